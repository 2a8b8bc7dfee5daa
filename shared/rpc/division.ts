import { divisionContainers } from '../config/navigation/containers.ts'
import type { DivisionPlan, DivisionRequest } from '../project/dividing/model.ts'
import { takes } from './row.ts'
import { choice, flag, list, optional, record, type Shape, text } from './shape.ts'

const kinds = divisionContainers.map(({ kind }) => kind)

const division = {
  kind: choice(...kinds),
  name: text,
  entries: list(text),
  place: optional(record({ at: text, position: choice('before', 'after', 'into') })),
  rest: optional(text),
  folder: optional(text),
  href: optional(text),
  redirects: flag,
}

const request: Shape<DivisionRequest> = record(division)

/** Requests that divide the site: tabs, anchors, versions and the like of groups and pages. */
export const divisionRows = {
  /** What making a division would change; nothing is changed. */
  planDivision: takes(request).gives<DivisionPlan>(),
  /** Makes a division and moves its files: one step called `label`; the texts follow as `edited`. */
  makeDivision: takes(record({ ...division, label: text })).gives<void>(),
} as const
