import { buildCommand } from './build-command.ts'
import type { Recipe } from './recipe.ts'
import { withTomlKeys } from './toml-keys.ts'

const HEAD = '# Publishes the documentation on Cloudflare Pages, whose settings have the build command.\n'

/** The folder that is published; the command is entered at the host, which reads none from files. */
export const cloudflare: Recipe = {
  file: 'wrangler.toml',
  isAtRoot: false,
  write: (_, existing) =>
    withTomlKeys(existing ?? `${HEAD}name = "documentation"\ncompatibility_date = "2025-01-01"\n`, [
      { table: '', key: 'pages_build_output_dir', value: 'site' },
    ]),
  command: order => buildCommand(order, { out: 'site', address: '$CF_PAGES_URL' }),
}
