import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import { isBytes } from '../../../shared/project/files/bytes.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import { isSiteFile } from '../../../shared/project/files/kinds.ts'
import type { Repository } from '../git/in-repository.ts'
import type { Overlapping } from './merge-trees.ts'
import { blob, type Entry } from './objects.ts'

/** Own versions of files that others changed too, or the first path for which there can be none. */
interface OwnVersions {
  readonly drafts: readonly Draft[]
  readonly refused?: string
}

const MARK = '\uFEFF'

const fileText = (text: string): FileText =>
  text.startsWith(MARK) ? { text: text.slice(1), bom: true } : { text, bom: false }

const isText = (entry: Entry | undefined): boolean => entry === undefined || entry.mode.startsWith('100')

/** The text of an entry with the line ends that the file has on disk: git may hold others. */
async function baseOf(
  repository: Repository,
  entry: Entry | undefined,
  like: string,
): Promise<FileText | null> {
  if (!entry) return null
  const { text, bom } = fileText((await blob(repository, entry.id)).toString('utf8'))
  const hasReturns = like.includes('\r\n') && !text.includes('\r\n')
  return { text: hasReturns ? text.replaceAll('\n', '\r\n') : text, bom }
}

/** Drafts with the own versions of files that overlap, based on what both sides started from. */
export async function draftsOf(
  repository: Repository,
  overlapping: readonly Overlapping[],
  unsaved: readonly Draft[],
): Promise<OwnVersions> {
  const drafts: Draft[] = []
  for (const { path, base, mine, theirs } of overlapping) {
    const file = path.slice(repository.prefix.length)
    const canHold = path.startsWith(repository.prefix) && isSiteFile(file) && !isBytes(file)
    if (!canHold || ![base, mine, theirs].every(isText)) return { drafts: [], refused: path }
    const disk = mine ? fileText(readFileSync(join(repository.top, path), 'utf8')).text : null
    const draft = unsaved.find(one => one.file === file)
    drafts.push({ file, text: draft ? draft.text : disk, base: await baseOf(repository, base, disk ?? '') })
  }
  return { drafts }
}
