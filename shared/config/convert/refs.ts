import { type Message, type MessageKey, message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import {
  type ConfigDocument,
  type ReadText,
  type RefProblem,
  readDocument,
} from '../document/config-document.ts'
import { fileOfRef, type RefFault } from '../document/ref-path.ts'
import { parseCached } from '../json/cached-parse.ts'
import { type JsonNode, toValue } from '../json/parse.ts'

const REASONS: Readonly<Record<Exclude<RefFault, 'broken'>, MessageKey>> = {
  'not-json': 'convert:why.notJson',
  outside: 'convert:why.outside',
  circular: 'convert:why.loop',
  missing: 'convert:why.noFile',
  'too-many': 'convert:why.tooMany',
}

/** Returns the value of a parsed text with the files that `$ref` names. Throws a `Refusal` if one can’t be followed. */
export function withFiles(root: JsonNode, text: string, read: ReadText): unknown {
  const document = readDocument(root, text, read)
  const [problem] = document.problems
  if (problem === undefined) return toValue(document.root)
  throw new Refusal(
    'bad-request',
    message('convert:notInlined', { written: problem.written, why: reason(problem, document) }),
    message('convert:notInlinedHint'),
  )
}

function reason({ fault, written, path }: RefProblem, { locate, text }: ConfigDocument): Message {
  if (fault !== 'broken') return message(REASONS[fault])
  const named = fileOfRef(written, locate(path).file)
  const fatal = 'file' in named && parseCached(text(named.file)).errors.find(error => error.fatal)
  return message('convert:unreadableFile', { reason: fatal ? fatal.message : message('json:empty') })
}
