#!/usr/bin/env node
import { findProduct } from './base/product.ts'
import { terminal } from './command/terminal.ts'

const given = process.argv.slice(2)
const io = terminal()

// Scripts often ask for the version alone, which needs nothing else.
if (given.length === 1 && given[0] === '--version') io.out(findProduct().version)
else {
  const { startQuickly } = await import('./base/quick-start.ts')
  startQuickly()
  const { main } = await import('./command/main.ts')
  await main(given, io)
}
