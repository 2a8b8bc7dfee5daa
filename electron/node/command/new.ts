import { parseArgs } from 'node:util'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message } from '../../../shared/messages/message.ts'
import { findProduct } from '../base/product.ts'
import { createSite } from '../session/new-sites.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'

/** Creates a minimal site. */
export async function create(args: readonly string[], io: Io): Promise<ExitCode> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  if (positionals.length > 1) throw new Misuse(message('cli:oneFolder', { command: 'new' }))
  const folder = await createSite(findProduct().resources, positionals[0] ?? '.', '')
  io.out(inEnglish(message('cli:new.created', { folder })))
  return 0
}
