import { type Message, type MessageKey, message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
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

/**
 * Returns how a message names a value: `“colors.primary”`, `“url” in item 2 of “anchors”`, `item 1 of “tabs”`.
 * With `atStart` it starts a sentence.
 */
export function nameOf(path: JsonPath, atStart = false): Message {
  const parts: (readonly [isItem: boolean, name: Message])[] = []
  let keys: string[] = []
  const close = () => {
    if (keys.length > 0) parts.push([false, message('config:path.keys', { keys: keys.join('.') })])
    keys = []
  }
  for (const [index, step] of path.entries()) {
    if (typeof step === 'string') {
      keys.push(step)
      continue
    }
    close()
    const isFirst = atStart && index === path.length - 1
    const key = isFirst ? 'config:path.itemFirst' : 'config:path.item'
    parts.push([true, message(key, { number: step + 1 })])
  }
  close()
  const [last, ...around] = parts.reverse()
  return around.reduce(
    (inner, [isItem, outer]) => message(isItem ? 'config:path.in' : 'config:path.of', { inner, outer }),
    last?.[1] ?? message('config:path.keys', { keys: '' }),
  )
}

/** Returns text of a file, cut to a length that fits into a sentence. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** Returns a value as a message shows it: short, with straight quotes around text. */
export const shown = (value: unknown): string => short(JSON.stringify(value) ?? '')

/** The description of a setting, as a hint; the schema has it in English only. */
export const describedIn = ({ description }: Schema): Message | undefined =>
  description === undefined ? undefined : message('config:description', { description })
