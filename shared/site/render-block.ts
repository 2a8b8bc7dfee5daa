import type { Block, PageNode } from '../page/tree/tree.ts'
import { scriptsIn } from './base/fonts.ts'
import { html } from './base/html.ts'
import type { Scope } from './base/scope.ts'
import type { Need } from './base/shipped.ts'
import { componentNamed } from './components/registry.ts'
import type { Anchors } from './nodes/anchors.ts'
import { writeNodes } from './nodes/node.ts'
import { filledNode } from './nodes/variables.ts'
import { type PictureSizes, sizeKey } from './pictures/load.ts'
import type { CachedBlock, LinkedAnchor, Site } from './plan/plan.ts'
import type { PageContext } from './shell/page-context.ts'

const PLAIN: ReadonlySet<string> = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote table hr'.split(' '))

// Whether the browser's parser keeps the node as one element, so that a block's HTML stays its element.
const isWhole = (node: PageNode) =>
  node.kind === 'code' ||
  node.kind === 'broken' ||
  (node.kind === 'element' && PLAIN.has(node.name)) ||
  (node.kind === 'tag' && componentNamed(node.name) !== undefined)

const isBeside = (node: PageNode) =>
  node.kind === 'tag' && /^(?:(?:Request|Response)Example|Panel)$/.test(node.name)

/** Draws the nodes as what the browser's parser keeps as one element. */
function drawTogether(nodes: readonly PageNode[], scope: Scope): string {
  const inner = writeNodes(nodes, scope)
  const [only, ...more] = nodes.filter(node => node.kind !== 'text' || node.value.trim() !== '')
  const whole = more.length === 0 && only !== undefined && isWhole(only)
  return whole || inner.trim() === '' ? inner.trim() : html`<div class="p">${inner}</div>`
}

const drawParts = (nodes: readonly PageNode[], scope: Scope) => ({
  html: drawTogether(
    nodes.filter(node => !isBeside(node)),
    scope,
  ),
  beside: writeNodes(nodes.filter(isBeside), scope),
})

const hasSizes = ({ sizes }: CachedBlock, pictures: PictureSizes) =>
  sizes.size === 0 || [...sizes].every(([file, key]) => sizeKey(pictures.get(file)) === key)

function fillingOf({ config }: Site): Scope['fill'] {
  const { newer } = config
  return newer && (node => filledNode(node, newer.variables ?? {}))
}

/** Draws a block; if nothing it depends on has changed, the one in `kept` is returned. */
export function renderBlock(
  block: Block,
  anchors: Anchors,
  context: PageContext,
  kept: WeakMap<Block, CachedBlock> | undefined,
): CachedBlock {
  const { site, pictures, texts } = context
  const known = kept?.get(block)
  const isStyled = context.utilities !== undefined
  const isStill = (one: LinkedAnchor) => site.hasAnchor(one.path, one.id) === one.exists
  if (
    known?.anchors === anchors.key &&
    known.texts === texts &&
    (known.classes !== undefined) === isStyled &&
    known.linkedAnchors.every(isStill) &&
    hasSizes(known, pictures)
  )
    return known
  const used = new Set<string>()
  const needs = new Set<Need>()
  const embedded = new Set<string>()
  const linkedAnchors: LinkedAnchor[] = []
  const sizes = new Map<string, string>()
  const styles = context.utilities && { known: context.utilities, used: new Set<string>() }
  // No spreading, which would add the members one by one, for each block.
  const scope: Scope = {
    routes: site.routes,
    icons: site.icons,
    preview: site.preview,
    page: context.path,
    prefix: context.prefix,
    texts,
    used,
    needs,
    embeds: { allowed: site.frameHosts, used: embedded },
    styles,
    sheetClasses: site.sheetClasses,
    anchors: anchors.ids,
    hasAnchor: (path, id) => {
      const isThere = site.hasAnchor(path, id)
      linkedAnchors.push({ path, id, exists: isThere })
      return isThere
    },
    sizeOf: file => {
      const size = pictures.get(file)
      sizes.set(file, sizeKey(size))
      return size
    },
    fill: fillingOf(site),
    flow: (nodes, as = scope) => writeNodes(nodes, as),
  }
  const drawn = drawParts(block.nodes, scope)
  const made = {
    ...drawn,
    line: 0,
    used: [...used],
    needs: [...needs, ...scriptsIn([drawn.html, drawn.beside])],
    embedded: [...embedded],
    classes: styles && [...styles.used],
    anchors: anchors.key,
    texts,
    linkedAnchors,
    sizes,
  }
  kept?.set(block, made)
  return made
}
