import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../testing/temporary-folders.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = makeFolder('offline')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Logs and ends every name lookup and connection, in every thread of a process. */
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

/** Runs Node without a network; `asked` lists what it wanted to reach, one per line. */
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

// Covers B08, N04
test('a site is built completely without the network: the handbook, with its API, images and diagrams', () => {
  const out = join(folder, 'site')
  const cli = join(root, 'dist/electron/cli.js')
  const built = behindWall(cli, 'build', join(root, 'resources/handbook'), '--out', out)
  expect(built).toMatchObject({ status: 0, asked: '' })
  for (const file of ['index.html', 'introduction.html', 'api-reference/boats/list-boats.html', '404.html'])
    expect(existsSync(join(out, file)), file).toBe(true)
})

const SECRET = 'the words of a file that lies outside'

/** A description that refers to files outside the repository and to the internet. */
const GREEDY = `openapi: 3.1.0
info: {title: Greedy, version: "1"}
servers: [{url: "https://api.example.com"}]
paths:
  /fine:
    get:
      summary: A fine one
      externalDocs: {url: "https://docs.example.com/x"}
      responses:
        "200":
          description: '![](https://pictures.example.com/a.png)'
          content:
            application/json:
              examples: {far: {externalValue: "https://far.example.com/one.json"}}
              schema:
                type: object
                properties:
                  up: {$ref: "../../outside/canary.yaml#/A"}
                  deep: {$ref: "../../../../../../../../etc/passwd"}
                  whole: {$ref: "file:///etc/passwd"}
                  linked: {$ref: "linked.yaml#/A"}
                  net: {$ref: "http://127.0.0.1:9/latest/meta-data"}
                  last: {type: string}
  /far: {$ref: "https://far.example.com/paths.yaml"}
  /out: {$ref: "../../outside/canary.yaml#/path"}
`

// Covers N07, L11
test('a description that refers to the internet and out of the repository reaches neither, and no byte of it is built', () => {
  const [site, outside, out] = ['greedy', 'outside', 'greedy-site'].map(name => join(folder, name))
  if (!site || !outside || !out) throw new Error('The test has no folders.')
  for (const folder of [join(site, 'api'), outside]) mkdirSync(folder, { recursive: true })
  const canary = `A: {type: string, description: ${SECRET}}\npath: {get: {summary: ${SECRET}, responses: {}}}\n`
  writeFileSync(join(outside, 'canary.yaml'), canary)
  symlinkSync(join(outside, 'canary.yaml'), join(site, 'api', 'linked.yaml'))
  writeFileSync(join(site, 'api', 'greedy.yaml'), GREEDY)
  writeFileSync(join(site, 'intro.mdx'), '---\ntitle: Intro\n---\n')
  const openapi = ['api/greedy.yaml', 'https://far.example.com/openapi.yaml', '../outside/canary.yaml']
  const navigation = [{ group: 'Start', pages: ['intro'] }]
  writeFileSync(join(site, 'docs.json'), JSON.stringify({ name: 'Greedy', navigation, openapi }))
  const made = behindWall(join(root, 'dist/electron/cli.js'), 'build', site, '--out', out)
  expect(made).toMatchObject({ status: 0, asked: '' })
  const built = readdirSync(out, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const texts = built.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  expect(texts.some(text => text.includes('A fine one'))).toBe(true)
  for (const text of texts) for (const words of [SECRET, 'root:x:0']) expect(text).not.toContain(words)
  const page = readFileSync(join(out, 'api-reference/other/get-fine.html'), 'utf8')
  expect(page).toContain('>last<')
  expect(page).toContain('href="https://far.example.com/one.json"')
})
