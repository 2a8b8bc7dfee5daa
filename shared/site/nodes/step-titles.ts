import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { Block, Heading, PageNode, TagNode } from '../../page/tree/tree.ts'
import { titleSizeOf } from '../components/steps.ts'
import { textOf } from '../components/values.ts'
import type { Anchors } from './anchors.ts'

/** A step whose title is a heading. */
interface StepTitle {
  readonly tag: TagNode
  readonly title: string
  readonly level: number
}

/** Adds the titles of steps in `nodes`; `size` is that of the list of steps around them. */
function addTitles(nodes: readonly PageNode[], size: string | undefined, found: StepTitle[]): void {
  for (const node of nodes) {
    if (node.kind === 'element') addTitles(node.children, undefined, found)
    else if (node.kind === 'tag') addTitlesOf(node, size, found)
  }
}

function addTitlesOf(tag: TagNode, size: string | undefined, found: StepTitle[]): void {
  if (tag.name === 'Steps') {
    addTitles(tag.children, titleSizeOf(tag), found)
    return
  }
  if (tag.name === 'Step') {
    const own = textOf(tag, 'titleSize') === undefined ? size : titleSizeOf(tag)
    const title = textOf(tag, 'title')
    if (own !== undefined && title !== undefined)
      found.push({ tag, title: title.replaceAll('`', ''), level: Number(own.slice(1)) })
  }
  addTitles(tag.children, undefined, found)
}

function titlesIn(nodes: readonly PageNode[]): readonly StepTitle[] {
  const found: StepTitle[] = []
  addTitles(nodes, undefined, found)
  return found
}

const known = new WeakMap<Block, readonly StepTitle[]>()

function titlesOf(block: Block): readonly StepTitle[] {
  const found = known.get(block)
  if (found) return found
  const made = titlesIn(block.nodes)
  known.set(block, made)
  return made
}

/** Returns the headings of a page in order, including the titles of steps that are rendered as headings. */
export function withStepTitles(page: ParsedPage, anchors: readonly Anchors[]): readonly Heading[] {
  if (page.blocks.every(block => titlesOf(block).length === 0)) return page.headings
  const found = page.blocks.flatMap((block, index) =>
    titlesOf(block).flatMap(({ tag, title, level }): Heading[] => {
      const id = anchors[index]?.ids.get(tag)
      const line = (page.starts[index] ?? 1) + tag.range.line
      return id === undefined ? [] : [{ level, text: title, id, line, inside: ['Steps'] }]
    }),
  )
  return [...page.headings, ...found].sort((a, b) => a.line - b.line)
}
