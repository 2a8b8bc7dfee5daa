import { type Message, type MessageKey, message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
import { describeAt } from '../schema/describe.ts'
import { branchesOf, type Schema } from '../schema/schema.ts'

/** Returns the name of a JSON type, as it follows “must be”. */
export const typeName = (type: string): Message => message(TYPES[type] ?? 'config:type.object')

const TYPES: Readonly<Record<string, MessageKey>> = {
  string: 'config:type.string',
  number: 'config:type.number',
  boolean: 'config:type.boolean',
  array: 'config:type.array',
  object: 'config:type.object',
  null: 'config:type.null',
}

/** Returns the types that a value may have. */
export const expected = (schema: Schema): readonly Message[] =>
  branchesOf(schema).map(branch => typeName(branch.type ?? ''))

/** Groups whose settings are clear without the name of the group. */
const NAMED_ALONE: ReadonlySet<unknown> = new Set(['colors', 'feedback', 'api'])

/** Returns how a message names a setting by its own label: `“Address”` for the `url` of a link. */
export const titleOf = (path: JsonPath, root: Schema): Message =>
  message('config:path.title', { title: describeAt(path, root)?.title ?? String(path.at(-1) ?? '') })

/**
 * Returns how a message names a value, by the labels of the fields: `“Accent on light pages”`, `“Address” in item 2 of
 * “Anchors”`, `item 1 of “Tabs”`. With `atStart` it starts a sentence.
 */
export function nameOf(path: JsonPath, root: Schema, atStart = false): Message {
  const parts: (readonly [isItem: boolean, name: Message])[] = []
  let keys: JsonPath = []
  const close = (end: number) => {
    if (keys.length === 0) return
    const own = titleOf(path.slice(0, end), root)
    const isAlone = keys.length === 1 || NAMED_ALONE.has(path[end - 2])
    const outer = isAlone ? undefined : titleOf(path.slice(0, end - 1), root)
    parts.push([false, outer ? message('config:path.of', { inner: own, outer }) : own])
    keys = []
  }
  for (const [index, step] of path.entries()) {
    if (typeof step === 'string') {
      keys = [...keys, step]
      continue
    }
    close(index)
    const isFirst = atStart && index === path.length - 1
    const key = isFirst ? 'config:path.itemFirst' : 'config:path.item'
    parts.push([true, message(key, { number: step + 1 })])
  }
  close(path.length)
  const [last, ...around] = parts.reverse()
  return around.reduce(
    (inner, [isItem, outer]) => message(isItem ? 'config:path.in' : 'config:path.of', { inner, outer }),
    last?.[1] ?? message('config:path.title', { title: '' }),
  )
}

/** Returns text of a file, cut to a length that fits into a sentence. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** Returns a value as a message shows it: short, with straight quotes around text. */
export const shown = (value: unknown): string => short(JSON.stringify(value) ?? '')

/** The description of a setting, as a hint. */
export const describedIn = ({ description }: Schema): Message | undefined =>
  description === undefined
    ? undefined
    : message('config:description', { description: { english: description } })
