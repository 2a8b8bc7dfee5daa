import type { AttributeValue, Literal } from '../../page/tree/tree.ts'

const SIZES = 'width height max-width min-width max-height min-height gap font-size line-height border-radius'
const SPACES = ['margin', 'padding'].flatMap(name => [
  name,
  ...['top', 'right', 'bottom', 'left'].map(side => `${name}-${side}`),
])
const KEYWORDS: Readonly<Record<string, RegExp>> = {
  'text-align': /^(left|right|center|start|end|justify)$/,
  'vertical-align': /^(top|middle|bottom|baseline|sub|super)$/,
  display: /^(block|inline|inline-block|none|flex|grid)$/,
  'flex-wrap': /^(wrap|nowrap)$/,
  'flex-direction': /^(row|column)$/,
  'justify-content': /^(start|end|center|space-between|space-around|flex-start|flex-end)$/,
  'align-items': /^(start|end|center|baseline|stretch|flex-start|flex-end)$/,
  'object-fit': /^(contain|cover|fill|none|scale-down)$/,
  'font-weight': /^(bold|bolder|lighter|normal|[1-9]00)$/,
  'font-style': /^(italic|normal)$/,
  float: /^(left|right|none)$/,
  'aspect-ratio': /^\d{1,4}(\.\d+)?(\s*\/\s*\d{1,4}(\.\d+)?)?$/,
  'white-space': /^(nowrap|normal|pre|pre-wrap)$/,
}
const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i
const SIZE = /^(auto|0|\d{1,4}(\.\d{1,4})?(px|em|rem|%|vh|vw|ch)?|fit-content|min-content|max-content)$/
const SPACE = /^((auto|0|\d{1,3}(\.\d{1,4})?(px|em|rem|%|ch)?)(\s+|$)){1,4}$/

const RULES: ReadonlyMap<string, RegExp> = new Map([
  ...SIZES.split(' ').map(name => [name, SIZE] as const),
  ...SPACES.map(name => [name, SPACE] as const),
  ...Object.entries(KEYWORDS),
  ['color', COLOR] as const,
  ['background-color', COLOR] as const,
  ['background', COLOR] as const,
])
const UNITLESS: ReadonlySet<string> = new Set(['line-height', 'font-weight', 'aspect-ratio'])

function declaration(name: string, value: string): string {
  const property = name.trim().replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const written = value.trim().replace(/;+$/, '')
  return written.length < 100 && RULES.get(property)?.test(written) ? `${property}:${written}` : ''
}

function pairs(value: Literal): (readonly [string, string])[] {
  if (typeof value === 'string') {
    return value.split(';').map(part => {
      const colon = part.indexOf(':')
      return [part.slice(0, Math.max(0, colon)).toLowerCase(), part.slice(colon + 1)] as const
    })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).map(([name, each]) => {
    const unit =
      typeof each === 'number' &&
      each !== 0 &&
      !UNITLESS.has(name.replace(/[A-Z]/g, l => `-${l.toLowerCase()}`))
    return [
      name,
      typeof each === 'string' || typeof each === 'number' ? `${each}${unit ? 'px' : ''}` : '',
    ] as const
  })
}

/** Returns the harmless part of an author's styles; `undefined` if nothing is left. */
export function safeStyle(value: AttributeValue | undefined): string | undefined {
  if (value?.kind !== 'literal') return undefined
  const kept = pairs(value.value)
    .map(([name, each]) => declaration(name, each))
    .filter(each => each !== '')
  return kept.length === 0 ? undefined : kept.join(';')
}
