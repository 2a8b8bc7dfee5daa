import type { ReactNode } from 'react'

/** The parts that pictures of blocks are drawn from, in a field of 48 by 32 units and the colors of the window. */

type Tone = 'line' | 'text' | 'accent' | 'success' | 'warning' | 'danger'

const COLORS: Readonly<Record<Tone, string>> = {
  line: 'var(--line-strong)',
  text: 'var(--text-faint)',
  accent: 'var(--accent)',
  success: 'var(--success-text)',
  warning: 'var(--warning-text)',
  danger: 'var(--danger)',
}

interface Place {
  readonly x: number
  readonly y: number
}

/** A line of text. */
export const Line = ({ x, y, width, tone = 'line' }: Place & { width: number; tone?: Tone }) => (
  <rect x={x} y={y} width={width} height={2} rx={1} fill={COLORS[tone]} />
)

/** A thick line, such as a heading. */
export const Bar = ({ x, y, width, tone = 'text' }: Place & { width: number; tone?: Tone }) => (
  <rect x={x} y={y} width={width} height={4} rx={1.5} fill={COLORS[tone]} />
)

/** A frame around something; filled it is a surface. */
export const Box = ({
  x,
  y,
  width,
  height,
  tone = 'line',
  isFilled = false,
}: Place & { width: number; height: number; tone?: Tone; isFilled?: boolean }) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx={2}
    fill={isFilled ? COLORS[tone] : 'none'}
    stroke={COLORS[tone]}
    strokeWidth={1.2}
  />
)

/** A point, such as the bullet of a list. */
export const Dot = ({ x, y, size = 2, tone = 'text' }: Place & { size?: number; tone?: Tone }) => (
  <circle cx={x} cy={y} r={size} fill={COLORS[tone]} />
)

/** A stroke through points. */
export const Stroke = ({ points, tone = 'text' }: { points: string; tone?: Tone }) => (
  <polyline
    points={points}
    fill="none"
    stroke={COLORS[tone]}
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

/** Lines of text below each other. */
export const Lines = ({ x, y, widths }: Place & { widths: readonly number[] }) => (
  <path
    d={widths.map((width, row) => `M${x + 1} ${y + 1 + 5 * row}h${width - 2}`).join('')}
    fill="none"
    stroke={COLORS.line}
    strokeWidth={2}
    strokeLinecap="round"
  />
)

/** A picture. */
export const Picture = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 48 32" aria-hidden focusable="false">
    {children}
  </svg>
)
