import { isInLine } from '../../page/markdown/math.ts'
import { holdText } from '../../page/parse/text.ts'
import type { PageNode, TagNode } from '../../page/tree/tree.ts'

const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br button cite code dfn del em font i img ins kbd label mark output q rp rt ruby s samp small span strike strong sub sup svg time tt u var wbr Icon Tooltip Badge Link Popup'.split(
    ' ',
  ),
)
const INLINE_ELEMENTS: ReadonlySet<string> = new Set('a br code del em img strong sup sub input'.split(' '))

const COMPONENTS: ReadonlySet<string> = new Set(
  'Note Tip Warning Info Check Danger Banner Accordion AccordionGroup Card CardGroup CodeBlock CodeGroup Columns Expandable FileTree Frame Heading GitHub.Repo Github.Repo Callout Column Latex MDX Panel ParamField PopupContent PopupTrigger RequestExample ResponseExample ResponseField Step Steps Tab Tabs Tile Tree Tree.File Tree.Folder Update Color Color.Item Color.Row Prompt View Visibility'.split(
    ' ',
  ),
)

/** Whether this folder knows a component or inline tag of that name. */
export const isKnownName = (name: string): boolean => COMPONENTS.has(name) || INLINE_TAGS.has(name)

// An unknown tag is rendered like its children.
const isBlockTag = (name: string, inline: boolean) =>
  COMPONENTS.has(name) || !(INLINE_TAGS.has(name) || (inline && /^[A-Z]|[.:]/.test(name)))

/** Whether the node is rendered as a block, so that it must not be inside a paragraph. */
export function isBlock(node: PageNode): boolean {
  switch (node.kind) {
    case 'element':
      return !INLINE_ELEMENTS.has(node.name) || node.children.some(isBlock)
    case 'tag':
      if (node.name === 'Latex') return !node.inline && !isInLine(node)
      // Its content floats above the line.
      if (node.name === 'Popup') return false
      return isBlockTag(node.name, node.inline) || node.children.some(isBlock)
    case 'code':
    case 'broken':
      return true
    default:
      return false
  }
}

/** Whether a tag on its own stands around a line of text, as in `<Note>Text</Note>`. */
export const isAroundText = ({ inline, children }: TagNode): boolean =>
  !inline && !children.some(isBlock) && holdText(children)

/** Whether no paragraph can contain the node: it is a block, or a block floats above it. */
export const holdsBlock = (node: PageNode): boolean =>
  isBlock(node) ||
  ((node.kind === 'element' || node.kind === 'tag') &&
    ((node.kind === 'tag' && node.name === 'Popup') || node.children.some(holdsBlock)))
