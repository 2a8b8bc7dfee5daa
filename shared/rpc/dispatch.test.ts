import fc from 'fast-check'
import { expect, test } from 'vitest'
import { message } from '../messages/message.ts'
import { asMessage } from '../messages/testing/as-message.ts'
import { saying } from '../messages/testing/saying.ts'
import { Refusal } from '../text/failure.ts'
import { connect, HostFault } from './connect.ts'
import { contract, type Handlers, type Method } from './contract.ts'
import { dispatch } from './dispatch.ts'
import { announce, deliver } from './events.ts'

const refusing = Object.fromEntries(
  Object.keys(contract).map(name => [
    name,
    () => {
      throw new Refusal('no-project', asMessage('Nothing is open.'), asMessage('Open a folder.'))
    },
  ]),
) as unknown as Handlers

const seen: unknown[] = []
const handlers: Handlers = {
  ...refusing,
  read: input => {
    seen.push(input)
    return { file: input.file, text: 'hello', version: 1 }
  },
  edit: input => {
    seen.push(input)
    return {}
  },
  pages: () => {
    throw new TypeError('no such thing\n    at somewhere (/secret/path.ts:1:1)')
  },
  assets: () => {
    throw 'a text'
  },
}

const host = connect((method, input) => dispatch(handlers, method, input))

const HOSTILE_NAMES: readonly unknown[] = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  'READ',
  'read ',
  undefined,
  null,
  7,
  {},
  ['read'],
  { toString: () => 'read' },
]

test.each(HOSTILE_NAMES)('a request named %j is refused', async name => {
  expect(await dispatch(handlers, name, { file: 'a.md' })).toMatchObject({
    kind: 'failure',
    failure: { code: 'bad-request' },
  })
})

const cyclic: Record<string, unknown> = { label: 'x' }
cyclic.edits = [cyclic]

const HOSTILE_INPUTS: readonly (readonly [string, Method, unknown])[] = [
  ['nothing', 'read', undefined],
  ['null', 'read', null],
  ['a text', 'read', 'a.md'],
  ['a list', 'read', ['a.md']],
  ['a wrong type', 'read', { file: 7 }],
  ['an inherited field', 'read', Object.create({ file: 'a.md' })],
  ['a text that is too long', 'read', { file: 'x'.repeat(50_000_001) }],
  ['a list that is too long', 'save', { files: new Array(100_001).fill('a') }],
  ['a list of holes', 'save', { files: new Array(1000) }],
  ['a word that is none of the choices', 'resolve', { file: 'a.md', take: 'both' }],
  ['a negative version', 'edit', { label: 'x', edits: [{ file: 'a.md', version: -1, edits: [] }] }],
  ['a broken offset', 'edit', { label: 'x', edits: [{ file: 'a', version: 1, edits: [{ offset: 0.5 }] }] }],
  ['a value that contains itself', 'edit', cyclic],
]

// Covers E08
test.each(HOSTILE_INPUTS)('%s is refused before the handler sees it', async (_, method, input) => {
  seen.length = 0
  expect(await dispatch(handlers, method, input)).toMatchObject({
    kind: 'failure',
    failure: { code: 'bad-request' },
  })
  expect(seen).toEqual([])
})

test('a handler gets only what its row names', async () => {
  seen.length = 0
  const input = JSON.parse('{"file":"a.md","extra":1,"__proto__":{"admin":true}}')
  await dispatch(handlers, 'read', input)
  expect(seen).toEqual([{ file: 'a.md' }])
  expect(Reflect.get(seen[0] as object, 'admin')).toBeUndefined()
})

test('whatever is sent, a reply comes back and nothing is thrown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(...Object.keys(contract)), fc.anything()),
      fc.anything(),
      async (name, input) => {
        const reply = await dispatch(handlers, name, input)
        expect(['value', 'failure', 'bug']).toContain(reply.kind)
      },
    ),
    { numRuns: 500 },
  )
})

test('a refusal arrives in the window as the same refusal', async () => {
  const error = await host.undo().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toMatchObject({
    failure: { code: 'no-project', message: saying('Nothing is open.'), hint: saying('Open a folder.') },
  })
})

test('a bug of the host arrives as such, is reported, and carries no stack', async () => {
  const reported: unknown[] = []
  const reply = await dispatch(handlers, 'pages', undefined, error => reported.push(error))
  expect(reply).toEqual({ kind: 'bug', message: 'TypeError: no such thing' })
  expect(reported).toHaveLength(1)
  await expect(host.pages()).rejects.toBeInstanceOf(HostFault)
  await expect(host.assets()).rejects.toThrow('Something unknown was thrown.')
})

test.each([undefined, null, 7, {}, { kind: 'failure' }, { kind: 'failure', failure: { code: 1 } }, []])(
  'an answer like %j is a bug, not a crash',
  async answer => {
    await expect(connect(async () => answer).read({ file: 'a.md' })).rejects.toBeInstanceOf(HostFault)
  },
)

test('a refusal made of messages arrives as the host threw it', async () => {
  const failure = {
    code: 'not-found',
    message: message('project:noFile', { file: 'a.md' }),
    hint: message('network:later'),
  } as const
  const refused = connect(async () => structuredClone({ kind: 'failure', failure }))
  await expect(refused.read({ file: 'a.md' })).rejects.toMatchObject({ failure })
})

test('a value arrives unchanged', async () => {
  expect(await host.read({ file: 'a.md' })).toEqual({ file: 'a.md', text: 'hello', version: 1 })
})

test('events reach only the listener of their own name', () => {
  const received: unknown[] = []
  const listeners = announce((name, value) => received.push([name, value]))
  const events = announce((name, value) => deliver(listeners, name, value))
  events.assetChanged({ path: 'a.png' })
  for (const name of ['constructor', '__proto__', 'toString', undefined, 7]) deliver(listeners, name, {})
  expect(received).toEqual([['assetChanged', { path: 'a.png' }]])
})
