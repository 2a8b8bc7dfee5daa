import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundleProgram } from './bundle.ts'

// Disks of a test's own: a process in a namespace mounts, unmounts and limits what nobody else sees.

const probe = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'none', '/mnt'])

/** Why there are no namespaces here; undefined if there are. */
export const noNamespaces: string | undefined =
  probe.status === 0 ? undefined : `there are no namespaces (${probe.error?.message ?? probe.stderr})`

const source = (path: string) => JSON.stringify(fileURLToPath(new URL(`../../../${path}`, import.meta.url)))

/** What scripts use of Galley. */
const PARTS = `
export { noIcons } from ${source('shared/site/base/icons.ts')}
export { shippedAt } from ${source('shared/site/base/shipped.ts')}
export { inEnglish } from ${source('shared/messages/in-english.ts')}
export { nodeFiles } from ${source('electron/node/disk/files.ts')}
export { NodeHost } from ${source('electron/node/session/host.ts')}
`

/** Builds what scripts use of Galley into `folder`; returns its path. */
export const bundleParts = (folder: string): Promise<string> => bundleProgram(folder, 'parts', PARTS)

/** What a script has at hand: a window on a host, the disk, and commands. */
const PREAMBLE = `
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const base = process.argv[2]
const folder = join(base, 'site')
const events = []
const host = new NodeHost({
  abilities: { kind: 'loopback', nativeDialogs: false, dropFolder: false, nativeMenu: false, system: 'linux' },
  data: join(base, 'data'),
  documents: base,
  resources: base,
  previewBase: () => 'preview:/',
  site: { icons: noIcons, shipped: shippedAt(name => name) },
})
const wire = host.connect({ send: (name, value) => void events.push({ name, value }), replaced: () => undefined })
const call = async (method, input = {}) => {
  const reply = await wire.request(method, input)
  if (reply.kind !== 'value') throw new Error(JSON.stringify(reply))
  return reply.value
}
const sh = command => execFileSync('sh', ['-c', command], { cwd: base, encoding: 'utf8' })
const open = async () => {
  await call('connect', { window: 'one' })
  await call('open', { folder })
}
const read = file => readFileSync(join(folder, file), 'utf8')
const type = async (file, text) => {
  const { version } = await call('read', { file })
  await call('edit', { label: 'Type', edits: [{ file, version, edits: [{ offset: 0, length: 0, text }] }] })
}
const state = () => wire.session.state
const notices = () => events.filter(({ name }) => name === 'notice').map(({ value }) => inEnglish(value.message))
const until = async isDone => {
  while (!isDone()) await new Promise(resolve => setTimeout(resolve, 50))
}
const site = () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'docs.json'), '{"name":"Site","navigation":[{"group":"A","pages":["a"]}]}')
  writeFileSync(join(folder, 'a.md'), 'text\\n')
}
const give = value => {
  process.stdout.write(JSON.stringify(value))
  process.exit(0)
}
`

/** Where a script runs. */
interface Place {
  readonly base: string
  /** The path of {@link bundleParts}. */
  readonly parts: string
}

/** Runs a script in namespaces of its own, as their root; returns what it gives. `before` is a shell command that runs first. */
export async function inNamespace({ base, parts }: Place, script: string, before = 'true'): Promise<unknown> {
  const file = join(base, 'script.mjs')
  const imported = `import { inEnglish, NodeHost, nodeFiles, noIcons, shippedAt } from ${JSON.stringify(parts)}`
  writeFileSync(file, imported + PREAMBLE + script)
  const command = `${before} && exec "$@"`
  const program = [process.execPath, file, base]
  const { stdout } = await promisify(execFile)('unshare', ['-Urm', 'sh', '-c', command, 'sh', ...program])
  return JSON.parse(stdout)
}
