import { type Message, message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { fileOfRef } from '../document/ref-path.ts'
import { field, textOf } from '../equivalents/values.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'

/** Returns the text of a file of the repository; `undefined` if there is none. */
export type ReadFile = (path: string) => string | undefined

/** A settings file is not split into more files than this. */
const MAX_FILES = 200
const MAX_CHARACTERS = 20_000_000
const DEEPEST = 20

const isRef = (value: unknown): value is JsonObject =>
  isObject(value) && textOf(field(value, '$ref')) !== undefined

/** Replaces each `$ref` by the file it names. Throws a `Refusal` if that fails. */
export function withFiles(value: unknown, read: ReadFile): unknown {
  const budget = { files: 0, characters: 0 }
  const follow = (part: unknown, from: string, around: readonly string[]): unknown => {
    if (isList(part)) return part.map(item => follow(item, from, around))
    if (!isObject(part)) return part
    if (isRef(part)) return fromFile(String(part.$ref), from, around)
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, follow(item, from, around)]))
  }
  const fromFile = (written: string, from: string, around: readonly string[]): unknown => {
    const path = pathOf(written, from)
    if (around.includes(path)) throw refusal(written, message('convert:why.loop'))
    if (around.length >= DEEPEST) throw refusal(written, message('convert:why.tooDeep'))
    const text = read(path)
    if (text === undefined) throw refusal(written, message('convert:why.noFile'))
    budget.files += 1
    budget.characters += text.length
    if (budget.files > MAX_FILES || budget.characters > MAX_CHARACTERS)
      throw refusal(written, message('convert:why.tooMany'))
    return follow(contentOf(text, written), path, [...around, path])
  }
  return follow(value, '', [])
}

function pathOf(written: string, from: string): string {
  const found = fileOfRef(written, from)
  if ('file' in found) return found.file
  throw refusal(written, message(found.fault === 'outside' ? 'convert:why.outside' : 'convert:why.notJson'))
}

function contentOf(text: string, written: string): unknown {
  const { root, errors } = parseJson(text)
  const fatal = errors.find(error => error.fatal)
  if (root && !fatal) return toValue(root)
  throw refusal(
    written,
    message('convert:unreadableFile', { reason: fatal?.message ?? message('json:empty') }),
  )
}

const refusal = (written: string, why: Message): Refusal =>
  new Refusal(
    'bad-request',
    message('convert:notInlined', { written, why }),
    message('convert:notInlinedHint'),
  )
