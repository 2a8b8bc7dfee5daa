import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { pathOfFile } from '../../page/summary.ts'
import { Refusal } from '../../text/failure.ts'
import { extension } from '../../text/path.ts'
import { isAsPortable, isPage, isSiteFile } from '../files/kinds.ts'
import type { Listing } from '../files/listing.ts'
import type { SiteConfig } from '../plan/site-config.ts'
import type { FileMove } from './model.ts'

interface Repository {
  readonly listing: Listing
  readonly config: SiteConfig
}

/** Whether a file is a page, a snippet or another Markdown document, and can link to other files. */
export const isText = (file: string): boolean => /\.mdx?$/i.test(file)

/** Equal for files with the same address, and for files that some systems cannot tell apart. */
const addressOf = (file: string): string => pathOfFile(file).toLowerCase()

/** Files by the address that they occupy. */
function takenAddresses(files: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const taken = new Map<string, string[]>()
  for (const file of files) {
    const same = taken.get(addressOf(file))
    if (same) same.push(file)
    else taken.set(addressOf(file), [file])
  }
  return taken
}

/** Whether a file renamed to `to` stays a file of the same kind. */
const keepsKind = (from: string, to: string): boolean =>
  isText(from)
    ? isText(to) && isPage(from) === isPage(to)
    : extension(from) === extension(to) && from !== CONFIG_FILE

function checkMove({ from, to }: FileMove, listing: Listing, other: string | undefined): void {
  if (!isSiteFile(from) || !isSiteFile(to) || !keepsKind(from, to)) {
    throw new Refusal(
      'not-allowed',
      `“${from}” cannot become “${to}”.`,
      'Pages stay pages, pictures stay pictures: choose a name with the same ending.',
    )
  }
  if (!isAsPortable(to, from)) {
    throw new Refusal('not-allowed', `Not every system can hold a file “${to}”.`, 'Choose another name.')
  }
  if (!listing.has(from)) throw new Refusal('not-found', `There is no file “${from}”.`)
  if (from !== to && from.toLowerCase() === to.toLowerCase()) {
    throw new Refusal(
      'exists',
      `Only capital letters differ between “${from}” and “${to}”: many systems hold them for the same file.`,
      'Give it quite another name first and save; then it can have this one.',
    )
  }
  if (other !== undefined || from === to) {
    throw new Refusal('exists', `There is a file “${other ?? to}” already.`, 'Choose another name.')
  }
}

/** Refuses impossible moves: onto another file, out of the repository, to another kind of file. */
export function checkMoves(moves: readonly FileMove[], { config, listing }: Repository): void {
  if (config.reading.state !== 'good') {
    throw new Refusal(
      'not-allowed',
      'docs.json cannot be read, so what it says of this file cannot be changed.',
      'Repair docs.json first.',
    )
  }
  const taken = takenAddresses(listing.files())
  for (const move of moves) {
    checkMove(
      move,
      listing,
      taken.get(addressOf(move.to))?.find(file => file !== move.from),
    )
  }
  const all = moves.flatMap(({ from, to }) => [from, addressOf(to)])
  if (new Set(all).size < all.length) throw new Refusal('bad-request', 'A move names a file twice.')
}
