import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import { errno } from '../disk/errors.ts'
import { PART } from '../disk/synced-files.ts'
import { draftFolder } from './draft-folder.ts'
import {
  DAMAGED,
  type DamagedDraft,
  readEarlierSession,
  readSession,
  type StoredSession,
} from './stored-session.ts'

/** How many sessions are offered at once; the work of earlier ones goes to the version history. */
const OFFERED = 20

/** Unsaved work of one session that is no longer offered. */
export type Surplus = Pick<StoredSession, 'drafts' | 'drop'>

/** Unsaved work that earlier sessions on a folder left. */
export interface StoredDrafts {
  /** When the latest of it was stored, in milliseconds since 1970. */
  readonly time: number
  readonly drafts: readonly Draft[]
  /** For each session the drafts that are not offered because a later session has the file too; oldest session first. */
  readonly older: readonly (readonly Draft[])[]
  /** Sessions before those that are offered, oldest first. */
  readonly surplus: readonly Surplus[]
  /** What could not be read as it was written. */
  readonly damaged: readonly DamagedDraft[]
  /** Deletes what is offered, and everything older. */
  drop(): void
}

function read(folder: string, name: string): StoredSession | undefined {
  if (name.endsWith('.json')) return readEarlierSession(folder, name)
  if (!name.endsWith(PART)) return readSession(folder, name)
  rmSync(join(folder, name), { recursive: true, force: true })
  return undefined
}

/** What a session left; nothing if the system refuses to read or to remove it. */
function attempted(folder: string, name: string): StoredSession | undefined {
  try {
    return read(folder, name)
  } catch (error) {
    if (errno(error) === undefined) throw error
    return undefined
  }
}

/** Returns the drafts of sessions that are over; if two sessions have a draft of a file, the newer one. */
export function storedDrafts(
  data: string,
  root: string,
  isOver: (session: string) => boolean,
): StoredDrafts | undefined {
  const folder = draftFolder(data, root)
  let names: readonly string[]
  try {
    names = readdirSync(folder).filter(name => name !== DAMAGED && isOver(name.split('.', 1)[0] ?? ''))
  } catch (error) {
    if (errno(error) === undefined) throw error
    return undefined // nothing was ever stored
  }
  const sessions = names
    .map(name => attempted(folder, name))
    .filter(session => session !== undefined)
    .sort((a, b) => a.time - b.time)
  if (sessions.length === 0) return undefined
  const offered = sessions.slice(-OFFERED)
  const byFile = new Map(offered.flatMap(({ drafts }) => drafts.map(draft => [draft.file, draft] as const)))
  const older = offered.map(({ drafts }) => drafts.filter(draft => byFile.get(draft.file) !== draft))
  return {
    time: offered.at(-1)?.time ?? 0,
    drafts: [...byFile.values()],
    older: older.filter(drafts => drafts.length > 0),
    surplus: sessions.slice(0, -OFFERED),
    damaged: sessions.flatMap(({ damaged }) => damaged),
    drop: () => {
      for (const session of offered) session.drop()
    },
  }
}
