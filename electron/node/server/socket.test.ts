import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { NodeHost } from '../session/host.ts'
import { serveSocket } from './socket.ts'

const PING = 30_000

/** A socket without a network: it counts pings and never answers by itself. */
class QuietSocket extends EventEmitter {
  readonly OPEN = 1
  readonly readyState = 1
  readonly ping = vi.fn()
  readonly terminate = vi.fn()
  readonly send = vi.fn()
}

const end = vi.fn()

function served(): QuietSocket {
  const socket = new QuietSocket()
  const host: Pick<NodeHost, 'connect'> = {
    connect: () =>
      ({ request: vi.fn(), focused: vi.fn(), end }) as unknown as ReturnType<NodeHost['connect']>,
  }
  serveSocket(socket as unknown as WebSocket, host as NodeHost)
  return socket
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  end.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a window that answers pings stays connected; one that does not is cut off', () => {
  const socket = served()
  for (let times = 0; times < 3; times++) {
    vi.advanceTimersByTime(PING)
    socket.emit('pong')
  }
  expect([socket.ping.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([3, 0])
  vi.advanceTimersByTime(2 * PING)
  expect(socket.terminate).toHaveBeenCalledOnce()
})

test('a closed socket is pinged no more, and its wire ends', () => {
  const socket = served()
  vi.advanceTimersByTime(PING)
  socket.emit('close')
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(5 * PING)
  expect([socket.ping.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([1, 0])
  expect(end).toHaveBeenCalledOnce()
})
