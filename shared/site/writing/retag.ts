import { type BlockChange, firstSound } from '../../page/blocks/change.ts'
import { readBlocks } from '../../page/blocks/read-blocks.ts'
import { changedShape, shapeOf } from '../../page/blocks/shape.ts'
import { type BlockRun, blocksOfRun } from '../../page/blocks/source-block.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { Meter } from '../../page/tags/braces.ts'
import { readTag } from '../../page/tags/tag.ts'
import type { TextEdit } from '../../text/edit.ts'

const BOXES = /^(?:Note|Tip|Info|Warning|Danger|Check|Callout|Accordion)$/

/**
 * Returns the change that gives a callout or accordion another name and leaves everything else in it;
 * undefined for other blocks.
 */
export function retagged(
  page: ParsedPage,
  run: BlockRun,
  name: string,
  untitled: string,
): BlockChange | undefined {
  const { text } = page
  const root = readBlocks(page)
  const [block, ...more] = blocksOfRun(root, run)
  if (!block || more.length > 0 || !BOXES.test(block.name) || !BOXES.test(name)) return undefined
  const { from, to } = block
  const tag = readTag(text, from, to, new Meter(to - from))
  const close = /<\/\s*([\w.]+)\s*>\s*$/.exec(text.slice(from, to))
  if (tag?.kind !== 'open' || close?.[1] !== block.name) return undefined
  const hasTitle = tag.attributes.some(attribute => attribute.name === 'title')
  const title = name === 'Accordion' && !hasTitle ? ` title="${untitled}"` : ''
  const { length } = block.name
  const closing = from + close.index + close[0].indexOf(block.name)
  const edits: readonly TextEdit[] = [
    { offset: from + 1, length, text: name + title },
    { offset: closing, length, text: name },
  ]
  const own = shapeOf(text, block)
  const renamed = own.own.replace(`component ${block.name}`, `component ${name}`)
  const shape = {
    ...own,
    own: (block.content
      ? renamed
      : renamed.replace(new RegExp(`</(\\s*)${block.name}(\\s*>)$`), `</$1${name}$2`)
    ).replace(`<${block.name}`, `<${name}${title}`),
  }
  const place = { container: run.container, index: run.first }
  const change = firstSound(page, [{ others: edits }], {
    shape: changedShape(shapeOf(text, root), { removed: run, place, inserted: [shape] }),
    countings: [],
  })
  return (
    change && { ...change, block: { from: block.start, to: to + 2 * (name.length - length) + title.length } }
  )
}
