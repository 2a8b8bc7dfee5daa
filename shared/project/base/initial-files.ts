import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { COUNTS_FILE } from '../../site/plan/repository-counts.ts'
import { Refusal } from '../../text/failure.ts'
import type { Files } from '../files/files.ts'
import { Listing } from '../files/listing.ts'
import { Buffers } from './buffers.ts'

/** What is read before `open` resolves. */
export interface InitialFiles {
  readonly buffers: Buffers
  readonly listing: Listing
}

/** Reads what opening a folder needs: its listing, docs.json and the repository counts. Refuses with `no-config` if there is no docs.json. */
export async function readInitialFiles(files: Files): Promise<InitialFiles> {
  const buffers = new Buffers(files)
  const listing = new Listing(buffers.drafts)
  listing.replace(await files.list())
  await readConfig(buffers)
  if (listing.has(COUNTS_FILE)) await readCountsFile(buffers)
  return { buffers, listing }
}

/** Refuses a docs.json that is not a file, such as a link that leads out of the folder, with its own reason. */
async function readConfig(buffers: Buffers): Promise<void> {
  try {
    await buffers.open(CONFIG_FILE)
  } catch (error) {
    if (!(error instanceof Refusal) || error.failure.code !== 'not-found') throw error
    throw new Refusal('no-config', 'There is no docs.json in this folder.', 'Open the folder that holds it.')
  }
}

/** Reads the repository counts, which are then held like any text; returns `false` if they cannot be read: the site is shown without them. */
export async function readCountsFile(buffers: Buffers): Promise<boolean> {
  try {
    await buffers.open(COUNTS_FILE)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
