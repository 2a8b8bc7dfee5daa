import { parseArgs } from 'node:util'
import { findProduct } from '../base/product.ts'
import { createSite } from '../session/new-sites.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'

/** Creates a minimal site. */
export async function create(args: readonly string[], io: Io): Promise<ExitCode> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  if (positionals.length > 1) throw new Misuse('new takes one folder.')
  const folder = await createSite(findProduct().resources, positionals[0] ?? '.', '')
  io.out(`Made a site in ${folder}. Open it with: galley open "${folder}"`)
  return 0
}
