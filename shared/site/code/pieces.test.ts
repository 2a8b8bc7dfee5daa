import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../e2e/laws/growth.ts'
import { piecesOf } from './pieces.ts'
import { tokenLines } from './tokens.ts'

const lines = fc.array(fc.oneof(fc.constantFrom('', 'a', '  b', 'x'.repeat(2500)), fc.string()), {
  maxLength: 40,
})

test('the pieces of code are the code, and each ends with a line', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 200 }), (parts, times) => {
      const code = Array.from({ length: times }, () => parts.join('\n')).join('\n')
      const pieces = piecesOf(code)
      expect(pieces.map(({ text }) => text).join('')).toBe(code)
      expect(pieces.slice(0, -1).every(({ text }) => text.endsWith('\n'))).toBe(true)
      expect(pieces.every(({ text, isPlain }) => isPlain || text.length <= 8000)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('long code is cut between paragraphs', () => {
  const paragraph = `function a() {\n${'  call()\n\n'.repeat(300)}}\n\n`
  expect(piecesOf(paragraph.repeat(5)).map(({ text }) => text)).toEqual([
    paragraph.repeat(2),
    paragraph.repeat(2),
    paragraph,
  ])
})

test('a long line has one color, and the lines around it have theirs', () => {
  const long = `const b = '${'x'.repeat(3000)}'`
  const [first, second, third] = tokenLines('ts', `const a = 1\n${long}\nconst c = 1`)
  expect(first?.map(({ kind }) => kind)).toEqual(third?.map(({ kind }) => kind))
  expect(first?.length).toBeGreaterThan(1)
  expect(second).toEqual([{ kind: '', text: long }])
})

const BOMBS = ['a', '[', '(', '<a ', '`${', '/[', '"', "a'", '<<A\n', '/*', '\\"', ' ', '_', '[\n', 'a<']

test.each(['ts', 'jsx', 'bash', 'python', 'markdown', 'yaml', 'html'])(
  'hostile code in %s: the work grows with the text',
  language => {
    for (const part of BOMBS) {
      const make = (size: number) => part.repeat(size / part.length)
      expectLinear({ make, run: code => tokenLines(language, code), small: 10_000, large: 50_000 })
    }
  },
)
