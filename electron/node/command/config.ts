import {
  CONFIG_USAGE,
  type ConfigVerb,
  isConfigVerb,
  runConfigCommand,
} from '../../../shared/config/command.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message } from '../../../shared/messages/message.ts'
import { applyEdits } from '../../../shared/text/edit.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { isSite } from '../session/discover.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { printable } from './printable.ts'
import { type Repository, repositoryAt } from './site.ts'

const usage = Object.values(CONFIG_USAGE).map(line => `  galley config ${line.replace(' ', ' [folder] ')}`)

/** A folder may precede the arguments of the command; alone it prints the whole file. */
function split(verb: ConfigVerb, words: readonly string[]) {
  const wanted = CONFIG_USAGE[verb].split(' ').length - 1
  const [first = ''] = words
  const leads = words.length > wanted || (verb === 'get' && words.length === 1 && isSite(first))
  return leads ? { folder: first, rest: words.slice(1) } : { folder: undefined, rest: words }
}

async function perform({ files }: Repository, verb: ConfigVerb, words: readonly string[]): Promise<string> {
  const before = await files.readText(CONFIG_FILE)
  const result = runConfigCommand(before.text, verb, words)
  if (result.kind === 'output') return result.text.trimEnd()
  const text = applyEdits(before.text, result.edits)
  if (text !== before.text) await files.write(CONFIG_FILE, { ...before, text }, before)
  return ''
}

/** Reads or changes one value of docs.json, as the editor would. Every other byte stays. */
export async function config(args: readonly string[], io: Io): Promise<ExitCode> {
  const [verb = '', ...words] = args
  if (!isConfigVerb(verb)) throw new Misuse(message('cli:config.verbs', { usage: usage.join('\n') }))
  const { folder, rest } = split(verb, words)
  const repository = repositoryAt(folder)
  try {
    const text = await perform(repository, verb, rest)
    if (text !== '') io.out(text)
    return 0
  } catch (error) {
    if (!(error instanceof Refusal) || error.failure.code !== 'not-found') throw error
    io.err(printable(inEnglish(error.failure.message)))
    return 1
  }
}
