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

function titlesIn(nodes: readonly PageNode[], size?: string): readonly StepTitle[] {
  return nodes.flatMap((node): readonly StepTitle[] => {
    if (node.kind === 'element') return titlesIn(node.children)
    if (node.kind !== 'tag') return []
    if (node.name === 'Steps') return titlesIn(node.children, titleSizeOf(node))
    const below = titlesIn(node.children)
    const own = textOf(node, 'titleSize') === undefined ? size : titleSizeOf(node)
    const title = textOf(node, 'title')
    if (node.name !== 'Step' || own === undefined || title === undefined) return below
    return [{ tag: node, title: title.replaceAll('`', ''), level: Number(own.slice(1)) }, ...below]
  })
}

const known = new WeakMap<Block, readonly StepTitle[]>()

function titlesOf(block: Block): readonly StepTitle[] {
  const found = known.get(block) ?? titlesIn(block.nodes)
  known.set(block, found)
  return found
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
