import { buildCommand } from './build-command.ts'
import type { Recipe } from './recipe.ts'

/** A script for a computer that files can be copied to. */
export const server: Recipe = {
  file: 'publish.sh',
  isAtRoot: false,
  write: order => `#!/bin/sh
# Builds the documentation and copies it to a web server:
#   sh publish.sh user@example.com:/var/www/docs
# Files on the server that the site no longer has are removed.
set -eu
target=\${1:?Say where to: sh publish.sh user@example.com:/var/www/docs}
cd "$(dirname "$0")"
${buildCommand(order, { out: 'site' })}
rsync --recursive --times --compress --delete --exclude '.*' site/ "$target/"
`,
}
