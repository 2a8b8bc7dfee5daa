import { type Message, message } from '../messages/message.ts'
import type { FileEdits } from '../text/edit.ts'
import { Refusal } from '../text/failure.ts'
import { lineStarts, positionAt } from '../text/position.ts'
import { CONFIG_USAGE, type ConfigVerb } from './command-usage.ts'
import { pathOf } from './command-words.ts'
import { type ReadText, readDocument } from './document/config-document.ts'
import { documentEdits } from './document/document-edits.ts'
import { parseCached, valueCached } from './json/cached-parse.ts'
import type { JsonNode } from './json/parse.ts'
import { readableRoot } from './json/root.ts'
import { valueAt } from './json/value-at.ts'
import { CONFIG_FILE } from './schema/config-file.ts'
import type { TreeEdit } from './tree/tree-edit.ts'
import { listEntries, treeEdit } from './tree-command.ts'
import { insertValue, moveValue, removeValues, setValue } from './value-command.ts'

/** The result of a command: something to print, edits of docs.json and the files it refers to, or why nothing changes. */
export type CommandResult =
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'edits'; readonly edits: readonly FileEdits[]; readonly notes: readonly Message[] }
  | { readonly kind: 'none' | 'refused'; readonly reason: Message }

/**
 * Runs one command on docs.json: `runConfigCommand(read, 'set', ['/name', 'Acme'])`. A VALUE is JSON, or bare
 * text where the schema expects text. Throws a `Refusal` if the file cannot be read, if nothing is at a pointer
 * (`not-found`), or if the arguments are wrong (`bad-request`). `exists` says whether the repository has a file.
 */
export function runConfigCommand(
  read: ReadText,
  verb: ConfigVerb,
  words: readonly string[],
  exists: (file: string) => boolean = file => read(file) !== undefined,
): CommandResult {
  const text = read(CONFIG_FILE) ?? ''
  const config = valueCached(readDocument(rootOf(text), text, read).root)
  if (verb === 'get') return { kind: 'output', text: `${JSON.stringify(wanted(config, words), null, 2)}\n` }
  if (verb === 'list') return { kind: 'output', text: listEntries(config, words) }
  const answer = answerTo(config, verb, words, exists)
  if (answer.kind !== 'edit') return answer
  const edits = documentEdits(answer.changes, read)
  return edits.length === 0
    ? { kind: 'none', reason: message('tree:sameValue') }
    : { kind: 'edits', edits, notes: answer.notes }
}

/** The root of docs.json; refuses with the location of what makes it unreadable. */
function rootOf(text: string): JsonNode {
  const error = parseCached(text).errors.find(({ fatal }) => fatal)
  if (error === undefined) return readableRoot(text)
  const place = positionAt(lineStarts(text), error.offset)
  const reason = message('config:at', { file: CONFIG_FILE, ...place, reason: error.message })
  throw new Refusal('not-text', reason, error.hint)
}

function answerTo(
  config: unknown,
  verb: Exclude<ConfigVerb, 'get' | 'list'>,
  words: readonly string[],
  exists: (file: string) => boolean,
): TreeEdit {
  switch (verb) {
    case 'set':
      return setValue(config, words)
    case 'insert':
      return insertValue(config, words)
    case 'remove':
      return removeValues(config, words)
    case 'move':
      return moveValue(config, words)
    default:
      return treeEdit(config, verb, words, exists)
  }
}

function wanted(config: unknown, [pointer = '', ...more]: readonly string[]): unknown {
  if (more.length > 0)
    throw new Refusal('bad-request', message('cli:config.usage', { usage: CONFIG_USAGE.get }))
  const value = valueAt(config, pathOf(pointer))
  if (value !== undefined) return value
  throw new Refusal('not-found', message('cli:config.nothingThere'))
}
