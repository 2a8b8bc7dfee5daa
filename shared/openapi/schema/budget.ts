import type { SchemaView } from './view.ts'

/** How much one page shows of its schemas; shared by all of them. */
export interface SchemaBudget {
  nodes: number
  characters: number
}

/** What a page has room for. */
export const pageBudget = (): SchemaBudget => ({ nodes: 400, characters: 44_000 })

/** What one of the schemas of a page may take of it, so that something is left for the others. */
export const SHARE: SchemaBudget = { nodes: 150, characters: 18_000 }

/** How far over its room a page goes so that a level which was begun is whole, where it is not too long. */
export const OVER: SchemaBudget = { nodes: 150, characters: 14_000 }

/** About how many characters a page needs for a field, for one of its facts, for one of its values. */
const FIELD = 360
const FACT = 60
const VALUE = 30

/** Of what is left, at most this part is kept for the fields of one level. */
const KEPT = 2 / 3

/**
 * Keeps room for `count` fields of a level, so that what stands inside the first does not push out the last. Gives
 * the room of one field back with each call.
 */
export function keepRoom(budget: SchemaBudget, count: number): () => void {
  const room = Math.min(budget.nodes, budget.characters / FIELD)
  let kept = Math.max(0, Math.min(count, Math.floor(room * KEPT)))
  budget.nodes -= kept
  budget.characters -= kept * FIELD
  return () => {
    if (kept === 0) return
    kept -= 1
    budget.nodes += 1
    budget.characters += FIELD
  }
}

/** About how many characters of a page one schema takes, without its fields. */
export const lengthOf = ({
  description = '',
  facts,
  allowed,
}: Pick<SchemaView, 'description' | 'facts' | 'allowed'>): number =>
  FIELD + description.length + facts.length * FACT + Math.min(allowed?.length ?? 0, 60) * VALUE
