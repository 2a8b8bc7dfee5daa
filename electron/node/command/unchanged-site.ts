import { lastChanges } from '../git/last-changes.ts'
import { isInPlace } from '../output/in-place.ts'
import type { BuildOrder } from './build-order.ts'
import type { BuildStart } from './build-start.ts'
import { digestOfDates } from './build-trace.ts'
import { type SiteBuild, sumsOf } from './built-site.ts'

/** Whether files were last changed when the last build found that they were, if it asked. */
async function hasDates(folder: string, dates: string): Promise<boolean> {
  return dates === '' || digestOfDates(await lastChanges(folder)) === dates
}

/**
 * What a build would find and do if nothing of what decided the last one has changed: its site is the same then.
 * Undefined if something has.
 */
export async function unchangedSite(
  { out, repository }: BuildOrder,
  { inputs, last }: BuildStart,
): Promise<SiteBuild | undefined> {
  if (inputs === '' || last.inputs !== inputs || !isInPlace(out, last)) return undefined
  if (!(await hasDates(repository.folder, last.dates))) return undefined
  const bytes = [...last.files.values()].reduce((sum, { size }) => sum + size, 0)
  const written = { files: last.files.size, bytes, changed: 0, removed: 0 }
  return { ...sumsOf(last.pages), drawn: 0, trouble: [], written, strangers: [], foreign: [] }
}
