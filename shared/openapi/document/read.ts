import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml'
import { parseJson, toValue } from '../../config/json/parse.ts'
import { type Message, message } from '../../messages/message.ts'
import { keepInBrackets } from './flow-yaml.ts'
import { isObject, MARK, own, textOf } from './value.ts'

/** The OpenAPI version of a description. */
export type Dialect = '2.0' | '3.0' | '3.1' | '3.2'

/** A problem of a file, with its location in the text. */
export interface Finding {
  readonly message: Message
  readonly hint?: Message
  /** In UTF-16 units. */
  readonly offset: number
}

/** The result of reading a file: its value, or why there is none. */
interface Reading {
  readonly value: unknown
  readonly finding?: Finding
}

/** Whether a text is meant as JSON, judged by its first character. */
export const isJsonText = (text: string): boolean => /^\s*[[{]/.test(text)

// A description can contain the mark as well; it is removed wherever a text is shown.
const keepKeys = (text: string): string => text.replace(/"(\d+)"(\s*:)/g, `"${MARK}$1"$2`)

function keepNumbers(text: string): string {
  if (!/\d{16}/.test(text) || !/[:[,]\s*-?\d{16,}/.test(text)) return text
  // A string without an end continues to the end of the file: it is not scanned again from each of its
  // quotes.
  const pieces = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
  return text.replace(pieces, found => (/^-?\d{16}/.test(found) ? `"${MARK}${found}"` : found))
}

function readJson(text: string): Reading {
  try {
    return { value: JSON.parse(keepNumbers(keepKeys(text))) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  const { root, errors } = parseJson(text)
  const [first] = errors
  const value = root !== undefined && !errors.some(({ fatal }) => fatal) ? toValue(root) : undefined
  const { hint, offset = 0 } = first ?? {}
  const said = first?.message ?? message('openapi:notJson')
  return { value, finding: { message: said, offset, ...(hint === undefined ? {} : { hint }) } }
}

// At the start of a line. The expression must not scan a line again from each of its characters.
const YAML_KEYS = /^([ \t]*(?:- +)*)(["']?)(\d+)(?=\2[ \t]*:(?:\s|$))/gm
const YAML_NUMBERS =
  /^([ \t]*(?:- +)*["']?[\w$.-]+["']?:[ \t]+|[ \t]*(?:- +)+)(-?\d{16,}(?:\.\d+)?)(?=[ \t]*$|[ \t]+#)/gm
const YAML_VERSION = /^((?:[ \t]+(?:- +)*|(?:- +)+)(["']?)version\2:[ \t]+)(\d[\d.]*)(?=[ \t]*$|[ \t]+#)/gm

function keepYaml(text: string): string {
  const keyed = keepInBrackets(text).replace(YAML_KEYS, `$1$2${MARK}$3`).replace(YAML_VERSION, `$1${MARK}$3`)
  return /\d{16}/.test(keyed) ? keyed.replace(YAML_NUMBERS, `$1${MARK}$2`) : keyed
}

const marksIn = (text: string): number => text.split(MARK).length - 1

/** Maps an offset in the output of {@link keepYaml} back to the text. */
function placeIn(text: string, kept: string, offset: number): number {
  const more = marksIn(kept.slice(0, offset))
  return offset - more + marksIn(text.slice(0, offset - more))
}

/** Older descriptions merge the fields of another object with `<<`. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag)

const YAML_WORDS: readonly (readonly [RegExp, Message])[] = [
  [/duplicated? mapping key/, message('openapi:yaml.repeatedKey')],
  [/tab character/, message('openapi:yaml.tab')],
  [/single document/, message('openapi:yaml.documents')],
  [/unknown .*tag/, message('openapi:yaml.tags')],
]

function readYaml(text: string): Reading {
  const kept = keepYaml(text)
  try {
    return { value: load(kept, { schema: SCHEMA }) }
  } catch (error) {
    const isYaml = error instanceof YAMLException
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : undefined
    const known = YAML_WORDS.find(([words]) => words.test(why ?? ''))?.[1]
    const second = known === YAML_WORDS[2]?.[1] ? text.search(/^---/m) : -1
    const offset = isYaml && error.mark ? placeIn(text, kept, error.mark.position) : Math.max(0, second)
    return {
      value: undefined,
      finding: { message: known ?? message('openapi:yaml.unreadable', { why: why ?? '' }), offset },
    }
  }
}

/** Reads the text of a JSON or YAML file; nothing in it is executed, and it never throws. */
export function readText(text: string): Reading {
  if (text.trim() === '') return { value: undefined, finding: { message: message('json:empty'), offset: 0 } }
  if (/^\s*</.test(text)) {
    const hint = message('openapi:webPageHint')
    return { value: undefined, finding: { message: message('openapi:webPage'), hint, offset: 0 } }
  }
  return isJsonText(text) ? readJson(text) : readYaml(text)
}

const NOT_KNOWN: readonly (readonly [fits: (value: unknown) => boolean, why: Message, hint?: Message])[] = [
  [value => own(value, 'asyncapi') !== undefined, message('openapi:asyncApi')],
  [
    value => String(own(own(value, 'info'), 'schema')).includes('getpostman'),
    message('openapi:postman'),
    message('openapi:postmanHint'),
  ],
  [
    value => own(value, 'swagger') !== undefined || own(value, 'swaggerVersion') !== undefined,
    message('openapi:oldSwagger'),
    message('openapi:versions'),
  ],
  [
    value => own(value, 'openapi') !== undefined,
    message('openapi:unknownVersion'),
    message('openapi:versions'),
  ],
]

/** Returns the OpenAPI version of a value, or why it is no API description. */
export function dialectOf(value: unknown): Dialect | Finding {
  if (!isObject(value)) {
    const actual = Array.isArray(value) ? 'list' : value === null ? 'nothing' : 'value'
    return { message: message(`openapi:actual.${actual}`), offset: 0 }
  }
  const [, found] = /^(3\.[012])(?:\.|$)/.exec(textOf(own(value, 'openapi')) ?? '') ?? []
  if (found !== undefined) return found as Dialect
  if (/^2(\.0)?$/.test(textOf(own(value, 'swagger')) ?? '')) return '2.0'
  const [, why, hint] = NOT_KNOWN.find(([fits]) => fits(value)) ?? []
  return { message: why ?? message('openapi:notOpenApi'), offset: 0, ...(hint && { hint }) }
}

/** Whether a text looks like an API description, without reading all of it. */
export const looksLikeApi = (text: string): boolean =>
  /(?:^|[\s{,])["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]/.test(text.slice(0, 4096))
