import { expect, test, vi } from 'vitest'

const seen = vi.hoisted(() => ({
  exposed: new Map<string, Record<string, unknown>>(),
  listeners: [] as unknown[],
}))
vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, value: Record<string, unknown>) => seen.exposed.set(name, value),
  },
  ipcRenderer: {
    invoke: (...args: unknown[]) => args,
    on: (_channel: string, listener: unknown) => seen.listeners.push(listener),
    removeAllListeners: () => {
      seen.listeners.length = 0
    },
  },
  webUtils: { getPathForFile: () => '/dropped' },
}))

// Covers E08
test('the page gets three functions, and never the event', async () => {
  await import('./preload.ts')
  expect([...seen.exposed.keys()]).toEqual(['galley'])
  const galley = seen.exposed.get('galley') ?? {}
  expect(Object.keys(galley)).toEqual(['send', 'listen', 'pathOf'])
  const { send, listen } = galley as Record<string, (...args: readonly unknown[]) => unknown>
  expect(send?.('open', { folder: 'x' }, 'more')).toEqual(['request', 'open', { folder: 'x' }])
  const listener = vi.fn()
  listen?.(vi.fn())
  listen?.(listener)
  expect(seen.listeners).toHaveLength(1)
  const [relay] = seen.listeners as [(event: unknown, ...args: unknown[]) => void]
  relay({ sender: 'secret' }, 'state', { a: 1 })
  expect(listener).toHaveBeenCalledExactlyOnceWith('state', { a: 1 })
})
