import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { type DayCount, readDays } from '../../../shared/project/checking/problem-history.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { idOfFolder } from '../base/data-folders.ts'
import { writeAtomically } from '../disk/write-atomically.ts'

const folderOf = (data: string): string => join(data, 'problem-history')

const fileOf = (data: string, root: string): string => join(folderOf(data), `${idOfFolder(root)}.json`)

/** The number of problems of a repository on earlier days, stored in Galley’s own folder `data`. */
export function readHistory(data: string, root: string): readonly DayCount[] {
  try {
    return readDays(JSON.parse(readFileSync(fileOf(data, root), 'utf8')))
  } catch {
    return [] // nothing yet, or damaged: it is a convenience, not a document
  }
}

/** Stores the numbers of problems, readable only by this person. */
export function writeHistory(data: string, root: string, days: readonly DayCount[]): void {
  try {
    writeAtomically(fileOf(data, root), JSON.stringify(days), message('disk:names.problemHistory'))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error // then the history is not stored, everything else works
  }
}
