import { buildCommand } from './build-command.ts'
import type { Recipe } from './recipe.ts'
import { withTomlKeys } from './toml-keys.ts'

const HEAD = '# Builds the documentation and publishes it on Netlify.\n'

/** Three keys among those that are there. */
export const netlify: Recipe = {
  file: 'netlify.toml',
  isAtRoot: false,
  write: (order, existing) =>
    withTomlKeys(existing ?? HEAD, [
      { table: 'build', key: 'publish', value: 'site' },
      { table: 'build', key: 'command', value: buildCommand(order, { out: 'site', address: '$URL' }) },
      { table: 'build.environment', key: 'NODE_VERSION', value: '22' },
    ]),
}
