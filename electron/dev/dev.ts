import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { staleParts } from '../launch/stale.ts'
import { developEditor, SITE_BUILT } from './pages.ts'
import { runHost } from './running-host.ts'
import { watchSiteScripts } from './site-scripts.ts'

// npm run dev [-- folder] [--port N]: the editor from its sources, with hot reload.
const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } })
const say = (line: string) => void process.stdout.write(`${line}\n`)
const fail = (line: string) => void process.stderr.write(`${line}\n`)

/** Builds what previews need and nobody watches: typefaces, formulas, icons. */
function buildRest(): void {
  const parts = staleParts(root).filter(part => part === 'site' || part === 'icons')
  if (parts.length === 0) return
  const script = join(root, 'electron', 'build', 'build.ts')
  spawnSync(process.execPath, ['--import', 'tsx', script, ...parts], { cwd: root, stdio: 'inherit' })
}

buildRest()
const { vite, pages } = await developEditor(root)
const host = await runHost(vite, {
  root,
  folder: positionals[0] ?? join(root, 'resources', 'handbook'),
  port: Number(values.port ?? 0),
  pages,
  say,
  report: error => fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
})
const watchers = await watchSiteScripts({
  changed: () => {
    vite.environments.client.hot.send({ type: 'custom', event: SITE_BUILT })
    say('The script or the styles of published pages changed: previews load again.')
  },
  failed: fail,
})
vite.watcher.add(join(root, 'electron', 'build')).on('change', file => {
  if (file.startsWith(join(root, 'electron', 'build')))
    say(`${relative(root, file)} changed: start npm run dev again to build with it.`)
})

const showAddress = () => say(`Galley is ready at ${host.launchUrl()}`)
showAddress()
say('Press Enter for an address that opens one more window; the kit is shown at /gallery.')
process.stdin.on('data', showAddress)

async function end(): Promise<void> {
  process.stdin.destroy()
  await Promise.all([...watchers.map(watcher => watcher.close()), host.close(), vite.close()])
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end())
