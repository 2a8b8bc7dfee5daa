import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../testing/home.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = makeFolder('offline')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Notes and ends whatever looks a name up or connects, in every thread of a process. */
const WALL = `
import dgram from 'node:dgram'
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const refuse = what => (...asked) => {
  appendFileSync(process.env.WALL_LOG, what + ' ' + JSON.stringify(asked[0]) + '\\n')
  process.exit(99)
}
net.Socket.prototype.connect = refuse('connect')
net.connect = net.createConnection = refuse('connect')
dgram.createSocket = refuse('datagram')
for (const place of [dns, dns.promises])
  for (const name of Object.keys(place))
    if (/^(lookup|resolve|reverse)/.test(name)) place[name] = refuse(name)
globalThis.fetch = refuse('fetch')
syncBuiltinESMExports()
`

/** Runs Node behind the wall; `asked` is what it wanted of the network, a line each. */
function behindWall(...args: readonly string[]) {
  const [wall, log] = [join(folder, 'wall.mjs'), join(folder, 'asked.txt')]
  writeFileSync(wall, WALL)
  writeFileSync(log, '')
  const env = { ...process.env, WALL_LOG: log, GALLEY_DATA: join(folder, 'data') }
  const { status, stderr } = spawnSync(process.execPath, ['--import', pathToFileURL(wall).href, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stderr, asked: readFileSync(log, 'utf8') }
}

test.each([
  "fetch('https://example.com/')",
  "require('node:https').get('https://example.com/')",
  "require('node:net').connect(1, '127.0.0.1')",
  "require('node:dns').promises.lookup('example.com')",
])('the wall of this test lets nothing through: %s', code => {
  const { status, asked } = behindWall('-e', code)
  expect([status, asked]).toEqual([99, expect.stringMatching(/^\w+ .*\n$/)])
})

test('a site is built whole without asking anybody: the handbook, with its API, pictures and diagrams', () => {
  const out = join(folder, 'site')
  const cli = join(root, 'dist/electron/cli.js')
  const built = behindWall(cli, 'build', join(root, 'resources/handbook'), '--out', out)
  expect(built).toMatchObject({ status: 0, asked: '' })
  for (const file of ['index.html', 'introduction.html', 'api-reference/boats/list-boats.html', '404.html'])
    expect(existsSync(join(out, file)), file).toBe(true)
})
