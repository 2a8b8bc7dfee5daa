import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrontmatter } from '../../../../shared/page/frontmatter/read.ts'
import { createMirror } from '../../../host/documents/mirror.ts'
import { pageHead } from './usePageHead.ts'

const FILE = 'a.mdx'
const HEADS = [
  '',
  '---\ntitle: One\n---\n',
  '---\ntitle: One\n---',
  '---\ntitle: [\n---\n',
  '---\ntitle: One\n',
  '\n---\n---\n',
]
const PIECES = ['---', '\n', 'a', 'title: Two', ': ', '[', '']

async function opened(text: string) {
  const mirror = createMirror(
    { read: async () => ({ file: FILE, text, version: 1 }), edit: async () => ({ [FILE]: 2 }) },
    () => undefined,
  )
  await mirror.load(FILE)
  const head = pageHead(mirror, FILE)
  head.subscribe(() => undefined)
  head.read()
  const type = (offset: number, length: number, typed: string) =>
    mirror.make({ label: 'Type', edits: [{ file: FILE, edits: [{ offset, length, text: typed }] }] })
  return { head, type, text: () => mirror.known(FILE)?.text ?? '' }
}

test('wherever a page is edited, the head ends where the frontmatter does', async () => {
  const edits = fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 0, max: 3 }),
      typed: fc.constantFrom(...PIECES),
    }),
    { maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...HEADS), edits, async (start, all) => {
      const { head, type, text } = await opened(`${start}Text below.\n`)
      for (const { at, length, typed } of all) {
        const offset = Math.floor(at * text().length)
        type(offset, Math.min(length, text().length - offset), typed)
        const { body, state } = readFrontmatter(text(), FILE)
        expect(head.read()).toBe(state === 'broken' ? text() : text().slice(0, body))
      }
    }),
  )
})
