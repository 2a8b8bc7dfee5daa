import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DevelopedEditor, developEditor } from './pages.ts'
import { type RunningHost, runHost } from './running-host.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let editor: DevelopedEditor
let host: RunningHost

beforeAll(async () => {
  editor = await developEditor(root)
  host = await runHost(editor.vite, {
    root,
    folder: `${root}e2e/fixtures/nested`,
    port: 0,
    pages: editor.pages,
    say: () => undefined,
    report: () => undefined,
  })
})
afterAll(async () => {
  await host.close()
  await editor.vite.close()
})

const origin = () => new URL(host.launchUrl()).origin

/** The status of a request by a name that is not ours, as a page elsewhere makes one by changing what its own name means. */
const statusFor = (name: string) =>
  new Promise(resolve => {
    const headers = { host: name }
    request(origin(), { headers }, ({ statusCode }) => resolve(statusCode)).end()
  })

test('the editor is served from its sources, below a policy that lets only its own scripts run', async () => {
  const page = await fetch(origin())
  const html = await page.text()
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain('src="/editor/main.tsx"')
  expect(html.match(/<script/g)?.length).toBe(html.match(/<script[^>]* nonce="/g)?.length)
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}';`)
  const module = await fetch(`${origin()}/editor/main.tsx`)
  expect(module.headers.get('content-type')).toBe('text/javascript')
  expect(module.headers.get('x-content-type-options')).toBe('nosniff')
})

test('the rules of the host hold for what Vite serves', async () => {
  const foreign = { headers: { origin: 'http://example.com' } }
  expect((await fetch(`${origin()}/editor/main.tsx`, foreign)).status).toBe(403)
  expect((await fetch(origin(), { method: 'POST' })).status).toBe(405)
  expect(await statusFor('example.com')).toBe(421)
  expect((await fetch(`${origin()}/editor/@fs${root}electron/node/cli.ts`)).status).toBe(403)
})

test('a window gets a token for its address once', async () => {
  const url = new URL(host.launchUrl())
  const enter = () =>
    fetch(`${url.origin}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url.origin },
      body: JSON.stringify({ code: url.hash.slice('#code='.length) }),
    })
  expect((await enter()).status).toBe(200)
  expect((await enter()).status).toBe(403)
})
