import type { ApiNode } from '../document/node.ts'
import { type OpenSchemas, opening } from './parts.ts'

/** Where in a schema its reader is. */
export interface Level {
  readonly depth: number
  /** The number of single choices that were skipped on the way here. */
  readonly unwrapped: number
  readonly open: OpenSchemas
  /** Values of outer schemas, which are described there already. */
  readonly held: ReadonlySet<unknown> | undefined
  /** In no field of another schema: its fields are never left out. */
  readonly isTop: boolean
}

/** The level inside the schemas in `opened`. */
export const deeper = (level: Level, opened: readonly ApiNode[], held?: ReadonlySet<unknown>): Level => ({
  ...level,
  depth: level.depth + 1,
  open: opening(level.open, opened),
  held,
})

/** The level of a field. */
export const inField = (level: Level): Level => ({ ...level, isTop: false })
