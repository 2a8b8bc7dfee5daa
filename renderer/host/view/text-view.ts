const WIDTHS = ['full', 'wide', 'medium', 'narrow'] as const
const TYPEFACES = ['code', 'sans', 'serif'] as const
const SPACINGS = ['compact', 'normal', 'loose'] as const
const SIZES = [12, 13, 14, 15, 16, 18, 20] as const

/** How the text of a page looks in its editor, and how the editor helps to concentrate on it. */
export interface TextView {
  /** Width of the text column in the middle of the pane; `full`: that of the pane. */
  readonly width: (typeof WIDTHS)[number]
  readonly typeface: (typeof TYPEFACES)[number]
  /** Pixels. */
  readonly size: (typeof SIZES)[number]
  /** Height of the lines. */
  readonly spacing: (typeof SPACINGS)[number]
  /** Long lines continue on the next line. */
  readonly wrap: boolean
  /** Every paragraph but that of the cursor is dimmed. */
  readonly focus: boolean
  /** The line of the cursor stays in the middle. */
  readonly typewriter: boolean
  /** Screen readers get every change at once, rather than at each pause in typing. */
  readonly screenReader: boolean
}

/** The choices for each setting of {@link TextView}, in their order. */
export const TEXT_VIEW_CHOICES = {
  width: WIDTHS,
  typeface: TYPEFACES,
  size: SIZES,
  spacing: SPACINGS,
} as const

/** The look of a text before a person chooses another one. */
export const DEFAULT_TEXT_VIEW: TextView = {
  width: 'full',
  typeface: 'code',
  size: 13,
  spacing: 'normal',
  wrap: true,
  focus: false,
  typewriter: false,
  screenReader: false,
}

const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find(choice => choice === value) ?? otherwise

/** Reads the stored look; settings of the wrong shape keep their default. */
export function readTextView(kept: unknown): TextView {
  const value: Partial<Record<keyof TextView, unknown>> = Object(kept)
  const flag = (name: 'wrap' | 'focus' | 'typewriter' | 'screenReader') =>
    typeof value[name] === 'boolean' ? value[name] : DEFAULT_TEXT_VIEW[name]
  return {
    width: oneOf(WIDTHS, value.width, DEFAULT_TEXT_VIEW.width),
    typeface: oneOf(TYPEFACES, value.typeface, DEFAULT_TEXT_VIEW.typeface),
    size: oneOf(SIZES, value.size, DEFAULT_TEXT_VIEW.size),
    spacing: oneOf(SPACINGS, value.spacing, DEFAULT_TEXT_VIEW.spacing),
    wrap: flag('wrap'),
    focus: flag('focus'),
    typewriter: flag('typewriter'),
    screenReader: flag('screenReader'),
  }
}
