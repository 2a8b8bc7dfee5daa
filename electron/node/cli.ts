#!/usr/bin/env node
import { message } from '../../shared/messages/message.ts'
import { startQuickly } from './base/quick-start.ts'
import { describeError } from './base/stack.ts'
import { inWords } from './base/words.ts'
import { terminal } from './command/io.ts'
import { run } from './command/run.ts'

startQuickly()
const io = terminal()

// Shows a bug of ours with its location, so that it can be reported.
try {
  process.exitCode = await run(process.argv.slice(2), io)
} catch (error) {
  io.err(inWords(message('cli:fault', { report: describeError(error) })))
  process.exitCode = 1
}
