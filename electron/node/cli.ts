#!/usr/bin/env node
import { describeError } from './base/stack.ts'
import { terminal } from './command/io.ts'
import { run } from './command/run.ts'

const io = terminal()

// Shows a bug of ours with its location, so that it can be reported.
try {
  process.exitCode = await run(process.argv.slice(2), io)
} catch (error) {
  io.err(`Galley has a fault. Please report it with these lines:\n${describeError(error)}`)
  process.exitCode = 1
}
