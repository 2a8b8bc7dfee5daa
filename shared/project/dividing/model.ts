import type { DivisionKind } from '../../config/navigation/containers.ts'
import type { FileMove, MovePlan } from '../moving/model.ts'

/** A division that a person wants, made of groups and pages. Entries and places are JSON pointers into docs.json. */
export interface DivisionRequest {
  readonly kind: DivisionKind
  readonly name: string
  /** The groups and pages that it gets. */
  readonly entries: readonly string[]
  /** Where it should be; absent: where its kind fits best around the entries. */
  readonly place?: { readonly at: string; readonly position: 'before' | 'after' | 'into' }
  /** The name of the division for everything else, where there must be one. */
  readonly rest?: string
  /** The folder of its pages; tabs and anchors of the older form only. */
  readonly folder?: string
  /** The address that it opens instead of pages. */
  readonly href?: string
  /** Old addresses of pages redirect to the new ones. */
  readonly redirects: boolean
}

/** What making a division changes besides the navigation, before it is made. */
export interface DivisionPlan extends MovePlan {
  /** The files that move into the folder of the division. */
  readonly moves: readonly FileMove[]
}
