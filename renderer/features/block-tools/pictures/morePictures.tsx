import type { ReactNode } from 'react'
import { Bar, Box, Dot, Line, Lines, Stroke } from './shapes.tsx'

const code = (
  <>
    <Box x={6} y={5} width={36} height={22} />
    <Stroke points="13,12 9,16 13,20" tone="accent" />
    <Lines x={18} y={11} widths={[18, 12, 16]} />
  </>
)

const example = (points: string) => (
  <>
    <Box x={20} y={5} width={23} height={22} />
    <Lines x={24} y={10} widths={[14, 10, 12]} />
    <Stroke points={points} tone="accent" />
  </>
)

const field = (tone: 'accent' | 'success') => (
  <>
    <Bar x={6} y={9} width={14} tone={tone} />
    <Box x={23} y={8.5} width={10} height={5} />
    <Lines x={6} y={18} widths={[36, 26]} />
  </>
)

const tree = (
  <>
    <Box x={7} y={5} width={5} height={4} tone="accent" isFilled />
    <Line x={15} y={6} width={15} />
    <Stroke points="9.5,11 9.5,24.5 14,24.5" tone="line" />
    <Line x={22} y={14} width={17} />
    <Line x={22} y={23} width={13} />
    <Dot x={17} y={15} tone="text" />
    <Dot x={17} y={24} tone="text" />
  </>
)

const repository = (
  <>
    <Box x={6} y={6} width={36} height={20} />
    <Dot x={14} y={12} tone="accent" />
    <Dot x={14} y={21} tone="accent" />
    <Stroke points="14,12 14,21" tone="accent" />
    <Lines x={20} y={12} widths={[17, 12]} />
  </>
)

const swatches = (xs: readonly number[]) => (
  <>
    {xs.map((x, index) => (
      <Box
        key={x}
        x={x}
        y={8}
        width={8}
        height={11}
        tone={(['accent', 'success', 'warning', 'danger'] as const)[index % 4] ?? 'accent'}
        isFilled
      />
    ))}
    <Lines x={xs[0] ?? 6} y={24} widths={[xs.length * 9]} />
  </>
)

/** Pictures of code, fields, trees and what stands in a line, by the names of their tags without dots. */
export const morePictures: Readonly<Record<string, ReactNode>> = {
  CodeBlock: code,
  CodeGroup: (
    <>
      <Box x={6} y={5} width={36} height={22} />
      <Bar x={9} y={8} width={8} tone="accent" />
      <Bar x={20} y={8} width={8} tone="line" />
      <Lines x={10} y={16} widths={[24, 16]} />
    </>
  ),
  RequestExample: example('5,16 15,16 11,12 15,16 11,20'),
  ResponseExample: example('15,16 5,16 9,12 5,16 9,20'),
  ParamField: field('accent'),
  ResponseField: field('success'),
  Expandable: (
    <>
      <Stroke points="8,9 11,12 14,9" tone="accent" />
      <Bar x={18} y={8} width={16} />
      <Lines x={18} y={17} widths={[24, 18]} />
    </>
  ),
  Tree: tree,
  FileTree: tree,
  TreeFolder: (
    <>
      <Stroke points="14,22 14,10 20,10 22,12 34,12 34,22 14,22" tone="accent" />
    </>
  ),
  TreeFile: (
    <>
      <Stroke points="17,6 27,6 31,10 31,26 17,26 17,6" tone="accent" />
      <Lines x={20} y={14} widths={[8, 6]} />
    </>
  ),
  Icon: <Stroke points="24,6 27,13 34,14 29,19 30,26 24,22 18,26 19,19 14,14 21,13 24,6" tone="accent" />,
  Tooltip: (
    <>
      <Box x={9} y={5} width={30} height={11} tone="accent" />
      <Line x={14} y={9.5} width={20} />
      <Stroke points="22,16 24,19 26,16" tone="accent" />
      <Lines x={14} y={24} widths={[20]} />
    </>
  ),
  Popup: (
    <>
      <Box x={7} y={3} width={34} height={15} tone="accent" />
      <Line x={12} y={7.5} width={16} />
      <Line x={12} y={13} width={24} />
      <Stroke points="22,18 24,21 26,18" tone="accent" />
      <Lines x={14} y={26} widths={[20]} />
    </>
  ),
  PopupTrigger: (
    <>
      <Box x={7} y={3} width={34} height={15} />
      <Stroke points="22,18 24,21 26,18" />
      <Line x={14} y={26} width={20} tone="accent" />
    </>
  ),
  PopupContent: (
    <>
      <Box x={7} y={5} width={34} height={22} tone="accent" />
      <Lines x={12} y={11} widths={[16, 24, 20]} />
    </>
  ),
  MDX: (
    <>
      <Stroke points="11,6 7,6 7,26 11,26" tone="accent" />
      <Lines x={14} y={11} widths={[14, 20, 17]} />
      <Stroke points="37,6 41,6 41,26 37,26" tone="accent" />
    </>
  ),
  Heading: (
    <>
      <Bar x={9} y={8} width={22} tone="accent" />
      <Lines x={9} y={18} widths={[30, 26]} />
    </>
  ),
  Badge: (
    <>
      <rect x={12} y={11} width={24} height={10} rx={5} fill="var(--accent-soft)" stroke="var(--accent)" />
      <Line x={17} y={15} width={14} tone="accent" />
    </>
  ),
  Latex: <Stroke points="31,9 31,7 17,7 24,16 17,25 31,25 31,23" tone="accent" />,
  Prompt: (
    <>
      <Box x={5} y={8} width={38} height={16} />
      <Stroke points="10,13 13,16 10,19" tone="accent" />
      <Line x={17} y={15} width={18} />
    </>
  ),
  Visibility: (
    <>
      <Stroke points="7,16 15,9 24,7 33,9 41,16 33,23 24,25 15,23 7,16" />
      <Dot x={24} y={16} size={4} tone="accent" />
    </>
  ),
  Link: (
    <>
      <Line x={10} y={13} width={28} tone="accent" />
      <Stroke points="10,19 38,19" tone="accent" />
    </>
  ),
  GitHubRepo: repository,
  GithubRepo: repository,
  Color: swatches([6, 16, 26, 36]),
  ColorRow: swatches([11, 21, 31]),
  ColorItem: swatches([20]),
}
