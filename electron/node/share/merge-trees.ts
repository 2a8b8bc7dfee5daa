import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { mergeOf } from '../../../shared/project/saving/merging.ts'
import type { Repository } from '../git/in-repository.ts'
import { askGit, blob, changesBetween, type Entry, storeText, type TreeChange } from './objects.ts'

/** Three trees: what both sides started from, and the sides. */
export interface ThreeTrees {
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

/** A file that both sides changed so that somebody must choose. */
export interface Overlapping {
  readonly path: string
  readonly base: Entry | undefined
  readonly mine: Entry | undefined
  readonly theirs: Entry | undefined
}

/** The merge of two trees: their side where somebody must choose. */
export interface MergedTree {
  readonly tree: string
  readonly overlapping: readonly Overlapping[]
}

const isSame = (a: Entry | undefined, b: Entry | undefined): boolean => a?.id === b?.id && a?.mode === b?.mode

const isFile = (entry: Entry | undefined): entry is Entry => entry?.mode.startsWith('100') ?? false

function textIn(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined // no text: nothing in it can be merged
  }
}

/** The merge of a file that both sides changed; `undefined` if somebody must choose. */
async function mergedFile(
  repository: Repository,
  { path, base, mine, theirs }: Overlapping,
): Promise<Entry | undefined> {
  if (!isFile(mine) || !isFile(theirs) || (base && !isFile(base))) return undefined
  const read = async (entry: Entry | undefined) => (entry ? textIn(await blob(repository, entry.id)) : '')
  const [original, own, other] = [await read(base), await read(mine), await read(theirs)]
  if (original === undefined || own === undefined || other === undefined) return undefined
  const name = path === `${repository.prefix}${CONFIG_FILE}` ? CONFIG_FILE : path
  const merge = mergeOf(name, { base: original, mine: own, disk: other })
  if (merge.cards.length > 0) return undefined
  return { mode: theirs.mode, id: await storeText(repository, merge.text(new Map())) }
}

const indexLine = (path: string, entry: Entry | undefined): string =>
  entry ? `${entry.mode} ${entry.id} 0\t${path}\0` : `0 ${'0'.repeat(40)} 0\t${path}\0`

/** Calls `use` with an index that holds `tree`. */
export async function withIndex<Result>(
  repository: Repository,
  tree: string,
  use: (index: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-tree-'))
  try {
    const index = join(folder, 'index')
    await askGit(repository, ['read-tree', tree], { variables: { GIT_INDEX_FILE: index } })
    return await use(index)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns `tree` with other entries at some paths. */
function withEntries(
  repository: Repository,
  tree: string,
  entries: ReadonlyMap<string, Entry | undefined>,
): Promise<string> {
  return withIndex(repository, tree, async index => {
    const variables = { GIT_INDEX_FILE: index }
    const lines = [...entries].map(([path, entry]) => indexLine(path, entry))
    // What goes comes first: a file may become a folder.
    const input = lines.sort((a, b) => Number(b.startsWith('0 ')) - Number(a.startsWith('0 '))).join('')
    const args = ['update-index', '--add', '--replace', '-z', '--index-info']
    await askGit(repository, args, { variables, input })
    return askGit(repository, ['write-tree'], { variables })
  })
}

/** Merges what both sides changed since `base`, texts as conflicts are merged; writes no file and moves no branch. */
export async function mergeTrees(
  repository: Repository,
  { base, mine, theirs }: ThreeTrees,
): Promise<MergedTree> {
  const own = new Map((await changesBetween(repository, base, mine)).map(change => [change.path, change]))
  const entries = new Map<string, Entry | undefined>()
  const overlapping: Overlapping[] = []
  for (const { path, from, to } of await changesBetween(repository, base, theirs)) {
    const change: TreeChange | undefined = own.get(path)
    if (change && isSame(change.to, to)) continue
    const both = { path, base: from, mine: change?.to, theirs: to }
    const merged = change && (await mergedFile(repository, both))
    if (change && !merged) overlapping.push(both)
    entries.set(path, merged ?? to)
  }
  const tree = entries.size === 0 ? mine : await withEntries(repository, mine, entries)
  return { tree, overlapping }
}
