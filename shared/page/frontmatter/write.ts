/** Words and numbers that YAML, or an older version of it, does not read as text. */
const NOT_TEXT =
  /^(?:~|null|true|false|yes|no|on|off|y|n|[-+]?[\d.][\d_,.:]*(?:e[-+]?\d+)?|[-+]?\.(?:inf|nan)|0[xob][\da-f_]+|\d{4}-\d\d?-\d\d?.*)$/i
const INDICATOR = /^[-?:,[\]{}#&*!|>'"%@`=<]/
const INSIDE = /:(?:\s|$)|\s#|[,[\]{}]/
// Characters that cannot be written as they are: control characters, odd line ends, lone surrogates.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u

/** Whether a text can be written without quotes, in a line or in brackets. */
const isPlain = (text: string): boolean =>
  text !== '' &&
  text === text.trim() &&
  !INDICATOR.test(text) &&
  !text.startsWith('...') &&
  !NOT_TEXT.test(text) &&
  !UNPRINTABLE.test(text) &&
  !INSIDE.test(text)

/** Like {@link isPlain}, for a line of its own, where brackets and commas have no meaning. */
const isPlainInLine = (text: string): boolean => isPlain(text.replace(/(?<=.)[,[\]{}]/gs, 'x'))

/** Returns a text in double quotes. */
export const quoteDouble = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Returns a text in single quotes; `undefined` if it needs escapes. */
const quoteSingle = (text: string): string | undefined =>
  UNPRINTABLE.test(text) ? undefined : `'${text.replaceAll("'", "''")}'`

/** The possible values of a page's field. */
export type FieldValue = Scalar | readonly Scalar[]

type Scalar = string | number | boolean

const writeItem = (item: Scalar, style: string): string =>
  typeof item === 'string' ? writeText(item, style, true) : String(item)

/** Returns a text as a one-line value, in `style` if the text allows it. */
export function writeText(text: string, style: string, inBrackets: boolean): string {
  if (style === 'single') return quoteSingle(text) ?? quoteDouble(text)
  const bare = inBrackets ? isPlain(text) : isPlainInLine(text)
  return style === 'plain' && bare ? text : quoteDouble(text)
}

/** Returns a name as a key. */
export const writeKey = (key: string): string => (isPlain(key) ? key : quoteDouble(key))

/** Returns values as a list in brackets. */
export const flowList = (items: readonly Scalar[], style: string): string =>
  `[${items.map(item => writeItem(item, style)).join(', ')}]`

/** Returns values as a multi-line list; `separator` is the line end with the indentation. */
export const blockList = (items: readonly Scalar[], style: string, separator: string): string =>
  items.map(item => `- ${writeItem(item, style)}`).join(separator)

/** The form of a multi-line text. */
interface BlockForm {
  /** Lines are joined (`>`), as far as the text allows. */
  readonly folded: boolean
  readonly eol: string
  readonly indent: string
}

/** Returns a multi-line text (`|` or `>`); `undefined` if it cannot be written like that. */
export function blockText(text: string, { folded, eol, indent }: BlockForm): string | undefined {
  const ends = text.endsWith('\n')
  const body = ends ? text.slice(0, -1) : text
  const lines = body.split('\n')
  const fits = body.trim() !== '' && !/^\s|\n$/.test(body) && lines.every(line => !UNPRINTABLE.test(line))
  if (!fits || lines.some(line => line !== '' && line.trim() === '')) return undefined
  const header = `${folded && lines.length === 1 ? '>' : '|'}${ends ? '' : '-'}`
  return [header, ...lines.map(line => (line === '' ? '' : indent + line))].join(eol)
}
