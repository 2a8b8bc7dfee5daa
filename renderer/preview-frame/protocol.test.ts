import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FromFrame, readFromFrame } from './protocol.ts'

const GOOD: readonly FromFrame[] = [
  { kind: 'ready', revision: 3 },
  { kind: 'ready', revision: undefined },
  { kind: 'visit', url: 'http://127.0.0.1/guides/intro.html' },
  { kind: 'version', version: 'v1' },
  { kind: 'source', line: 12, region: undefined, pointer: undefined },
  { kind: 'source', line: undefined, region: 'header', pointer: '/topbarLinks/0' },
  { kind: 'source', line: 5, region: undefined, pointer: undefined, snippet: 'snippets/note.mdx:3' },
  { kind: 'scrolled', line: 1 },
  { kind: 'scrolled', line: 1.5 },
  { kind: 'patched', revision: 9 },
  { kind: 'misfit', line: 3.5 },
  { kind: 'key', chord: 'Mod+P' },
]

test.each(GOOD)('%j is accepted', message => {
  expect(readFromFrame(message)).toEqual(message)
})

const BAD: readonly unknown[] = [
  undefined,
  'visit',
  [],
  {},
  { kind: 'save' },
  { kind: 'visit' },
  { kind: 'visit', url: 'x'.repeat(4001) },
  { kind: 'visit', url: { toString: () => 'x' } },
  { kind: 'version', version: ['v1'] },
  { kind: 'scrolled', line: -1 },
  { kind: 'scrolled', line: Number.NaN },
  { kind: 'scrolled', line: Number.POSITIVE_INFINITY },
  { kind: 'scrolled', line: '1' },
  { kind: 'patched' },
  { kind: 'key', chord: 7 },
  Object.create({ kind: 'misfit', line: 1 }),
]

// Covers P14
test.each(BAD)('%j is rejected', message => {
  expect(readFromFrame(message)).toBeUndefined()
})

// Covers P14
test('a message passes on nothing else, and nothing throws', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.record({ kind: fc.constantFrom('ready', 'visit', 'source') }),
      (any, message) => {
        readFromFrame(any)
        const read = readFromFrame({
          ...message,
          extra: any,
          line: any,
          url: any,
          region: any,
          pointer: any,
          snippet: any,
          revision: any,
        })
        const fields = ['kind', 'chord', 'line', 'url', 'region', 'revision', 'pointer', 'snippet']
        expect(Object.keys(read ?? {}).every(field => fields.includes(field))).toBe(true)
      },
    ),
  )
})
