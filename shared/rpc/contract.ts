import { apiRows } from './api.ts'
import { divisionRows } from './division.ts'
import { exportRows } from './export.ts'
import { gitRows } from './git.ts'
import { handbookRows } from './handbook.ts'
import { hostRows } from './host.ts'
import { languageRows } from './language.ts'
import { linkRows } from './link.ts'
import { memoryRows } from './memory.ts'
import { pageRows } from './page.ts'
import { previewRows } from './preview.ts'
import { projectRows } from './project.ts'
import { readingRows } from './reading.ts'
import { requestRows } from './request.ts'
import type { GivenBy, HandlersOf, TakenBy } from './row.ts'
import { searchRows } from './search.ts'
import { sessionRows } from './session.ts'
import { shareRows } from './share.ts'

/**
 * Every request of a window to its host. Each row says what a request takes (checked at run time) and
 * what it gives. A request is rejected with a `Failure` when it cannot be met. A window has at most one project.
 */
export const contract = {
  ...hostRows,
  ...memoryRows,
  ...projectRows,
  ...pageRows,
  ...searchRows,
  ...readingRows,
  ...previewRows,
  ...requestRows,
  ...apiRows,
  ...divisionRows,
  ...languageRows,
  ...sessionRows,
  ...linkRows,
  ...gitRows,
  ...shareRows,
  ...exportRows,
  ...handbookRows,
} as const

/** The type of the table, from which both sides derive theirs. */
type Contract = typeof contract
/** The name of a row. */
export type Method = keyof Contract
/** What row `M` takes, after its shape was checked. */
type Takes<M extends Method> = TakenBy<Contract[M]>
/** What row `M` gives. */
type Gives<M extends Method> = GivenBy<Contract[M]>

/** What a window calls: one function per row. */
export type Host = { readonly [M in Method]: (input: Takes<M>) => Promise<Gives<M>> }

/** What a host implements: one function per row. Expected failures are thrown as `Refusal`. */
export type Handlers = HandlersOf<Contract>
