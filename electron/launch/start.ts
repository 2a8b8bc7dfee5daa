import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../node/command/run.ts'
import { terminal } from '../node/command/terminal.ts'
import { staleParts } from './stale.ts'

// npm start [-- folder]: builds missing and outdated parts, then opens the editor.
const io = terminal()
const root = fileURLToPath(new URL('../..', import.meta.url))

function build(parts: readonly string[]): boolean {
  if (parts.length === 0) return true
  io.out('Building the editor, once …')
  const script = join(root, 'electron', 'build', 'build.ts')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...parts], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

if (build(staleParts(root))) process.exitCode = await run(['open', ...process.argv.slice(2)], io)
else {
  io.err('The editor could not be built. The lines above say why.')
  process.exitCode = 1
}
