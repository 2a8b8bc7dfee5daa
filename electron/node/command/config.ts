import { type CommandResult, runConfigCommand } from '../../../shared/config/command.ts'
import { CONFIG_USAGE, type ConfigVerb, isConfigVerb } from '../../../shared/config/command-usage.ts'
import { readDocument } from '../../../shared/config/document/config-document.ts'
import { readableRoot } from '../../../shared/config/json/root.ts'
import { costlyConfig } from '../../../shared/config/read/bounded.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message, type Text } from '../../../shared/messages/message.ts'
import { unlessTooCostly } from '../../../shared/text/budget.ts'
import { applyEdits } from '../../../shared/text/edit.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { boundedByTime, MOST_TIME } from '../base/bounded-by-time.ts'
import { isSite } from '../session/discover.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { printable } from './printable.ts'
import { type Repository, repositoryAt } from './site.ts'

const usage = `  galley config ${Object.keys(CONFIG_USAGE).join('|')} [folder] …`

/** The verbs with a fixed number of words: one more word in front is the folder. */
const COUNTS: Readonly<Partial<Record<ConfigVerb, number>>> = { set: 2, insert: 2 }

/** A folder may precede the arguments of the command; alone it prints the whole file. */
function split(verb: ConfigVerb, words: readonly string[]) {
  const [first] = words
  const count = COUNTS[verb]
  const leads = first !== undefined && (count === undefined ? isSite(first) : words.length > count)
  return leads ? { folder: first, rest: words.slice(1) } : { folder: undefined, rest: words }
}

const bounded = boundedByTime(MOST_TIME.command)

/** Refuses if work with the settings takes too much. */
const within = <T>(work: () => T): T =>
  unlessTooCostly(bounded, work, excess => {
    const { message: reason, hint } = costlyConfig(excess)
    throw new Refusal('not-text', reason, hint)
  })

/** The texts of docs.json and of every file that it refers to. */
async function readTexts({ files }: Repository) {
  const texts = new Map([[CONFIG_FILE, await files.readText(CONFIG_FILE)]])
  const read = (file: string) => texts.get(file)?.text
  for (let known = 0; known < texts.size; ) {
    known = texts.size
    const text = read(CONFIG_FILE) ?? ''
    const document = within(() => readDocument(readableRoot(text), text, read))
    for (const file of document.files.filter(name => !texts.has(name))) {
      const found = await files.readText(file).catch(missing)
      if (found) texts.set(file, found)
    }
  }
  return { texts, read }
}

/** A file that is not there is no reason to refuse other edits. */
function missing(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

async function perform(
  repository: Repository,
  verb: ConfigVerb,
  words: readonly string[],
): Promise<CommandResult> {
  const { texts, read } = await readTexts(repository)
  const files = verb === 'copy' ? await repository.files.list() : []
  const paths = new Set(files.map(({ path }) => path))
  const result = within(() => runConfigCommand(read, verb, words, file => paths.has(file)))
  if (result.kind !== 'edits') return result
  for (const { file, edits } of result.edits) {
    const before = texts.get(file)
    if (before)
      await repository.files.write(file, { ...before, text: applyEdits(before.text, edits) }, before)
  }
  return result
}

/** Reads or changes docs.json, as the editor would. Every other byte stays. */
export async function config(args: readonly string[], io: Io): Promise<ExitCode> {
  const [verb = '', ...words] = args
  if (!isConfigVerb(verb)) throw new Misuse(message('cli:config.verbs', { usage }))
  const { folder, rest } = split(verb, words)
  const repository = repositoryAt(folder)
  const warn = (text: Text) => io.err(printable(inEnglish(text)))
  try {
    const result = await perform(repository, verb, rest)
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
