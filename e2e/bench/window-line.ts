import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { ProjectState, Welcome } from '../../shared/project/base/model.ts'

/** The connection of a window without its page: it asks the host for what the window asks for. */
export interface WindowLine {
  /** Resolves when the host has read every page. */
  readonly indexed: Promise<void>
  /** Resolves when the host has drawn the first page. */
  preview(): Promise<void>
  /** Resolves when the host has nothing left to do. */
  settled(): Promise<void>
  close(): void
}

const within = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

async function admitted(url: string): Promise<{ readonly origin: string; readonly token: string }> {
  const { origin, hash } = new URL(url)
  const reply = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ code: hash.slice('#code='.length) }),
  })
  const { token } = (await reply.json()) as { readonly token: string }
  return { origin, token }
}

/** Connects to a host by the address that it prints. Resolves when everything has arrived that the tree shows. */
export async function openLine(url: string): Promise<WindowLine> {
  const { origin, token } = await admitted(url)
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/rpc`, ['galley', `token.${token}`], {
    origin,
  })
  const replies = new Map<string, (value: unknown) => void>()
  let told = () => {}
  const indexed = new Promise<void>(resolve => {
    told = resolve
  })
  const look = (state: ProjectState | undefined) => state && state.indexed >= state.total && told()
  socket.on('message', data => {
    const received: unknown = JSON.parse(String(data))
    if (within(received, 't') === 's') replies.get(String(within(received, 'i')))?.(within(received, 'r'))
    const [name, value] = Object(within(received, 'a') ?? [])
    if (name === 'state') look(value)
  })
  await once(socket, 'open')
  const ask = (method: string, input?: unknown) =>
    new Promise<unknown>(resolve => {
      const id = String(replies.size)
      replies.set(id, reply => resolve(within(reply, 'value')))
      socket.send(JSON.stringify({ t: 'q', i: id, m: 'request', a: [method, input] }))
    })
  const welcome = (await ask('connect', { window: 'bench' })) as Welcome
  const lists = ['pages', 'assets', 'problems'].map(name => ask(name))
  await Promise.all([ask('read', { file: 'docs.json' }), ...lists])
  look(welcome.project)
  return {
    indexed,
    preview: async () => void (await ask('preview', { page: '' })),
    settled: async () => void (await ask('problemHistory', { day: '2026-01-01' })),
    close: () => socket.close(),
  }
}
