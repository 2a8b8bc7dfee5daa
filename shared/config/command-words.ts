import { message } from '../messages/message.ts'
import { Refusal } from '../text/failure.ts'
import { CONFIG_USAGE, type ConfigVerb } from './command-usage.ts'
import { type JsonPath, parsePointer } from './json/pointer.ts'
import { isList } from './json/value.ts'
import { valueAt } from './json/value-at.ts'
import { schemaAt } from './schema/describe.ts'
import { formOf } from './schema/form.ts'
import { branchesOf, schemas } from './schema/schema.ts'
import type { Place } from './tree/slot.ts'

/** Says how a command is used. */
export const misuse = (verb: ConfigVerb): Refusal =>
  new Refusal('bad-request', message('cli:config.usage', { usage: CONFIG_USAGE[verb] }))

/** Throws the usage of a command unless it has as many words as it takes. */
export function checkCount(verb: ConfigVerb, words: readonly string[], least: number, most = least): void {
  if (words.length < least || words.length > most) throw misuse(verb)
}

/** Whether a word is a pointer rather than the path of a page. */
export const isPointer = (word: string): boolean => word === '' || word.startsWith('/')

/** Returns the path of a pointer; refuses anything else. */
export function pathOf(pointer: string): JsonPath {
  const path = parsePointer(pointer)
  if (path) return path
  throw new Refusal(
    'bad-request',
    message('cli:config.pointer', { pointer }),
    message('cli:config.pointerHint'),
  )
}

/** Returns the place that `into /navigation/tabs/0` names; `undefined` if these words name none. */
export function placeOf(word: string | undefined, pointer: string | undefined): Place | undefined {
  if (pointer === undefined || (word !== 'into' && word !== 'before' && word !== 'after')) return undefined
  return { position: word, at: pathOf(pointer) }
}

/** Returns the value of a word: JSON, or bare text where text is expected. */
export function valueOfWord(config: unknown, path: JsonPath, word: string): unknown {
  try {
    return JSON.parse(word)
  } catch {
    if (isText(config, path)) return word
    throw new Refusal(
      'bad-request',
      message('cli:config.notJson', { word }),
      message('cli:config.notJsonHint'),
    )
  }
}

/** Whether text is expected at `path`, judged by the present value or by the schema. */
function isText(config: unknown, path: JsonPath): boolean {
  const schema = schemaAt(path, schemas[formOf(config)])
  const list = typeof path.at(-1) === 'number' ? valueAt(config, path.slice(0, -1)) : undefined
  const present = isList(list) ? list[0] : valueAt(config, path)
  return (
    typeof present === 'string' || (schema ? branchesOf(schema) : []).some(({ type }) => type === 'string')
  )
}
