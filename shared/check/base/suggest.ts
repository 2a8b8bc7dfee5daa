import { nearest } from '../../config/read/nearest.ts'
import { type Message, message } from '../../messages/message.ts'
import { basename, dirname, stem } from '../../text/path.ts'

/** An existing name that is close to a missing one. */
export interface Suggestion {
  readonly path: string
  /** `case`: only capitals differ. `moved`: the only file of that name, in another folder. */
  readonly reason: 'case' | 'moved' | 'spelling'
}

/** Names of files or pages. */
export type Candidates = ReadonlySet<string> | ReadonlyMap<string, unknown>

/** An index of names; a set that changes is a new object. */
interface Index {
  readonly byCase: ReadonlyMap<string, string>
  readonly byName: ReadonlyMap<string, readonly string[]>
  readonly byFolder: ReadonlyMap<string, readonly string[]>
  readonly answers: Map<string, Suggestion | undefined>
}

const cache = new WeakMap<Candidates, Index>()

function indexOf(names: Candidates): Index {
  const known = cache.get(names)
  if (known !== undefined) return known
  const byCase = new Map<string, string>()
  const byName = new Map<string, string[]>()
  const byFolder = new Map<string, string[]>()
  for (const name of names.keys()) {
    byCase.set(name.toLowerCase(), name)
    put(byName, basename(name).toLowerCase(), name)
    put(byFolder, dirname(name).toLowerCase(), name)
  }
  const result = { byCase, byName, byFolder, answers: new Map<string, Suggestion | undefined>() }
  cache.set(names, result)
  return result
}

function put(map: Map<string, string[]>, key: string, name: string): void {
  const same = map.get(key)
  if (same) same.push(name)
  else map.set(key, [name])
}

/** Returns the one of `names` that was most likely intended by `wanted`, which is not among them. */
export function suggest(names: Candidates, wanted: string): Suggestion | undefined {
  const index = indexOf(names)
  if (!index.answers.has(wanted)) index.answers.set(wanted, find(index, wanted))
  return index.answers.get(wanted)
}

/** Looks for a typo in the name or in its folders, not in both at once: that would compare whole repositories. */
function find({ byCase, byName, byFolder }: Index, wanted: string): Suggestion | undefined {
  const sameLetters = byCase.get(wanted.toLowerCase())
  if (sameLetters !== undefined) return { path: sameLetters, reason: 'case' }
  const sameName = byName.get(basename(wanted).toLowerCase()) ?? []
  const [moved] = sameName
  if (moved !== undefined && sameName.length === 1) return { path: moved, reason: 'moved' }
  const folder = dirname(wanted)
  const beside = new Map((byFolder.get(folder.toLowerCase()) ?? []).map(path => [stem(basename(path)), path]))
  const misspelled = nearest(stem(basename(wanted)), beside.keys())
  const suggestion = (misspelled !== undefined && beside.get(misspelled)) || nearest(wanted, sameName)
  return suggestion ? { path: suggestion, reason: 'spelling' } : undefined
}

/** Returns a suggestion as a hint. */
export const hintOf = ({ path, reason }: Suggestion): Message =>
  reason === 'case' ? message('checks:spelledAs', { path }) : message('common:didYouMean', { near: path })
