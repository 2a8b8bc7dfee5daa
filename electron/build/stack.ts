import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mappedStack } from '../node/base/stack.ts'

// npm run -s stack < report.txt: names the sources in the report of a crash of this build, by the maps in dist.
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const files = existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : []

process.stdout.write(
  mappedStack(readFileSync(0, 'utf8'), file => {
    const found = files.find(name => basename(name) === `${basename(file)}.map`)
    return found === undefined ? undefined : JSON.parse(readFileSync(join(dist, found), 'utf8'))
  }),
)
