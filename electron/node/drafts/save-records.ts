import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { digestIn, encodedText, isBytes } from '../../../shared/project/files/bytes.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import type { SavedFile } from '../../../shared/project/saving/save-journal.ts'
import { idOfFolder } from '../base/data-folders.ts'
import { errno } from '../disk/errors.ts'
import { removeSynced, replaceSynced } from '../disk/synced-files.ts'
import { checkedLine, readCheckedLines } from './checked-lines.ts'

/**
 * The record of a save is a file of lines with checksums (see `checkedLine`), written and synced before the
 * save writes anything, and removed when it is over. The first line is `{ time, count }`: when the save began,
 * in milliseconds since 1970, and how many files it has. Each further line is one of its files,
 * `{ file, before, after }`: the digest, the text and the byte order mark that it has before and after the
 * save, or `null` if it does not exist. The text of an image refers to its bytes, which are on disk already.
 */
interface SaveRecord {
  readonly time: number
  readonly files: readonly SavedFile[]
  /** Lines were lost: there may have been more files. */
  readonly isDamaged: boolean
}

/** The record of a save that did not end. */
export interface StoredSave extends SaveRecord {
  /** Removes the record; one that cannot be removed is found again. */
  drop(): Promise<void>
}

const ENDING = '.save'

/** The folder with the records of saves of one repository. */
export const recordFolder = (data: string, root: string): string => join(data, 'saves', idOfFolder(root))

const digestOf = (file: string, text: FileText): string =>
  isBytes(file) ? digestIn(text.text) : createHash('sha256').update(encodedText(text)).digest('hex')

const side = (file: string, text: FileText | null) => text && { digest: digestOf(file, text), ...text }

function sideIn(file: string, value: unknown): FileText | null | undefined {
  if (value === null) return null
  const { text, bom, digest }: { text?: unknown; bom?: unknown; digest?: unknown } = Object(value)
  if (typeof text !== 'string' || typeof bom !== 'boolean') return undefined
  return digest === digestOf(file, { text, bom }) ? { text, bom } : undefined
}

function savedFileIn(value: unknown): SavedFile | undefined {
  const { file, before: old, after: next }: Partial<Record<keyof SavedFile, unknown>> = Object(value)
  if (typeof file !== 'string') return undefined
  const [before, after] = [sideIn(file, old), sideIn(file, next)]
  return before === undefined || after === undefined ? undefined : { file, before, after }
}

function readRecord(content: string): SaveRecord {
  const [head, ...rest] = readCheckedLines(content)
  const { time, count }: { time?: unknown; count?: unknown } = Object(head?.value)
  const files = rest
    .map(({ value, isSound }) => (isSound ? savedFileIn(value) : undefined))
    .filter(file => file !== undefined)
  return { time: typeof time === 'number' ? time : 0, files, isDamaged: files.length !== count }
}

/** Stores what a save is about to write; returns a function that removes the record. Rejects if the disk does. */
export async function recordSave(
  place: { readonly data: string; readonly root: string; readonly session: string },
  files: readonly SavedFile[],
): Promise<() => Promise<void>> {
  const path = join(recordFolder(place.data, place.root), `${place.session}${ENDING}`)
  const lines = files.map(({ file, before, after }) =>
    checkedLine({ file, before: side(file, before), after: side(file, after) }),
  )
  await replaceSynced(path, checkedLine({ time: Date.now(), count: files.length }) + lines.join(''))
  return () => removeSynced(path)
}

/** Returns the records of saves of sessions that are over, oldest first. */
export function storedSaves(
  data: string,
  root: string,
  isOver: (session: string) => boolean,
): readonly StoredSave[] {
  const folder = recordFolder(data, root)
  try {
    const names = readdirSync(folder).filter(
      name => name.endsWith(ENDING) && isOver(name.slice(0, -ENDING.length)),
    )
    const saves = names.map(name => {
      const path = join(folder, name)
      return { ...readRecord(readFileSync(path, 'utf8')), drop: () => rm(path, { force: true }) }
    })
    return saves.sort((a, b) => a.time - b.time)
  } catch (error) {
    if (errno(error) === undefined) throw error
    return [] // nothing was stored, or the system does not give it
  }
}
