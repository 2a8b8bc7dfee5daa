import type { SchemaView } from './view.ts'

/** How much of its schemas one page shows; shared by all of them. */
export interface SchemaBudget {
  nodes: number
  characters: number
}

/** The budget of a page. */
export const pageBudget = (): SchemaBudget => ({ nodes: 400, characters: 44_000 })

/** The share of one schema of a page, so that something is left for the others. */
export const SHARE: SchemaBudget = { nodes: 150, characters: 18_000 }

/**
 * How far a page may exceed its budget to complete a level that was started, if the level is not too long.
 */
export const OVER: SchemaBudget = { nodes: 150, characters: 14_000 }

/**
 * How many nodes a page may exceed its budget by so that no field of the outermost objects is left out, whose content may
 * be.
 */
export const LISTED = 5000

/** About how many characters of a page a field, one of its facts, and one of its values take. */
const FIELD = 360
const FACT = 60
const VALUE = 30

/** At most this share of what is left is reserved for the fields of one level. */
const KEPT = 2 / 3

/**
 * Reserves budget for `count` fields of a level, so that the content of the first does not displace the last.
 * Each call returns the share of one field to the budget.
 */
export function reserve(budget: SchemaBudget, count: number): () => void {
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
