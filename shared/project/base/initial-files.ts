import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { COUNTS_FILE } from '../../site/plan/repository-counts.ts'
import { Refusal } from '../../text/failure.ts'
import type { Files } from '../files/files.ts'
import { Listing } from '../files/listing.ts'
import { Buffers } from './buffers.ts'

/** What is read before opening is answered. */
export interface InitialFiles {
  readonly buffers: Buffers
  readonly listing: Listing
}

/** Reads what opening a folder needs: its listing, docs.json and what was counted. Refuses with `no-config` where there is none. */
export async function readInitialFiles(files: Files): Promise<InitialFiles> {
  const buffers = new Buffers(files)
  const listing = new Listing(buffers.drafts)
  listing.replace(await files.list())
  await readConfig(buffers)
  if (listing.has(COUNTS_FILE)) await readCountsFile(buffers)
  return { buffers, listing }
}

/** A docs.json that is no file here, such as a link that leads out of the folder, is refused for what it is. */
async function readConfig(buffers: Buffers): Promise<void> {
  try {
    await buffers.open(CONFIG_FILE)
  } catch (error) {
    if (!(error instanceof Refusal) || error.failure.code !== 'not-found') throw error
    throw new Refusal('no-config', 'There is no docs.json in this folder.', 'Open the folder that holds it.')
  }
}

/** Reads what was counted, from then on held like any text; `false` where it cannot be read: the site is shown without. */
export async function readCountsFile(buffers: Buffers): Promise<boolean> {
  try {
    await buffers.open(COUNTS_FILE)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
