import type { SaveReport } from '../base/model.ts'

/** How often a file is merged in one save; a program that keeps writing is reported as a conflict. */
const MOST_MERGES = 3

/** How files are saved and merged; each takes these files, or all. */
interface SaveSteps {
  save(files: readonly string[] | undefined): Promise<SaveReport>
  /** Returns the merged files. */
  merge(files: readonly string[] | undefined): Promise<readonly string[]>
}

/** Saves files; those that changed on disk are merged, if nobody must choose, and saved again. */
export async function saveAndMerge(
  files: readonly string[] | undefined,
  { save, merge }: SaveSteps,
): Promise<SaveReport> {
  const merged = new Set(await merge(files))
  let report = await save(files)
  for (let round = 0; round < MOST_MERGES && report.conflicts.length > 0; round++) {
    const now = await merge(report.conflicts.map(({ file }) => file))
    if (now.length === 0) break
    for (const file of now) merged.add(file)
    const { saved, conflicts, failed } = await save(now)
    report = {
      saved: [...report.saved, ...saved],
      conflicts: [...report.conflicts.filter(({ file }) => !now.includes(file)), ...conflicts],
      failed: [...report.failed, ...failed],
    }
  }
  return merged.size > 0 ? { ...report, merged: [...merged] } : report
}
