import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { markerOf } from './slices.ts'
import { type BlockPath, blockAtPath, runAt, type SourceBlock } from './source-block.ts'

/** How a numbered list counts. */
export interface Counting {
  /** An offset in one of the list's items. */
  readonly offset: number
  readonly start: number
  /** 0 if all items have the same number. */
  readonly step: 0 | 1
}

const numberOf = (text: string, item: SourceBlock): number => Number.parseInt(markerOf(text, item), 10)

/** Returns how the list at the end of a path counts; undefined for other blocks and for lists without order. */
export function countingOf(
  text: string,
  root: SourceBlock,
  path: BlockPath,
): Omit<Counting, 'offset'> | undefined {
  const list = blockAtPath(root, path)
  const items = list?.content?.blocks ?? []
  const [first] = items
  if (list?.name !== 'ol' || !first) return undefined
  const start = numberOf(text, first)
  const step = ([1, 0] as const).find(by =>
    items.every((item, index) => numberOf(text, item) === start + index * by),
  )
  return step === undefined ? undefined : { start, step }
}

/** Returns the edits that give an item its number; its lines stay inside it when the number gets longer. */
function renumber(text: string, item: SourceBlock, number: number): readonly TextEdit[] {
  const marker = markerOf(text, item)
  const wanted = `${number}${marker.slice(-1)}`
  if (wanted === marker) return []
  const edits: TextEdit[] = [{ offset: item.from, length: marker.length, text: wanted }]
  const by = wanted.length - marker.length
  const column = item.from - item.start + marker.length + 1
  for (
    let at = text.indexOf('\n', item.from) + 1;
    by !== 0 && at > 0 && at < item.to;
    at = text.indexOf('\n', at) + 1
  ) {
    const lead = /^[ >]*/.exec(text.slice(at, at + column + 1))?.[0] ?? ''
    if (lead.length < column) continue
    edits.push({ offset: at + column - 1, length: Math.max(0, -by), text: ' '.repeat(Math.max(0, by)) })
  }
  return edits
}

/** Returns the edits that make lists count again as they did before blocks came or went. */
export function countAgain(text: string, root: SourceBlock, countings: readonly Counting[]): TextEdits {
  const done = new Set<SourceBlock>()
  const edits = countings.flatMap(({ offset, start, step }) => {
    const path = runAt(root, { from: offset, to: offset })?.container
    const list = path && blockAtPath(root, path)
    if (list?.name !== 'ol' || done.has(list)) return []
    done.add(list)
    return (list.content?.blocks ?? []).flatMap((item, index) => renumber(text, item, start + index * step))
  })
  return edits.toSorted((one, other) => one.offset - other.offset)
}
