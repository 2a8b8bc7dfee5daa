import { type Message, message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isNewer } from '../schema/form.ts'
import { insertEntries } from './insert.ts'
import { entryKindAt } from './kinds.ts'
import { nameKeyOf } from './new-entry.ts'
import { oneOf } from './phrases.ts'
import { noEntry, type Place } from './slot.ts'
import { refused, type TreeEdit } from './tree-edit.ts'

/** A level on the way to a page: its list and the name it is found by. */
interface Step {
  readonly list: string
  readonly isGroup: boolean
  readonly name: string
}

/**
 * Lists a page also in another version (or product, dropdown, …): in the group of the same name, next to the same
 * neighbor. A group that is missing there is created; a missing division is not.
 */
export function listAlso(config: unknown, page: JsonPath, division: JsonPath): TreeEdit {
  const [kind, target] = [entryKindAt(config, page), entryKindAt(config, division)]
  if (kind === undefined) return refused(noEntry(page))
  if (target === undefined) return refused(noEntry(division))
  if (!isNewer(config)) return refused(message('tree:olderAlso'))
  if (kind !== 'page' || target === 'language')
    return refused(message('tree:ownPages', { kind: oneOf(target) }))
  const own = ancestorLike(page, division)
  if (!own) return refused(message('tree:noCounterpart', { name: String(valueAt(config, page)) }))
  const written = String(valueAt(config, page))
  const found = follow(config, division, stepsOf(config, page, own.length))
  if ('key' in found) return refused(found)
  const inner = found.missing.reduceRight<unknown>(
    (content, { name }) => ({ group: name, pages: [content] }),
    written,
  )
  const place = isObject(inner) ? intoLevel(found.level) : neighborOf(config, page, found.level)
  return isObject(inner)
    ? insertEntries(
        config,
        [{ kind: 'group', name: String(inner.group), members: { pages: inner.pages } }],
        place,
      )
    : insertEntries(config, [{ kind: 'page', name: written }], place)
}

const intoLevel = (at: JsonPath): Place => ({ at, position: 'into' })

/** The division around a page that is of the same kind as another one. */
function ancestorLike(page: JsonPath, division: JsonPath): JsonPath | undefined {
  const list = division.at(-2)
  const depth = page.findLastIndex((step, index) => typeof step === 'number' && page[index - 1] === list)
  return depth < 0 ? undefined : page.slice(0, depth + 1)
}

/** The levels between a division and a page. */
function stepsOf(config: unknown, page: JsonPath, from: number): readonly Step[] {
  const steps: Step[] = []
  for (let depth = from + 2; depth < page.length; depth += 2) {
    const at = page.slice(0, depth)
    const kind = entryKindAt(config, at) ?? 'unknown'
    const name = valueAt(config, [...at, nameKeyOf(kind) ?? ''])
    steps.push({
      list: String(at.at(-2)),
      isGroup: kind === 'group',
      name: typeof name === 'string' ? name : '',
    })
  }
  return steps
}

function follow(
  config: unknown,
  division: JsonPath,
  steps: readonly Step[],
): { readonly level: JsonPath; readonly missing: readonly Step[] } | Message {
  let level = division
  for (const [index, { isGroup, name, list }] of steps.entries()) {
    const next = (isGroup ? ['groups', 'pages'] : [list])
      .map(key => [...level, key])
      .flatMap(path => memberNamed(config, path, name))[0]
    if (!next && isGroup) return { level, missing: steps.slice(index) }
    if (!next) return message('tree:noCounterpart', { name })
    level = next
  }
  return { level, missing: [] }
}

function memberNamed(config: unknown, list: JsonPath, name: string): readonly JsonPath[] {
  const members = valueAt(config, list)
  const index = (isList(members) ? members : []).findIndex((_, position) => {
    const at = [...list, position]
    return valueAt(config, [...at, nameKeyOf(entryKindAt(config, at) ?? 'unknown') ?? '']) === name
  })
  return index < 0 ? [] : [[...list, index]]
}

/** After the nearest page before it that the level lists too, else before the nearest after it, else at the end. */
function neighborOf(config: unknown, page: JsonPath, level: JsonPath): Place {
  const [siblings, there] = [valueAt(config, page.slice(0, -1)), valueAt(config, [...level, 'pages'])]
  if (!isList(siblings) || !isList(there)) return intoLevel(level)
  const own = Number(page.at(-1))
  const index = (item: unknown) => (typeof item === 'string' ? there.indexOf(item) : -1)
  const before = siblings
    .slice(0, own)
    .map(index)
    .findLast(position => position >= 0)
  if (before !== undefined) return { at: [...level, 'pages', before], position: 'after' }
  const after = siblings
    .slice(own + 1)
    .map(index)
    .find(position => position >= 0)
  return after === undefined ? intoLevel(level) : { at: [...level, 'pages', after], position: 'before' }
}
