import { message } from '../messages/message.ts'
import type { TextEdits } from '../text/edit.ts'
import { Refusal } from '../text/failure.ts'
import { insertItem, moveItem, removeAt, setValue } from './edit/edit.ts'
import { nodeAt, toValue } from './json/parse.ts'
import { type JsonPath, parsePointer } from './json/pointer.ts'
import { readableRoot } from './json/root.ts'
import { schemaAt } from './schema/describe.ts'
import { branchesOf } from './schema/schema.ts'

/** The result of a command: something to print, or edits of docs.json. */
type CommandResult =
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'edits'; readonly edits: TextEdits }

/** The usage of each command, by its verb. */
export const CONFIG_USAGE = {
  get: 'get [POINTER]',
  set: 'set POINTER VALUE',
  insert: 'insert POINTER VALUE',
  remove: 'remove POINTER',
  move: 'move POINTER TO',
} as const

/** The verb of a command. */
export type ConfigVerb = keyof typeof CONFIG_USAGE

/** Whether a word is the verb of a command. */
export const isConfigVerb = (word: string): word is ConfigVerb => Object.hasOwn(CONFIG_USAGE, word)

/**
 * Runs one command on the text of docs.json: `runConfigCommand(text, 'set', ['/name', 'Acme'])`. A VALUE is
 * JSON, or bare text where the schema expects text. `insert` and `move` put an item before the one their last
 * pointer names; `-` as its last step, or a pointer to the list itself, means the end. Throws a `Refusal`
 * (`bad-request` if the arguments are wrong).
 */
export function runConfigCommand(text: string, verb: ConfigVerb, words: readonly string[]): CommandResult {
  const [first = '', second] = words
  const wanted = verb === 'set' || verb === 'insert' || verb === 'move' ? 2 : 1
  if (words.length > wanted || (words.length < wanted && verb !== 'get')) {
    throw new Refusal('bad-request', message('cli:config.usage', { usage: CONFIG_USAGE[verb] }))
  }
  const path = pathOf(first)
  if (verb === 'get') return { kind: 'output', text: `${JSON.stringify(valueAt(text, path), null, 2)}\n` }
  return { kind: 'edits', edits: editsOf(text, verb, { path, word: second ?? '' }) }
}

function editsOf(
  text: string,
  verb: Exclude<ConfigVerb, 'get'>,
  { path, word }: { readonly path: JsonPath; readonly word: string },
): TextEdits {
  switch (verb) {
    case 'set':
      return setValue(text, path, valueOfWord(text, path, word))
    case 'remove':
      return removeAt(text, path)
    case 'insert': {
      const { list, index } = slotAt(text, path)
      return insertItem(text, list, index, valueOfWord(text, [...list, index], word))
    }
    case 'move': {
      const { list, index } = slotAt(text, pathOf(word))
      return moveItem(text, path, list, index)
    }
  }
}

function pathOf(pointer: string): JsonPath {
  const path = parsePointer(pointer)
  if (path) return path
  throw new Refusal(
    'bad-request',
    message('cli:config.pointer', { pointer }),
    message('cli:config.pointerHint'),
  )
}

function valueAt(text: string, path: JsonPath): unknown {
  const node = nodeAt(readableRoot(text), path)
  if (node) return toValue(node)
  throw new Refusal('not-found', message('cli:config.nothingThere'))
}

/** The list that a pointer names, and the index in it. */
function slotAt(text: string, path: JsonPath): { readonly list: JsonPath; readonly index: number } {
  const last = path.at(-1)
  if (typeof last === 'number') return { list: path.slice(0, -1), index: last }
  const list = last === '-' ? path.slice(0, -1) : path
  return { list, index: nodeAt(readableRoot(text), list)?.children?.length ?? 0 }
}

function valueOfWord(text: string, path: JsonPath, word: string): unknown {
  try {
    return JSON.parse(word)
  } catch {
    if (isText(text, path)) return word
    throw new Refusal(
      'bad-request',
      message('cli:config.notJson', { word }),
      message('cli:config.notJsonHint'),
    )
  }
}

/** Whether text is expected at `path`, judged by the present value or by the schema. */
function isText(text: string, path: JsonPath): boolean {
  const schema = schemaAt(path)
  const root = readableRoot(text)
  const list = typeof path.at(-1) === 'number' ? nodeAt(root, path.slice(0, -1)) : undefined
  const present = list?.type === 'array' ? list.children?.at(0) : nodeAt(root, path)
  return (
    present?.type === 'string' || (schema ? branchesOf(schema) : []).some(({ type }) => type === 'string')
  )
}
