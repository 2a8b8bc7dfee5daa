import type { PageSummary } from '../../../../shared/page/summary.ts'
import type { Row } from '../../entries/rows.ts'

/** The actions on the items of the inbox. */
export interface InboxActions {
  readonly create: (row: Row) => void
  readonly pointElsewhere: (row: Row) => void
  readonly point: (row: Row, path: string) => void
  readonly remove: (row: Row) => void
  readonly open: (page: PageSummary) => void
  readonly giveTitle: (page: PageSummary) => void
  readonly place: (page: PageSummary) => void
  readonly keep: (page: PageSummary) => void
  readonly generate: () => void
}
