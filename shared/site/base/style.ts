import type { AttributeValue, Literal } from '../../page/tree/tree.ts'

const SIZES = 'width height max-width min-width max-height min-height gap font-size line-height border-radius'
const SPACES = ['margin', 'padding'].flatMap(name => [
  name,
  ...['top', 'right', 'bottom', 'left'].map(side => `${name}-${side}`),
])
const OVERFLOW = /^(visible|hidden|auto|scroll|clip)$/
const KEYWORDS: Readonly<Record<string, RegExp>> = {
  'text-align': /^(left|right|center|start|end|justify)$/,
  'vertical-align': /^(top|middle|bottom|baseline|sub|super)$/,
  display: /^(block|inline|inline-block|none|flex|grid)$/,
  'flex-wrap': /^(wrap|nowrap)$/,
  'flex-direction': /^(row|column)$/,
  'justify-content': /^(start|end|center|space-between|space-around|flex-start|flex-end)$/,
  'align-items': /^(start|end|center|baseline|stretch|flex-start|flex-end)$/,
  'object-fit': /^(contain|cover|fill|none|scale-down)$/,
  'object-position': /^(left|right|top|bottom|center|\d{1,3}%)(\s+(left|right|top|bottom|center|\d{1,3}%))?$/,
  'font-weight': /^(bold|bolder|lighter|normal|[1-9]00)$/,
  'font-style': /^(italic|normal)$/,
  float: /^(left|right|none)$/,
  'aspect-ratio': /^\d{1,4}(\.\d+)?(\s*\/\s*\d{1,4}(\.\d+)?)?$/,
  'white-space': /^(nowrap|normal|pre|pre-wrap)$/,
  overflow: OVERFLOW,
  'overflow-x': OVERFLOW,
  'overflow-y': OVERFLOW,
  // Not `fixed`: all others are clipped at the edge of the content, which is a paint container.
  position: /^(relative|absolute|sticky|static)$/,
}
const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i
const BORDER =
  /^(0|none|\d{1,2}(\.\d)?px\s+(solid|dashed|dotted|double)(\s+(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%/]{1,40}\)))?)$/i
const SIZE = /^(auto|0|\d{1,4}(\.\d{1,4})?(px|em|rem|%|vh|vw|ch)?|fit-content|min-content|max-content)$/
const SPACE = /^((auto|0|\d{1,3}(\.\d{1,4})?(px|em|rem|%|ch)?)(\s+|$)){1,4}$/
const OFFSET = /^(auto|0|-?\d{1,4}(\.\d{1,4})?(px|em|rem|%)?)$/

const RULES: ReadonlyMap<string, RegExp> = new Map([
  ...SIZES.split(' ').map(name => [name, SIZE] as const),
  ...SPACES.map(name => [name, SPACE] as const),
  ...Object.entries(KEYWORDS),
  ['color', COLOR] as const,
  ['background-color', COLOR] as const,
  ['background', COLOR] as const,
  ['border', BORDER] as const,
])
/** Properties that only matter together with `position`, and are kept only with it. */
const PLACES: ReadonlyMap<string, RegExp> = new Map([
  ...['top', 'right', 'bottom', 'left', 'inset'].map(name => [name, OFFSET] as const),
  ['z-index', /^-?\d{1,2}$/] as const,
])
/** Widths that are limited to the width of the container, since they may be wider than a phone. */
const BOUNDED: ReadonlySet<string> = new Set(['max-width', 'min-width'])
/** Spaces that leave no room for words on a phone, which take at most a quarter of its width. */
const WIDE_SPACE = /\b(\d{3}(?:\.\d+)?px|\d{2,3}(?:\.\d+)?(?:r?em|ch))(?=\s|$)/g
const SPACED = /^(?:margin|padding)/
const LENGTH = /^\d+(\.\d+)?(px|em|rem|vw|ch)?$/
const UNITLESS: ReadonlySet<string> = new Set(['line-height', 'font-weight', 'aspect-ratio', 'z-index'])

type Declaration = readonly [property: string, value: string]

const propertyOf = (name: string) => name.trim().replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

function kept([name, value]: Declaration, rules: ReadonlyMap<string, RegExp>): string {
  const property = propertyOf(name)
  const written = value.trim().replace(/;+$/, '')
  if (written.length >= 100 || rules.get(property)?.test(written) !== true) return ''
  // On a narrow page, the site's styles let lines break.
  if (property === 'white-space' && written === 'nowrap') return `${property}:var(--nowrap,nowrap)`
  if (SPACED.test(property)) return `${property}:${written.replace(WIDE_SPACE, 'min($1,25vw)')}`
  const bounded = BOUNDED.has(property) && LENGTH.test(written) && written !== '0'
  return `${property}:${bounded ? `min(${written},100%)` : written}`
}

function pairs(value: Literal): readonly Declaration[] {
  if (typeof value === 'string') {
    return value.split(';').map(part => {
      const colon = part.indexOf(':')
      return [part.slice(0, Math.max(0, colon)).toLowerCase(), part.slice(colon + 1)] as const
    })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).map(([name, each]) => {
    const unit = typeof each === 'number' && each !== 0 && !UNITLESS.has(propertyOf(name))
    return [
      name,
      typeof each === 'string' || typeof each === 'number' ? `${each}${unit ? 'px' : ''}` : '',
    ] as const
  })
}

/** The declarations of an author, each with what is kept of it. */
function declarations(
  value: AttributeValue | undefined,
): readonly { readonly property: string; readonly kept: string }[] {
  if (value?.kind !== 'literal') return []
  const written = pairs(value.value)
  const isPlaced = written.some(each => propertyOf(each[0]) === 'position' && kept(each, RULES) !== '')
  const rules = isPlaced ? new Map([...RULES, ...PLACES]) : RULES
  return written.map(each => ({ property: propertyOf(each[0]), kept: kept(each, rules) }))
}

/** Returns the harmless part of an author's styles; `undefined` if nothing is left. */
export function safeStyle(value: AttributeValue | undefined): string | undefined {
  const found = declarations(value).flatMap(({ kept }) => (kept === '' ? [] : [kept]))
  return found.length === 0 ? undefined : found.join(';')
}

/** Returns the properties of an author's styles that are dropped. */
export const lostStyles = (value: AttributeValue | undefined): readonly string[] => [
  ...new Set(
    declarations(value).flatMap(({ property, kept }) => (kept === '' && property !== '' ? [property] : [])),
  ),
]
