import type { ReactNode } from 'react'
import { Bar, Box, Dot, Line, Lines, Stroke } from './shapes.tsx'

const callout = (tone: 'accent' | 'success' | 'warning' | 'danger' | 'text') => (
  <>
    <Box x={5} y={8} width={38} height={16} tone={tone} />
    <Dot x={11} y={14} size={2.5} tone={tone} />
    <Lines x={17} y={13} widths={[20, 14]} />
  </>
)

const step = (y: number) => (
  <g key={y}>
    <Dot x={11} y={y} size={3} tone="accent" />
    <Bar x={18} y={y - 3} width={14} />
    <Line x={18} y={y + 3} width={22} />
  </g>
)

const accordion = (y: number) => (
  <g key={y}>
    <Box x={6} y={y} width={36} height={7} />
    <Stroke points={`9,${y + 2.5} 11,${y + 4.5} 13,${y + 2.5}`} />
    <Line x={17} y={y + 2.5} width={18} />
  </g>
)

const card = (x: number, width: number) => (
  <g key={x}>
    <Box x={x} y={6} width={width} height={20} />
    <Dot x={x + 5} y={12} tone="accent" />
    <Bar x={x + 3} y={16} width={width - 9} />
    <Line x={x + 3} y={22} width={width - 7} />
  </g>
)

const tabs = (
  <>
    <Bar x={7} y={6} width={9} tone="accent" />
    <Bar x={19} y={6} width={9} tone="line" />
    <Box x={6} y={13} width={36} height={14} />
    <Lines x={10} y={17} widths={[24, 16]} />
  </>
)

/** Pictures of components that arrange content, by the names of their tags. */
export const layoutPictures: Readonly<Record<string, ReactNode>> = {
  Note: callout('accent'),
  Info: callout('text'),
  Callout: callout('text'),
  Tip: callout('success'),
  Check: callout('success'),
  Warning: callout('warning'),
  Danger: callout('danger'),
  Banner: (
    <>
      <Box x={4} y={5} width={40} height={7} tone="accent" isFilled />
      <Lines x={8} y={17} widths={[32, 26]} />
    </>
  ),
  Steps: (
    <>
      <Stroke points="11,10 11,24" tone="line" />
      {[9, 23].map(step)}
    </>
  ),
  Step: step(16),
  Tabs: tabs,
  Tab: tabs,
  View: tabs,
  Accordion: (
    <>
      <Box x={6} y={6} width={36} height={20} />
      <Stroke points="9,10 11,12 13,10" tone="accent" />
      <Line x={17} y={10} width={18} tone="text" />
      <Lines x={10} y={17} widths={[28, 20]} />
    </>
  ),
  AccordionGroup: [4, 12.5, 21].map(accordion),
  Card: card(12, 24),
  CardGroup: [card(5, 18), card(25, 18)],
  Columns: (
    <>
      <Lines x={6} y={8} widths={[16, 14, 16, 12]} />
      <Lines x={27} y={8} widths={[15, 16, 12, 15]} />
    </>
  ),
  Column: (
    <>
      <Box x={14} y={4} width={20} height={24} tone="accent" />
      <Lines x={17} y={8} widths={[14, 12, 14, 10]} />
    </>
  ),
  Tile: (
    <>
      <Box x={12} y={5} width={24} height={22} />
      <Box x={12} y={5} width={24} height={10} tone="line" isFilled />
      <Bar x={15} y={19} width={13} />
    </>
  ),
  Panel: (
    <>
      <Lines x={5} y={8} widths={[19, 17, 19, 12]} />
      <Box x={29} y={5} width={14} height={22} tone="accent" />
      <Lines x={32} y={10} widths={[8, 6]} />
    </>
  ),
  Update: (
    <>
      <Bar x={5} y={7} width={9} tone="accent" />
      <Stroke points="18,5 18,27" tone="line" />
      <Bar x={22} y={7} width={14} />
      <Lines x={22} y={15} widths={[20, 16]} />
    </>
  ),
  Frame: (
    <>
      <Box x={5} y={4} width={38} height={20} tone="accent" />
      <Box x={9} y={7} width={30} height={14} tone="line" isFilled />
      <Line x={17} y={27} width={14} />
    </>
  ),
}
