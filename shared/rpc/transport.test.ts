import { createBirpc } from 'birpc'
import { expect, test } from 'vitest'
import { Refusal } from '../text/failure.ts'
import { connect, type Send } from './connect.ts'
import { dispatch } from './dispatch.ts'
import { announce, deliver, type EventName } from './events.ts'
import { hostInMemory } from './testing/memory-host.ts'

const CONTENT = { 'docs.json': '{"name":"Acme"}', 'a.md': 'hello' }

interface HostSide {
  request(method: unknown, input: unknown): Promise<unknown>
}
interface WindowSide {
  event(name: unknown, value: unknown): void
}

/** A wire that carries text, as a socket does. */
function wire() {
  const ears: ((data: string) => void)[] = []
  return {
    post: (data: string) => queueMicrotask(() => ears.forEach(ear => void ear(data))),
    on: (ear: (data: string) => void) => void ears.push(ear),
  }
}

async function overSocket(): Promise<{
  send: Send
  announced: (name: EventName, value: unknown) => void
  heard: unknown[]
}> {
  const [up, down] = [wire(), wire()]
  const received: unknown[] = []
  const text = { serialize: JSON.stringify, deserialize: JSON.parse }
  const served = (await hostInMemory(CONTENT)).handlers
  const host = createBirpc<WindowSide, HostSide>(
    { request: (method, input) => dispatch(served, method, input) },
    { post: down.post, on: up.on, ...text },
  )
  const listeners = announce((name, value) => received.push([name, value]))
  const window = createBirpc<HostSide, WindowSide>(
    { event: (name, value) => deliver(listeners, name, value) },
    { post: up.post, on: down.on, ...text },
  )
  return {
    send: (method, input) => window.request(method, input),
    announced: (name, value) => void host.event.asEvent(name, value),
    heard: received,
  }
}

/** Electron’s `invoke` copies values and is otherwise a call. */
async function overInvoke(): Promise<{ send: Send }> {
  const served = (await hostInMemory(CONTENT)).handlers
  return {
    send: async (method, input) => structuredClone(await dispatch(served, method, structuredClone(input))),
  }
}

test.each([
  ['a socket with birpc', overSocket],
  ['Electron’s invoke', overInvoke],
])('%s is one function on each side', async (_, transport) => {
  const host = connect((await transport()).send)
  expect(await host.read({ file: 'a.md' })).toEqual({ file: 'a.md', text: 'hello', version: 1 })
  const edits = [{ file: 'a.md', version: 1, edits: [{ offset: 0, length: 1, text: 'J' }] }]
  expect(await host.edit({ label: 'Type', edits })).toEqual({ 'a.md': 2 })
  await expect(host.edit({ label: 'Type', edits })).rejects.toMatchObject({ failure: { code: 'stale' } })
  expect(await host.undo()).toBeUndefined()
  expect(await host.conflict({ file: 'a.md' })).toMatchObject({ mine: 'hello', disk: 'hello' })
  expect(await host.save({})).toEqual({ saved: [], conflicts: [], failed: [] })
  await expect(host.chooseFolder()).rejects.toBeInstanceOf(Refusal)
})

test('events cross a socket by name', async () => {
  const { announced, heard: received } = await overSocket()
  const events = announce(announced)
  events.assetChanged({ path: 'a.png' })
  await expect.poll(() => received).toEqual([['assetChanged', { path: 'a.png' }]])
})
