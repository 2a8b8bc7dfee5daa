import { message } from '../../messages/message.ts'
import { pathOfFile } from '../../page/summary.ts'
import { Refusal } from '../../text/failure.ts'
import { extension } from '../../text/path.ts'
import { isAsPortable } from '../../text/portable.ts'
import { isPage, isSiteFile } from '../files/kinds.ts'
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
  isText(from) ? isText(to) && isPage(from) === isPage(to) : extension(from) === extension(to)

function checkMove({ from, to }: FileMove, { listing, config }: Repository, other: string | undefined): void {
  const stays = config.files.includes(from)
  if (stays || !isSiteFile(from) || !isSiteFile(to) || !keepsKind(from, to)) {
    throw new Refusal(
      'not-allowed',
      message('project:move.otherKind', { from, to }),
      message('project:move.otherKindHint'),
    )
  }
  if (!isAsPortable(to, from)) {
    throw new Refusal(
      'not-allowed',
      message('project:notPortable', { file: to }),
      message('project:otherName'),
    )
  }
  if (!listing.has(from)) throw new Refusal('not-found', message('project:noFile', { file: from }))
  if (from !== to && from.toLowerCase() === to.toLowerCase()) {
    throw new Refusal(
      'exists',
      message('project:move.onlyCase', { from, to }),
      message('project:move.onlyCaseHint'),
    )
  }
  if (other !== undefined || from === to) {
    throw new Refusal(
      'exists',
      message('project:exists', { file: other ?? to }),
      message('project:otherName'),
    )
  }
}

/** Refuses impossible moves: onto another file, out of the repository, to another kind of file. */
export function checkMoves(moves: readonly FileMove[], repository: Repository): void {
  const { config, listing } = repository
  if (config.reading.state !== 'good') {
    throw new Refusal(
      'not-allowed',
      message('project:move.brokenConfig'),
      message('project:move.brokenConfigHint'),
    )
  }
  const taken = takenAddresses(listing.files())
  for (const move of moves) {
    checkMove(
      move,
      repository,
      taken.get(addressOf(move.to))?.find(file => file !== move.from),
    )
  }
  const all = moves.flatMap(({ from, to }) => [from, addressOf(to)])
  if (new Set(all).size < all.length) throw new Refusal('bad-request', message('project:move.twice'))
}
