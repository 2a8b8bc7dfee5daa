import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { type Attributes, element, type Html, join, none } from '../base/html.ts'
import type { Scope } from '../base/scope.ts'
import { textOf } from '../components/values.ts'
import { safeClasses } from './classes.ts'

const ELEMENTS: ReadonlySet<string> = new Set(
  'svg g path circle rect line ellipse polygon polyline defs linearGradient radialGradient stop clipPath title'.split(
    ' ',
  ),
)
const NAMES: ReadonlySet<string> = new Set(
  'viewBox width height fill stroke d cx cy r rx ry x y x1 y1 x2 y2 points transform offset opacity fill-rule clip-rule fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-opacity stroke-dasharray stop-color stop-opacity gradientUnits'.split(
    ' ',
  ),
)

const kebab = (name: string) =>
  /^(viewBox|gradientUnits)$/.test(name) ? name : name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

// A drawing may not contain any address, not even of its own elements.
const harmless = (value: string) => !/url|[;<>\\]|^\s*\w+:/i.test(value)

function keptAttributes(tag: TagNode): Attributes {
  const found: Record<string, string> = {}
  for (const [written, value] of Object.entries(tag.attributes)) {
    const name = kebab(written)
    const shown = value.kind === 'literal' ? String(value.value) : ''
    if (NAMES.has(name) && shown !== '' && harmless(shown)) found[name] = shown
  }
  return found
}

/** The attributes of a part of a drawing, with those of its classes that have styles. */
const attributesOf = (tag: TagNode, scope: Scope): Attributes => ({
  ...keptAttributes(tag),
  class: safeClasses(textOf(tag, 'className', 'class'), scope),
})

const inside = (nodes: readonly PageNode[], scope: Scope): Html =>
  join(nodes.map(node => (node.kind === 'tag' || node.kind === 'element' ? part(node, scope) : none)))

function part(node: PageNode, scope: Scope): Html {
  if (node.kind !== 'tag') return none
  return ELEMENTS.has(node.name) && node.name !== 'title' && node.name !== 'svg'
    ? element(node.name, attributesOf(node, scope), inside(node.children, scope))
    : none
}

/** Renders an inline drawing: shapes and colors, nothing that could load or run. */
export function writeSvg(tag: TagNode, scope: Scope): Html {
  const { class: classes, ...rest } = attributesOf(tag, scope)
  const drawing = classes === undefined ? 'drawing' : `drawing ${classes}`
  return element('svg', { ...rest, class: drawing, 'aria-hidden': 'true' }, inside(tag.children, scope))
}
