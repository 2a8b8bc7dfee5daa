import { message } from '../../../shared/messages/message.ts'
import { describeError } from '../base/stack.ts'
import { inWords } from '../base/words.ts'
import type { Io } from './io.ts'
import { run } from './run.ts'

/** Runs the command line of this process. Shows a bug of ours with its location, so that it can be reported. */
export async function main(given: readonly string[], io: Io): Promise<void> {
  try {
    const code = await run(given, io)
    // Output that was lost is a failure already.
    process.exitCode ||= code
  } catch (error) {
    io.err(inWords(message('cli:fault', { report: describeError(error) })))
    process.exitCode = 1
  }
}
