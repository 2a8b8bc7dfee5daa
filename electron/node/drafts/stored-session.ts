import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseJson, toValue } from '../../../shared/config/json/parse.ts'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import { makeFolder } from '../base/make-folder.ts'
import { errno } from '../disk/errors.ts'
import { PART } from '../disk/synced-files.ts'
import { DRAFT_ENDING } from './draft-folder.ts'
import { isDraft, readDraftLog } from './draft-log.ts'

/** A file of the draft store that could not be read as it was written. */
export interface DamagedDraft {
  /** The file of the repository, if that is known. */
  readonly file: string | undefined
  /** Where the damaged file is now. */
  readonly path: string
}

/** What one session left. */
export interface StoredSession {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly drafts: readonly Draft[]
  readonly damaged: readonly DamagedDraft[]
  /** Deletes it; what cannot be deleted stays, and is offered again. */
  drop(): void
}

/** The folder for files that could not be read. */
export const DAMAGED = 'damaged'

/** Does what may fail without harm, such as removing a file that is of no use. */
function attempt(act: () => void): void {
  try {
    act()
  } catch (error) {
    if (errno(error) === undefined) throw error
  }
}

const remove = (path: string): void => attempt(() => rmSync(path, { recursive: true, force: true }))

/** Moves a damaged file of the store to where nothing reads or deletes it; returns where it is. */
function setAside(store: string, path: string): string {
  const folder = join(store, DAMAGED)
  const kept = join(folder, `${Date.now()}-${relative(store, path).replaceAll(sep, '-')}`)
  try {
    makeFolder(folder, 0o700)
    renameSync(path, kept)
    return kept
  } catch (error) {
    if (errno(error) === undefined) throw error
    return path
  }
}

/** The content of a file; `undefined` if the system does not give it. */
function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errno(error) === undefined) throw error
    return undefined
  }
}

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (errno(error) === undefined) throw error
    return []
  }
}

/** Reads what a session stored: a folder with a file for each draft. */
export function readSession(store: string, session: string): StoredSession | undefined {
  const folder = join(store, session)
  const drafts: Draft[] = []
  const damaged: DamagedDraft[] = []
  let time = 0
  for (const name of namesIn(folder)) {
    const path = join(folder, name)
    if (name.endsWith(PART)) remove(path)
    if (!name.endsWith(DRAFT_ENDING)) continue
    const content = contentOf(path)
    if (content === '') continue
    const found = content === undefined ? undefined : readDraftLog(content)
    if (found?.draft) drafts.push(found.draft)
    time = Math.max(time, found?.time ?? 0)
    if (!found || found.isDamaged) damaged.push({ file: found?.draft?.file, path: setAside(store, path) })
  }
  if (drafts.length === 0 && damaged.length === 0) {
    remove(folder)
    return undefined
  }
  return { time, drafts, damaged, drop: () => remove(folder) }
}

interface EarlierContent {
  readonly time: number
  readonly drafts: readonly Draft[]
  readonly isDamaged: boolean
}

function earlierContent(content: string): EarlierContent {
  let value: unknown
  let isDamaged = false
  try {
    value = JSON.parse(content)
  } catch {
    isDamaged = true // cut short, or changed by someone: what can be read of it counts
    const { root } = parseJson(content)
    value = root && toValue(root)
  }
  const { time, drafts }: { readonly time?: unknown; readonly drafts?: unknown } = Object(value)
  const found: readonly unknown[] = Array.isArray(drafts) ? drafts : []
  return { time: typeof time === 'number' ? time : 0, drafts: found.filter(isDraft), isDamaged }
}

/** Reads what a session of an earlier version stored: all of it in one file. */
export function readEarlierSession(store: string, name: string): StoredSession | undefined {
  const path = join(store, name)
  const content = statSync(path, { throwIfNoEntry: false })?.isFile() ? contentOf(path) : undefined
  if (content === undefined) return undefined
  const { time, drafts, isDamaged } = earlierContent(content)
  const damaged = isDamaged ? [{ file: undefined, path: setAside(store, path) }] : []
  return { time, drafts, damaged, drop: () => remove(path) }
}
