import fc from 'fast-check'
import { expect, test } from 'vitest'
import { originOf, Source } from './source.ts'

test('ranges lead back to the file’s own text, whatever its line ends', () => {
  const part = fc.constantFrom('a', 'bc', '\n', '\r\n', '\r', '\0', ' ')
  fc.assert(
    fc.property(fc.array(part), fc.nat(), fc.nat(), (parts, a, b) => {
      const file = parts.join('')
      const source = new Source(file)
      const [from, to] = [a % (source.text.length + 1), b % (source.text.length + 1)].sort((x, y) => x - y)
      if (from === undefined || to === undefined) return
      const range = source.rangeOf(from, to)
      const slice = file.slice(range.offset, range.offset + range.length)
      const plain = slice.replaceAll('\0', '\ufffd').replace(/\r\n?/g, '\n')
      expect(plain).toBe(source.text.slice(from, to))
      expect(range.line).toBe(source.text.slice(0, from).split('\n').length - 1)
    }),
  )
})

test('a region maps offsets back through its runs', () => {
  const region = {
    text: 'one\ntwo',
    runs: [
      [0, 10],
      [4, 20],
    ] as const,
  }
  expect([0, 3, 4, 6].map(at => originOf(region, at))).toEqual([10, 13, 20, 22])
})
