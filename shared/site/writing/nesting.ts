import type { Nesting } from '../../page/blocks/places.ts'
import type { SourceBlock } from '../../page/blocks/source-block.ts'
import { descriptions } from '../components/descriptions.ts'

/** Components that hold nothing but certain blocks: the names of components, or `code`. */
const ONLY: Readonly<Record<string, readonly string[]>> = {
  Steps: ['Step'],
  Tabs: ['Tab'],
  AccordionGroup: ['Accordion'],
  CodeGroup: ['code'],
  RequestExample: ['code'],
  ResponseExample: ['code'],
  Tree: ['Tree.Folder', 'Tree.File'],
  'Tree.Folder': ['Tree.Folder', 'Tree.File'],
  Color: ['Color.Row', 'Color.Item'],
  'Color.Row': ['Color.Item'],
}

/** HTML elements whose content is Markdown like that of a page. */
const HTML = /^(?:div|section|article|details|center|aside|figure)$/

/** Components with text of their own kind, which Markdown is not. */
const OTHER = new Set(['Latex', 'Mermaid', 'Snippet', 'Icon'])

const ITEM_KINDS: ReadonlySet<SourceBlock['kind']> = new Set(['heading', 'rule', 'module'])

function mayHold(parent: SourceBlock, child: SourceBlock): boolean {
  if (child.kind === 'module') return parent.kind === 'page'
  const within = child.kind === 'component' ? descriptions.get(child.name)?.within : undefined
  if (within) return parent.kind === 'component' && within.includes(parent.name)
  if (parent.kind === 'list') return !ITEM_KINDS.has(child.kind)
  if (parent.kind !== 'component') return true
  const only = Object.hasOwn(ONLY, parent.name) ? ONLY[parent.name] : undefined
  if (only) return only.includes(child.kind === 'component' ? child.name : child.kind)
  if (OTHER.has(parent.name)) return false
  return /^[A-Z]/.test(parent.name) || HTML.test(parent.name)
}

/** Which blocks may stand in which, by the descriptions of the components. */
export const nesting: Nesting = { mayHold }
