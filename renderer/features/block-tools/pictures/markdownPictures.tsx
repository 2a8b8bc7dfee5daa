import type { ReactNode } from 'react'
import { Bar, Box, Dot, Line, Lines, Stroke } from './shapes.tsx'

const rows = [9, 16, 23]

/** Pictures of blocks of Markdown, by the name of their message. */
export const markdownPictures: Readonly<Record<string, ReactNode>> = {
  heading: (
    <>
      <Bar x={7} y={7} width={26} />
      <Lines x={7} y={16} widths={[34, 30]} />
    </>
  ),
  subheading: (
    <>
      <Bar x={7} y={8} width={17} tone="line" />
      <Lines x={7} y={16} widths={[34, 30]} />
    </>
  ),
  bulletedList: rows.map(y => (
    <g key={y}>
      <Dot x={9} y={y} />
      <Line x={15} y={y - 1} width={24} />
    </g>
  )),
  numberedList: rows.map((y, index) => (
    <g key={y}>
      <Stroke points={`8,${y - 2} 9.5,${y - 3} 9.5,${y + 2}`} tone={index === 0 ? 'accent' : 'text'} />
      <Line x={15} y={y - 1} width={24} />
    </g>
  )),
  taskList: rows.map((y, index) => (
    <g key={y}>
      <Box x={7} y={y - 2.5} width={5} height={5} tone={index === 0 ? 'accent' : 'text'} />
      <Line x={16} y={y - 1} width={23} />
    </g>
  )),
  table: (
    <>
      <Box x={7} y={6} width={34} height={20} />
      <Box x={7} y={6} width={34} height={6} isFilled />
      <Stroke points="7,19 41,19" tone="line" />
      <Stroke points="24,12 24,26" tone="line" />
    </>
  ),
  codeBlock: (
    <>
      <Box x={6} y={6} width={36} height={20} />
      <Stroke points="14,12 10,16 14,20" tone="accent" />
      <Lines x={19} y={12} widths={[15, 10]} />
    </>
  ),
  image: (
    <>
      <Box x={8} y={5} width={32} height={22} />
      <Dot x={16} y={12} size={2.5} tone="accent" />
      <Stroke points="10,25 20,16 27,22 32,18 38,24" />
    </>
  ),
  quote: (
    <>
      <Stroke points="9,8 9,24" tone="accent" />
      <Lines x={14} y={10} widths={[26, 22, 16]} />
    </>
  ),
  divider: (
    <>
      <Lines x={7} y={6} widths={[34]} />
      <Stroke points="7,16 41,16" tone="text" />
      <Lines x={7} y={24} widths={[28]} />
    </>
  ),
}
