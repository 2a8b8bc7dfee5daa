import { message } from '../messages/message.ts'
import { Refusal } from '../text/failure.ts'
import type { ConfigVerb } from './command-usage.ts'
import { checkCount, isPointer, misuse, pathOf, placeOf } from './command-words.ts'
import { sameValue } from './json/equal.ts'
import { formatPointer, type JsonPath } from './json/pointer.ts'
import { isObject } from './json/value.ts'
import { valueAt } from './json/value-at.ts'
import { type DivisionKind, divisionContainers } from './navigation/containers.ts'
import { copyDivision } from './tree/copy-division.ts'
import { makeDefault } from './tree/default-division.ts'
import { setGroupPage } from './tree/group-page.ts'
import { insertEntries } from './tree/insert.ts'
import { entryKindAt } from './tree/kinds.ts'
import { entriesAt } from './tree/levels.ts'
import { listAlso } from './tree/list-also.ts'
import { mentionsOf, renamePage } from './tree/mentions.ts'
import { type NewEntry, nameKeyOf } from './tree/new-entry.ts'
import { setProperty } from './tree/properties.ts'
import { addRedirect } from './tree/redirects.ts'
import { renameEntry } from './tree/rename.ts'
import type { TreeEdit } from './tree/tree-edit.ts'
import { turnInto } from './tree/turn.ts'
import { unwrapLevel, wrapLevel } from './tree/wrap.ts'

/** The verbs that change the navigation and nothing else. */
export type TreeVerb = Exclude<ConfigVerb, 'get' | 'set' | 'insert' | 'remove' | 'move' | 'list'>

/** Returns what a command on the navigation changes; `exists` says whether the repository has a file. */
export function treeEdit(
  config: unknown,
  verb: TreeVerb,
  words: readonly string[],
  exists: (file: string) => boolean = () => false,
): TreeEdit {
  const [least, most] = COUNTS[verb]
  checkCount(verb, words, least, most)
  return verb === 'copy' ? copy(config, words, exists) : VERBS[verb](config, words)
}

const COUNTS: Readonly<Record<TreeVerb, readonly [least: number, most: number]>> = {
  add: [4, 40],
  rename: [2, 2],
  hide: [1, 1],
  show: [1, 1],
  default: [1, 1],
  root: [1, 2],
  copy: [2, 4],
  also: [2, 2],
  turn: [2, 2],
  wrap: [3, 3],
  unwrap: [1, 1],
  redirect: [2, 2],
}

type Run = (config: unknown, words: readonly string[]) => TreeEdit

const VERBS: Readonly<Record<Exclude<TreeVerb, 'copy'>, Run>> = {
  add,
  rename: (config, [what = '', name = '']) =>
    isPointer(what)
      ? renameEntry(config, pathOf(what), name)
      : renamePage(config, { from: what, to: name, redirects: true }),
  hide: (config, [pointer = '']) => setProperty(config, pathOf(pointer), 'hidden', true),
  show: (config, [pointer = '']) => setProperty(config, pathOf(pointer), 'hidden', false),
  default: (config, [pointer = '']) => makeDefault(config, pathOf(pointer)),
  root: (config, [pointer = '', page]) => setGroupPage(config, pathOf(pointer), page),
  also: (config, [page = '', division = '']) => listAlso(config, pathOf(page), pathOf(division)),
  turn: (config, [pointer = '', kind = '']) => turnInto(config, pathOf(pointer), divisionKind(kind)),
  wrap: (config, [pointer = '', kind = '', name = '']) =>
    wrapLevel(config, pathOf(pointer), { kind: divisionKind(kind), name }),
  unwrap: (config, [pointer = '']) => unwrapLevel(config, pathOf(pointer)),
  redirect: (config, [source = '', destination = '']) => addRedirect(config, { source, destination }),
}

const DIVISIONS: readonly DivisionKind[] = divisionContainers.map(({ kind }) => kind)

const isDivision = (word: string): word is DivisionKind => DIVISIONS.some(kind => kind === word)

function divisionKind(word: string): DivisionKind {
  if (isDivision(word)) return word
  throw new Refusal('bad-request', message('cli:config.kind', { word, kinds: DIVISIONS }))
}

const ENTRIES: readonly NewEntry['kind'][] = ['page', 'group', 'operation', ...DIVISIONS]

function entryKind(word: string): NewEntry['kind'] {
  const kind = ENTRIES.find(known => known === word)
  if (kind) return kind
  throw new Refusal('bad-request', message('cli:config.kind', { word, kinds: ENTRIES }))
}

/** `add group "Start" into /navigation/tabs/0 icon=play` */
function add(
  config: unknown,
  [kind = '', name = '', word, pointer, ...members]: readonly string[],
): TreeEdit {
  const place = placeOf(word, pointer)
  if (!place) throw misuse('add')
  const entries = members.map(member => [member.slice(0, member.indexOf('=')), memberValue(member)] as const)
  if (members.some(member => member.indexOf('=') < 1)) throw misuse('add')
  return insertEntries(config, [{ kind: entryKind(kind), name, members: Object.fromEntries(entries) }], place)
}

/** `copy /navigation/versions/0 v3 before /navigation/versions/0`; without a place, at the end. */
function copy(
  config: unknown,
  [pointer = '', name = '', word, beside]: readonly string[],
  exists: (file: string) => boolean,
): TreeEdit {
  const at = pathOf(pointer)
  if (word === undefined) return copyDivision(config, at, { name, exists })
  const place = placeOf(word, beside)
  const isSibling = place !== undefined && sameValue(place.at.slice(0, -1), at.slice(0, -1))
  if (!isSibling || place.position === 'into') throw misuse('copy')
  return copyDivision(config, at, {
    name,
    exists,
    to: Number(place.at.at(-1)) + (place.position === 'after' ? 1 : 0),
  })
}

/** What follows the equals sign: JSON, else text. */
function memberValue(member: string): unknown {
  const written = member.slice(member.indexOf('=') + 1)
  try {
    return JSON.parse(written)
  } catch {
    return written
  }
}

/** Returns a line for each entry at or below a pointer, or for each place that lists a page: pointer, kind and name. */
export function listEntries(config: unknown, words: readonly string[]): string {
  checkCount('list', words, 0, 1)
  const [what = '/navigation'] = words
  if (!isPointer(what))
    return rows(
      config,
      mentionsOf(config, what).map(({ at }) => at),
    )
  const path = pathOf(what)
  if (valueAt(config, path) === undefined) throw new Refusal('not-found', message('cli:config.nothingThere'))
  return rows(config, entriesAt(config, path))
}

const rows = (config: unknown, paths: readonly JsonPath[]): string =>
  paths
    .map(at => `${formatPointer(at)}\t${entryKindAt(config, at) ?? 'unknown'}\t${nameAt(config, at)}\n`)
    .join('')

function nameAt(config: unknown, at: JsonPath): string {
  const value = valueAt(config, at)
  if (!isObject(value)) return typeof value === 'string' ? value : ''
  const key = nameKeyOf(entryKindAt(config, at) ?? 'unknown') ?? ''
  const name = value[key] ?? value.name
  return typeof name === 'string' ? name : ''
}
