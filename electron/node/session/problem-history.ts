import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DayCount, readDays } from '../../../shared/project/checking/problem-history.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { writeAtomically } from '../disk/write-atomically.ts'

const folderOf = (data: string): string => join(data, 'problem-history')

const fileOf = (data: string, root: string): string =>
  join(folderOf(data), `${createHash('sha256').update(root).digest('hex').slice(0, 16)}.json`)

/** How many problems a repository had on earlier days, kept in Galley’s own folder `data`. */
export function readHistory(data: string, root: string): readonly DayCount[] {
  try {
    return readDays(JSON.parse(readFileSync(fileOf(data, root), 'utf8')))
  } catch {
    return [] // nothing yet, or damaged: it is a convenience, not a document
  }
}

/** Keeps how many problems there were, for nobody but this person. */
export function writeHistory(data: string, root: string, days: readonly DayCount[]): void {
  try {
    writeAtomically(fileOf(data, root), JSON.stringify(days), 'the history of problems')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error // else the history is not kept, everything else works
  }
}
