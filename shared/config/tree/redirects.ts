import { type Message, message } from '../../messages/message.ts'
import { type Change, changesBetween } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isHref } from './new-entry.ts'
import { edited, refused, type TreeEdit, unchanged } from './tree-edit.ts'

/** A rule that leads readers of one address to another. */
export interface Redirect {
  readonly source: string
  readonly destination: string
  readonly permanent?: boolean
}

const LIST: JsonPath = ['redirects']

const listed = (config: unknown): readonly unknown[] => {
  const list = valueAt(config, LIST)
  return isList(list) ? list : []
}

/** The redirects are a list, or there are none yet. */
const hasRoom = (config: unknown): boolean => {
  const list = valueAt(config, LIST)
  return list === undefined || isList(list)
}

const rooted = (address: unknown): string =>
  typeof address === 'string' ? `/${address.replace(/^\/+|\/+$/g, '')}` : ''

/** Returns why a rule is not possible; `index` is its own position. */
function redirectProblem(config: unknown, redirect: Redirect, index?: number): Message | undefined {
  const { source, destination } = redirect
  if (source.trim() === '' || destination.trim() === '') return message('tree:redirectBlank')
  if (!source.startsWith('/') || /[#?]/.test(source)) return message('tree:redirectSource', { source })
  if (!isHref(destination)) return message('tree:address', { written: destination })
  if (rooted(source) === rooted(destination)) return message('tree:redirectLoop')
  const isTaken = listed(config).some(
    (row, at) => at !== index && isObject(row) && rooted(row.source) === rooted(source),
  )
  return isTaken ? message('tree:redirectTaken', { source }) : undefined
}

/** Adds a redirect at the end of the list. */
export function addRedirect(config: unknown, redirect: Redirect): TreeEdit {
  if (!hasRoom(config)) return refused(message('tree:redirectsUnknown'))
  const problem = redirectProblem(config, redirect)
  if (problem) return refused(problem)
  const index = listed(config).length
  return edited([{ kind: 'insert', path: LIST, index, value: redirect }], [[...LIST, index]])
}

/** Changes fields of a redirect; `permanent: undefined` removes that key. */
export function setRedirect(config: unknown, index: number, fields: Partial<Redirect>): TreeEdit {
  const row = listed(config)[index]
  if (!isObject(row)) return refused(message('tree:noRedirect', { number: index + 1 }))
  const all = Object.entries({ ...row, ...fields }).filter(([, value]) => value !== undefined)
  const after = Object.fromEntries(all)
  const { source, destination } = { source: '', destination: '', ...row, ...fields }
  const problem = redirectProblem(config, { source: String(source), destination: String(destination) }, index)
  if (problem) return refused(problem)
  const changes = changesBetween(row, after, [...LIST, index])
  return changes.length === 0 ? unchanged(message('tree:sameValue')) : edited(changes, [[...LIST, index]])
}

/** Removes redirects; a list that becomes empty stays. */
export function removeRedirects(config: unknown, indices: readonly number[]): TreeEdit {
  const rows = listed(config)
  const missing = indices.find(index => rows[index] === undefined)
  if (missing !== undefined) return refused(message('tree:noRedirect', { number: missing + 1 }))
  const from = [...new Set(indices)].toSorted((a, b) => b - a)
  const changes = from.map((index): Change => ({ kind: 'remove', path: [...LIST, index] }))
  return changes.length === 0 ? unchanged(message('tree:sameValue')) : edited(changes)
}

/** The address of a page: an index page has that of its folder. */
const addressOf = (page: string): string => `/${page.replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1')

/** Whether a redirect leads to a page. */
export const isRedirectTo = (config: unknown, page: string): boolean =>
  listed(config).some(row => isObject(row) && rooted(row.destination) === addressOf(page))

/** Returns the changes of redirects when a page gets another path. */
export function redirectsAfterRename(
  config: unknown,
  { from, to, redirects }: { readonly from: string; readonly to: string; readonly redirects: boolean },
): readonly Change[] {
  const [old, fresh] = [addressOf(from), addressOf(to)]
  const rows = listed(config)
  const is = (row: unknown, key: 'source' | 'destination', address: string) =>
    isObject(row) && rooted(row[key]) === address
  const retargeted = rows.flatMap((row, index): readonly Change[] =>
    is(row, 'destination', old) && !is(row, 'source', fresh)
      ? [{ kind: 'set', path: [...LIST, index, 'destination'], value: fresh }]
      : [],
  )
  const shadowing = [...rows.keys()].filter(index => is(rows[index], 'source', fresh)).toReversed()
  const removed = shadowing.map((index): Change => ({ kind: 'remove', path: [...LIST, index] }))
  const isKnown = rows.some(row => is(row, 'source', old))
  const added: readonly Change[] =
    redirects && !isKnown && hasRoom(config)
      ? [
          {
            kind: 'insert',
            path: LIST,
            index: rows.length - removed.length,
            value: { source: old, destination: fresh },
          },
        ]
      : []
  return [...retargeted, ...removed, ...added]
}
