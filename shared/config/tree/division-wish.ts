import type { JsonPath } from '../json/pointer.ts'
import type { DivisionKind } from '../navigation/containers.ts'
import type { Place } from './slot.ts'

/** A division that a person wants, and what should be in it. */
export interface DivisionWish {
  readonly kind: DivisionKind
  readonly name: string
  /** The groups and pages that move into it; none for a link, or for a division that starts empty. */
  readonly entries: readonly JsonPath[]
  /** Where it should be; absent: where its kind fits best around the entries. */
  readonly place?: Place
  /** The name of the division for everything else, where there must be one. */
  readonly rest?: string
  /** The folder of its pages; tabs and anchors of the older form only. */
  readonly folder?: string
  /** The address that it opens instead of pages. */
  readonly href?: string
}
