import { type CommandResult, runConfigCommand } from '../../../shared/config/command.ts'
import { CONFIG_USAGE, type ConfigVerb, isConfigVerb } from '../../../shared/config/command-usage.ts'
import { costlyConfig } from '../../../shared/config/read/costly.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { message, type Text } from '../../../shared/messages/message.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { type Excess, unlessTooCostly } from '../../../shared/text/budget.ts'
import { applyEdits } from '../../../shared/text/edit.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { inWords } from '../base/words.ts'
import { settingsTexts } from '../conversion/settings-texts.ts'
import { isSite } from '../session/discover.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { printable } from './printable.ts'
import { type Repository, repositoryAt } from './repository.ts'
import { screened } from './screened.ts'

const usage = `  galley config ${Object.keys(CONFIG_USAGE).join('|')} [folder] …`

/** The verbs with a fixed number of words: one more word in front is the folder. */
const COUNTS: Readonly<Partial<Record<ConfigVerb, number>>> = { set: 2, insert: 2 }

/** A folder may precede the arguments of the command; alone it prints the whole file. */
function split(verb: ConfigVerb, words: readonly string[]) {
  const [first] = words
  const count = COUNTS[verb]
  // A path that starts with a slash may be a pointer.
  const isFolder = count === undefined || !first?.startsWith('/')
  const leads =
    first !== undefined && ((isFolder && isSite(first)) || words.length > (count ?? Number.POSITIVE_INFINITY))
  return leads ? { folder: first, rest: words.slice(1) } : { folder: undefined, rest: words }
}

/** Refuses settings that take too much. */
function refuseCostly(excess: Excess): never {
  const { message: reason, hint } = costlyConfig(excess)
  throw new Refusal('not-text', reason, hint)
}

async function perform(
  { files }: Repository,
  verb: ConfigVerb,
  words: readonly string[],
  screening: Screening,
): Promise<CommandResult> {
  const readText = (file: string) => files.readText(file)
  const first = await readText(CONFIG_FILE)
  const texts = await settingsTexts(first, { readText, screening, refuse: refuseCostly })
  const read = (file: string) => texts.get(file)?.text
  const listed = verb === 'copy' ? await files.list() : []
  const paths = new Set(listed.map(({ path }) => path))
  const run = () => runConfigCommand(read, verb, words, file => paths.has(file))
  const result = unlessTooCostly(screening.bounded, run, refuseCostly)
  if (result.kind !== 'edits') return result
  for (const { file, edits } of result.edits) {
    const before = texts.get(file)
    if (before) await files.write(file, { ...before, text: applyEdits(before.text, edits) }, before)
  }
  return result
}

/** Reads or changes docs.json, as the editor would. Every other byte stays. */
export async function config(args: readonly string[], io: Io): Promise<ExitCode> {
  const [verb = '', ...words] = args
  if (!isConfigVerb(verb)) throw new Misuse(message('cli:config.verbs', { usage }))
  const { folder, rest } = split(verb, words)
  const repository = repositoryAt(folder)
  const warn = (text: Text) => io.err(printable(inWords(text)))
  try {
    const result = await screened(screening => perform(repository, verb, rest, screening))
    if (result.kind === 'output' && result.text !== '') io.out(result.text.trimEnd())
    if (result.kind === 'edits') for (const note of result.notes) warn(note)
    if (result.kind === 'none' || result.kind === 'refused') warn(result.reason)
    return result.kind === 'refused' ? 1 : 0
  } catch (error) {
    if (!(error instanceof Refusal) || error.failure.code !== 'not-found') throw error
    warn(error.failure.message)
    return 1
  }
}
