import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { type Attributes, element, type Html, join, none } from '../base/html.ts'

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

const inside = (nodes: readonly PageNode[]): Html =>
  join(nodes.map(node => (node.kind === 'tag' || node.kind === 'element' ? part(node) : none)))

function part(node: PageNode): Html {
  if (node.kind !== 'tag') return none
  return ELEMENTS.has(node.name) && node.name !== 'title' && node.name !== 'svg'
    ? element(node.name, keptAttributes(node), inside(node.children))
    : none
}

/** Renders an inline drawing: shapes and colors, nothing that could load or run. */
export const writeSvg = (tag: TagNode): Html =>
  element('svg', { ...keptAttributes(tag), class: 'drawing', 'aria-hidden': 'true' }, inside(tag.children))
