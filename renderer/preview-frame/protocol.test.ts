import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FromFrame, readFromFrame } from './protocol.ts'

const SPOT = {
  block: 5,
  line: 7,
  start: 12,
  top: 4.5,
  left: 20,
  width: 300,
  height: 24,
  handle: { x: -2, y: 4.5 },
}

const RECT = { x: -4.5, y: 20, width: 300, height: 24 }

const ISLAND = {
  kind: 'island',
  line: 7,
  start: undefined,
  place: undefined,
  rect: undefined,
  snippet: undefined,
  isOpening: false,
} as const

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
  { kind: 'pointed', visibility: 'hidden' },
  { kind: 'patched', revision: 9 },
  { kind: 'misfit', line: 3.5 },
  { kind: 'key', chord: 'Mod+P' },
  { kind: 'block', spot: undefined, isCaret: false },
  { kind: 'block', spot: SPOT, isCaret: true },
  { kind: 'blocks', spots: [SPOT, { ...SPOT, start: undefined, top: -40.5 }] },
  { ...ISLAND, start: 12, rect: RECT },
  { ...ISLAND, place: { block: 7, name: 0, shown: 'a', at: 1, side: 'before' }, isOpening: true },
  { ...ISLAND, snippet: 'snippets/trial.mdx:2' },
  { kind: 'properties', rect: RECT },
  { kind: 'history', step: 'undo' },
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
  { kind: 'pointed', visibility: 'here' },
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
  { kind: 'history', step: 'save' },
  { kind: 'blocks', spots: SPOT },
  { kind: 'blocks', spots: [SPOT, { ...SPOT, line: -1 }] },
  { kind: 'blocks', spots: [{ ...SPOT, left: Number.NaN }] },
  { kind: 'blocks', spots: [{ ...SPOT, handle: { x: 1 } }] },
  { kind: 'blocks', spots: Array(5001).fill(SPOT) },
  { ...ISLAND, line: -1 },
  { kind: 'properties' },
  { kind: 'properties', rect: { ...RECT, x: Number.POSITIVE_INFINITY } },
  { kind: 'properties', rect: { ...RECT, width: -1 } },
  { kind: 'properties', rect: { ...RECT, y: '4' } },
  Object.create({ kind: 'misfit', line: 1 }),
]

// Covers P14
test.each(BAD)('%j is rejected', message => {
  expect(readFromFrame(message)).toBeUndefined()
})

// Covers P14
test('of pasted images, only files are passed on, and only so many', () => {
  const place = { block: 7, name: 0, shown: 'a', at: 1, side: 'before' }
  const paste = { kind: 'paste', edit: 1, from: place, to: place, text: '', html: '', where: undefined }
  const file = new File(['x'], 'image.png', { type: 'image/png' })
  const given = ['image.png', { name: 'image.png', size: 1 }, ...Array<File>(60).fill(file)]
  const read = (pictures: unknown) => readFromFrame({ ...paste, pictures })
  expect(read(given)).toEqual({ ...paste, pictures: Array(48).fill(file) })
  expect(read('image.png')).toEqual({ ...paste, pictures: [] })
})

// Covers P14
test('a message passes on nothing else, and nothing throws', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.record({ kind: fc.constantFrom('ready', 'visit', 'source') }),
      (value, message) => {
        readFromFrame(value)
        const read = readFromFrame({
          ...message,
          extra: value,
          line: value,
          url: value,
          region: value,
          pointer: value,
          snippet: value,
          revision: value,
        })
        const fields = ['kind', 'chord', 'line', 'url', 'region', 'revision', 'pointer', 'snippet']
        expect(Object.keys(read ?? {}).every(field => fields.includes(field))).toBe(true)
      },
    ),
  )
})
