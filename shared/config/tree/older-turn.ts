import { type Message, message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import type { DivisionKind } from '../navigation/containers.ts'
import { several } from './phrases.ts'
import { noEntry } from './slot.ts'
import { edited, refused, type TreeEdit, unchanged } from './tree-edit.ts'

/** The list of a kind in the older form, and what its first member is called, which holds the rest of the pages. */
interface OlderKind {
  readonly kind: 'tab' | 'anchor'
  readonly list: string
  readonly first: string
}

const KINDS: readonly OlderKind[] = [
  { kind: 'tab', list: 'tabs', first: 'primaryTab' },
  { kind: 'anchor', list: 'anchors', first: 'topAnchor' },
]

/** Turns the tabs of the older form into anchors, or its anchors into tabs: only keys of the top level are renamed. */
export function turnOlder(config: unknown, at: JsonPath, kind: DivisionKind): TreeEdit {
  const from = KINDS.find(({ list, first }) => list === at[0] || first === at[0])
  if (!from) return refused(message(valueAt(config, at) === undefined ? 'tree:noTabs' : 'tree:olderTurn'))
  if (valueAt(config, at) === undefined) return refused(noEntry(at))
  if (from.kind === kind) return unchanged(message('tree:sameKind', { entries: several(kind) }))
  const to = KINDS.find(one => one.kind === kind)
  if (!to) return refused(message('tree:olderTurn'))
  const problem = turnProblem(config, from, to)
  if (problem) return refused(problem)
  const changes = (['list', 'first'] as const).flatMap((role): readonly Change[] =>
    valueAt(config, [from[role]]) === undefined
      ? []
      : [{ kind: 'rename', path: [from[role]], key: to[role] }],
  )
  const moved = at[0] === from.list ? [to.list, ...at.slice(1)] : [to.first]
  return edited(changes, [moved], notesOn(config, from, to))
}

function turnProblem(config: unknown, from: OlderKind, to: OlderKind): Message | undefined {
  if (!isList(valueAt(config, [from.list]))) return message('tree:noTabs')
  const isThere = [to.list, to.first].some(key => valueAt(config, [key]) !== undefined)
  return isThere ? message('tree:listThere', { entries: several(to.kind) }) : undefined
}

/** Tabs show neither icons nor colors. */
function notesOn(config: unknown, from: OlderKind, to: OlderKind): readonly Message[] {
  const members = [valueAt(config, [from.list]), valueAt(config, [from.first])].flat().filter(isObject)
  const stray = to.kind === 'tab' ? ['icon', 'iconType', 'color'] : []
  const keys = stray.filter(key => members.some(member => Object.hasOwn(member, key)))
  return keys.length === 0 ? [] : [message('tree:noEffect', { keys, entries: several(to.kind) })]
}
