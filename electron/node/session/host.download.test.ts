import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { Message } from '../../../shared/messages/message.ts'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import { type FixtureWindow, HostFixture } from '../testing/host-fixture.ts'

const API = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: { '/pets': { get: { summary: 'List pets', responses: { 200: { description: 'Fine' } } } } },
}

let fixture: HostFixture
beforeEach(() => {
  fixture = new HostFixture()
})
afterEach(() => fixture.close())

/** A server with a description, which counts its requests. */
async function library() {
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    response.end(JSON.stringify(API))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () =>
    new Promise<void>(done => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}/api.json`, asked: () => asked, stop }
}

const titles = async (window: FixtureWindow) =>
  (await window.call<readonly OutlinedApi[]>('apis')).flatMap(({ groups }) =>
    groups.flatMap(({ operations }) => operations.map(({ title }) => title)),
  )

test('a description is downloaded when Download is pressed, and available without its server from then on', async () => {
  const { url, asked, stop } = await library()
  const folder = fixture.site('site')
  writeFileSync(
    join(folder, 'docs.json'),
    JSON.stringify({ name: 'Site', navigation: [{ group: 'A', pages: ['a'] }], openapi: url }),
  )
  const window = fixture.window(fixture.host())
  try {
    await window.connect()
    await window.call('open', { folder })
    expect(await titles(window)).toEqual([])
    expect(asked()).toBe(0)
    expect(await window.call('downloadApis')).toEqual([])
    await vi.waitFor(async () => expect(await titles(window)).toEqual(['List pets']), { timeout: 120_000 })
    expect(asked()).toBe(1)
  } finally {
    await stop()
  }
  const later = fixture.window(fixture.host(), 'later')
  await later.connect()
  await later.call('open', { folder })
  await vi.waitFor(async () => expect(await titles(later)).toEqual(['List pets']), { timeout: 120_000 })
  const troubles = await later.call<readonly Message[]>('downloadApis')
  expect(troubles).toHaveLength(1)
  expect(troubles.map(inEnglish)).toEqual([expect.stringContaining(url)])
  expect(await titles(later)).toEqual(['List pets'])
})
