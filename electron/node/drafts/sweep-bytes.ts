import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { errno, refusalOf } from '../disk/errors.ts'
import { keptBytesFolder } from '../disk/referenced-bytes.ts'

/** Milliseconds for which bytes are kept whoever refers to them: what was just pasted is not in a draft yet. */
const NEW = 24 * 60 * 60 * 1000

/** Bytes that the version history alone may keep; the oldest go first. */
const MOST_OF_HISTORY = 256_000_000

const REFERENCES = /→([\da-f]{64}):\d+/g

/** The digests that the files in a folder refer to. */
async function referredIn(folder: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)) {
    if (!entry.isFile()) continue
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
    for (const [, digest = ''] of text.matchAll(REFERENCES)) found.add(digest)
  }
  return found
}

function unlessMissing(error: unknown): never[] {
  if (errno(error) !== 'ENOENT') throw error
  return []
}

/** Where the work on one repository is stored, that may refer to kept bytes. */
interface SweptPlaces {
  readonly data: string
  /** The folder of the repository. */
  readonly root: string
  /** Folders with drafts and records of saves. */
  readonly unsaved: readonly string[]
  /** The folder of the version history. */
  readonly history: string
}

/** Removes kept bytes that nothing refers to any more. Only for a folder that nobody else has open. */
export async function sweepBytes(places: SweptPlaces): Promise<void> {
  try {
    await sweep(places)
  } catch (error) {
    throw refusalOf(error, message('disk:names.keptBytes'), 'delete')
  }
}

async function sweep({ data, root, unsaved, history }: SweptPlaces): Promise<void> {
  const folder = keptBytesFolder(data, root)
  const names = await readdir(folder).catch(unlessMissing)
  if (names.length === 0) return
  const needed = new Set<string>()
  for (const place of unsaved) for (const digest of await referredIn(place)) needed.add(digest)
  const past = await referredIn(history)
  const kept = await Promise.all(names.map(async name => ({ name, state: await stat(join(folder, name)) })))
  let ofHistory = 0
  for (const { name, state } of kept.sort((a, b) => b.state.mtimeMs - a.state.mtimeMs)) {
    if (needed.has(name) || Date.now() - state.mtimeMs < NEW) continue
    if (past.has(name)) ofHistory += state.size
    if (!past.has(name) || ofHistory > MOST_OF_HISTORY) await rm(join(folder, name), { force: true })
  }
}
