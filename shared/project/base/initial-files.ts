import { MOST_CHARACTERS } from '../../config/document/config-document.ts'
import { readConfigWithin } from '../../config/read/bounded.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { message } from '../../messages/message.ts'
import { COUNTS_FILE } from '../../site/plan/repository-counts.ts'
import type { Bounded } from '../../text/budget.ts'
import { Refusal } from '../../text/failure.ts'
import type { Files, ListedFile } from '../files/files.ts'
import { IGNORE_FILE } from '../files/kinds.ts'
import { Listing } from '../files/listing.ts'
import { Buffers } from './buffers.ts'

/** Files that the site can do without; they are held as soon as they exist. */
export const HELD_FILES: readonly string[] = [COUNTS_FILE, IGNORE_FILE]

/** What is read before `open` resolves. */
export interface InitialFiles {
  readonly buffers: Buffers
  readonly listing: Listing
  /** What the listing was made of. */
  readonly listed: readonly ListedFile[]
}

/** Reads what opening a folder needs: its listing, docs.json, the repository counts and the ignored pages. Refuses with `no-config` if there is no docs.json. */
export async function readInitialFiles(files: Files, bounded: Bounded): Promise<InitialFiles> {
  const buffers = new Buffers(files)
  const listing = new Listing(buffers.drafts)
  const listed = await files.list()
  listing.replace(listed)
  await openConfig(buffers)
  await openConfigFiles(buffers, listing, bounded)
  for (const file of HELD_FILES) if (listing.has(file)) await readHeldFile(buffers, file)
  return { buffers, listing, listed }
}

/** Refuses a docs.json that is not a file, such as a link that leads out of the folder, with its own reason. */
async function openConfig(buffers: Buffers): Promise<void> {
  try {
    await buffers.open(CONFIG_FILE)
  } catch (error) {
    if (!(error instanceof Refusal) || error.failure.code !== 'not-found') throw error
    throw new Refusal('no-config', message('project:noConfig'), message('project:noConfigHint'))
  }
}

/**
 * Reads the files that docs.json refers to and that are not held yet, and those that they refer to. Returns
 * whether any was read.
 */
export async function openConfigFiles(
  buffers: Buffers,
  listing: Listing,
  bounded: Bounded,
): Promise<boolean> {
  const tried = new Set<string>()
  let characters = 0
  const read = (file: string) => buffers.get(file)?.text
  const wanted = () =>
    readConfigWithin(bounded, read(CONFIG_FILE) ?? '', read).sources.files.filter(
      file => !tried.has(file) && !buffers.get(file) && listing.has(file),
    )
  for (let files = wanted(); files.length > 0; files = wanted()) {
    for (const file of files) {
      tried.add(file)
      if (characters <= MOST_CHARACTERS) await readHeldFile(buffers, file)
      characters += read(file)?.length ?? 0
    }
  }
  return [...tried].some(file => buffers.get(file) !== undefined)
}

/**
 * Reads a file that the site can do without, such as the repository counts; it is then held like any text.
 * Returns `false` if it cannot be read.
 */
export async function readHeldFile(buffers: Buffers, file: string): Promise<boolean> {
  try {
    await buffers.open(file)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
