import { existsSync } from 'node:fs'
import { nearest } from '../../../shared/config/read/nearest.ts'
import { message } from '../../../shared/messages/message.ts'
import { type FailureCode, Refusal } from '../../../shared/text/failure.ts'
import { findProduct } from '../base/product.ts'
import { inWords } from '../base/words.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { speakAsAsked, takeLanguage } from './language.ts'
import { printable } from './printable.ts'
import { usage } from './usage.ts'

type Command = (args: readonly string[], io: Io) => Promise<ExitCode>

/** Each command is loaded when needed: opening a window needs no builder, and a build needs no server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  open: async () => (await import('./open.ts')).open,
  build: async () => (await import('./build.ts')).build,
  check: async () => (await import('./check.ts')).check,
  config: async () => (await import('./config.ts')).config,
  convert: async () => (await import('./convert.ts')).convert,
  new: async () => (await import('./new.ts')).create,
}

/** Whether a word was meant as a command: as the path of a folder, it leads nowhere. */
const isMeantAsCommand = (word: string): boolean => /^[\w-]+$/.test(word) && !existsSync(word)

function refuseCommand(word: string): never {
  const near = nearest(word, Object.keys(COMMANDS))
  throw new Misuse(
    near === undefined ? message('cli:unknownCommand', { word }) : message('cli:nearCommand', { word, near }),
  )
}

async function perform(args: readonly string[], io: Io): Promise<ExitCode> {
  const [first = 'open', ...rest] = args
  const named = Object.hasOwn(COMMANDS, first)
  if (!named && !first.startsWith('-') && isMeantAsCommand(first)) refuseCommand(first)
  const command = await COMMANDS[named ? first : 'open']?.()
  return command ? command(named ? rest : args, io) : 2
}

/** Refuses to run in a folder that was removed: no relative path means anything there. */
function checkHere(): void {
  try {
    process.cwd()
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'ENOENT') throw error
    throw new Refusal('not-found', message('cli:noHere'), message('cli:noHereHint'))
  }
}

/** Refusals caused by how the command was called; the others are problems of the site. */
const WRONG_CALL: readonly FailureCode[] = ['bad-request', 'exists', 'no-config', 'not-allowed', 'not-found']

function report(error: unknown, io: Io): ExitCode {
  if (error instanceof Misuse) {
    io.err(inWords(message('cli:seeHelp', { reason: error.reason })))
    return 2
  }
  if (!(error instanceof Refusal)) throw error
  const { code, message: reason, hint } = error.failure
  io.err(printable(inWords(reason)))
  if (hint !== undefined) io.err(printable(inWords(hint)))
  return WRONG_CALL.includes(code) ? 2 : 1
}

/** Runs the command line. A person's mistakes are reported in a line or two, without a stack. */
export async function run(given: readonly string[], io: Io): Promise<ExitCode> {
  const { rest: args, named } = takeLanguage(given)
  try {
    speakAsAsked(named, process.env)
  } catch (error) {
    return report(error, io)
  }
  const options = args.slice(0, args.includes('--') ? args.indexOf('--') : undefined)
  const isHelp = options[0] === 'help' && isMeantAsCommand('help')
  if (isHelp || options.includes('--help') || options.includes('-h')) {
    io.out(usage())
    return 0
  }
  if (options.includes('--version')) {
    io.out(findProduct().version)
    return 0
  }
  try {
    checkHere()
    return await perform(args, io)
  } catch (error) {
    return report(error, io)
  }
}
