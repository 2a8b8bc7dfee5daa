import { inKeyOrder } from './key-order.ts'
import { type Style, styleKey } from './style.ts'

/**
 * `one-line`: it must stay in one line. `lines`: over several lines, like the value it replaces. `custom`: in
 * the style of the file.
 */
export type Form = 'one-line' | 'lines' | 'custom'

/** Where a value is written. */
export interface Setting {
  /** Indentation of the line it starts in. */
  readonly indent: string
  readonly form: Form
  /** The key it is written under, with `[]` for an item of a list; decides the style. */
  readonly key: string | undefined
}

/** Lists and objects longer than this are split into lines, unless they must be one line. */
const WIDTH = 120

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Returns the style key of the items of a list. */
export const itemKey = (key: string | undefined): string | undefined => (key === undefined ? key : `${key}[]`)

/** Whether the style of the file writes a list or object under `key` in one line. */
export function isShort(value: unknown, key: string | undefined, style: Style): boolean {
  const isPlainList = Array.isArray(value) && value.every(isPlain)
  const customary = key === undefined ? undefined : style.inline.get(styleKey(key, isPlainList))
  return style.flat || (customary ?? (isPlainList && style.shortLists))
}

/** Returns the JSON of a value in the style of a file. */
export function writeValue(value: unknown, style: Style, setting: Setting): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const oneLine = setting.form === 'one-line'
  if (oneLine || (setting.form === 'custom' && isShort(value, setting.key, style))) {
    const short = bracket(value, members(value, style, { ...setting, form: 'one-line' }), style)
    if (oneLine || style.flat || short.length <= WIDTH) return short
  }
  const inner: Setting = { ...setting, form: 'custom', indent: setting.indent + style.unit }
  return bracket(value, members(value, style, inner), style, setting.indent)
}

function members(value: object, style: Style, setting: Setting): readonly string[] {
  return Array.isArray(value)
    ? value.map(item => writeValue(item, style, { ...setting, key: itemKey(setting.key) }))
    : inKeyOrder(Object.entries(value), setting.key, style).map(([key, item]) =>
        writeProperty(key, item, style, setting),
      )
}

/** Returns a key with its value in the style of a file. */
export const writeProperty = (key: string, value: unknown, style: Style, setting: Setting): string =>
  `${JSON.stringify(key)}${style.colon}${writeValue(value, style, { ...setting, key })}`

/** Puts brackets around written members: over several lines if `indent` is given. */
function bracket(value: object, written: readonly string[], style: Style, indent?: string): string {
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (written.length === 0) return open + close
  if (indent === undefined) {
    const padding = open === '{' ? style.padding : ''
    return open + padding + written.join(`,${style.gap}`) + padding + close
  }
  const line = style.eol + indent + style.unit
  return `${open}${line}${written.join(`,${line}`)}${style.trailingComma ? ',' : ''}${style.eol}${indent}${close}`
}
