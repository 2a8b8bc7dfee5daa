import type { PageNode } from '../tree/tree.ts'
import { type BlockFacts, type FootnoteUse, NO_FACTS, type PageBlock } from './facts.ts'
import { noteSection } from './leaf-nodes.ts'

interface Note {
  readonly label: string
  readonly uses: number
  readonly nodes: readonly PageNode[]
}

/**
 * Returns the block that lists the footnotes used in `blocks`, and the index of the block that defines the
 * first; undefined if none is used. Its ranges count from that block. An unchanged `previous` is returned
 * again.
 */
export function noteBlock(
  blocks: readonly PageBlock[],
  previous: PageBlock | undefined,
): { readonly block: PageBlock; readonly at: number } | undefined {
  const uses = new Map<string, FootnoteUse>()
  for (const { facts } of blocks) {
    for (const note of facts.notes) {
      if (note.use > (uses.get(note.label)?.use ?? 0)) uses.set(note.label, note)
    }
  }
  if (uses.size === 0) return undefined
  const definers = new Map<string, number>()
  blocks.forEach(({ facts }, index) => {
    for (const label of facts.footnotes.keys()) if (!definers.has(label)) definers.set(label, index)
  })
  const notes = [...uses.values()].map(({ label, use }): Note => {
    const definer = blocks[definers.get(label) ?? -1]
    return { label, uses: use, nodes: definer?.facts.footnotes.get(label) ?? [] }
  })
  const at = definers.get(notes[0]?.label ?? '') ?? 0
  return { block: isSame(previous, notes) ? previous : makeBlock(notes), at }
}

function makeBlock(notes: readonly Note[]): PageBlock {
  const facts: BlockFacts = {
    ...NO_FACTS,
    notes: notes.map(({ label, uses }, i) => ({ label, use: uses, number: i + 1 })),
    footnotes: new Map(notes.map(({ label, nodes }) => [label, nodes])),
  }
  return { source: '', nodes: [noteSection(notes)], facts }
}

function isSame(previous: PageBlock | undefined, notes: readonly Note[]): previous is PageBlock {
  return (
    previous?.source === '' &&
    previous.facts.notes.length === notes.length &&
    notes.every(({ label, uses, nodes }, i) => {
      const before = previous.facts.notes[i]
      return before?.label === label && before.use === uses && previous.facts.footnotes.get(label) === nodes
    })
  )
}
