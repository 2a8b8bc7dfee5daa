import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Html, join, none, text } from '../base/html.ts'
import { bytesOf, fitted, listed, type Parts, part } from './size-budget.ts'

const words = (count: number) => text('x'.repeat(count))

test('the length of HTML is that of its file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), html => {
      expect(bytesOf(html)).toBe(Buffer.byteLength(html))
    }),
  )
})

test('what is seen first is rendered first, and the rest as far as it fits', () => {
  const parts: Parts = []
  const deep = part(parts, 2, words(400), text('deep'))
  const inner = part(parts, 1, join([deep, words(300)]), text('inner'))
  const later = part(parts, 1, words(300), text('later'))
  const drawn = (most: number) => fitted([inner, later], parts, most).pieces.map(each => each.length)
  expect(drawn(2000)).toEqual([700, 300])
  expect(drawn(700)).toEqual([304, 300])
  expect(drawn(400)).toEqual([304, 5])
  expect(drawn(10)).toEqual([5, 5])
})

test('the omitted rows of a long list are counted, including those never rendered', () => {
  const rows = Array.from({ length: 40 }, (_, index) => text(`<${index}>${'x'.repeat(100)}`))
  const draw = (most: number) => {
    const parts: Parts = []
    const list = listed(rows, { parts, level: 0 }, count => text(`and ${count} more`), 7)
    return fitted([list], parts, most).pieces.join('')
  }
  expect(draw(100_000)).toContain('&lt;39&gt;')
  expect(draw(100_000)).toMatch(/and 7 more$/)
  expect(draw(2000)).toMatch(/&lt;15&gt;x+and 31 more$/)
})

interface Tree {
  readonly own: number
  readonly inner: readonly Tree[]
}

test('no page exceeds its limit, and nothing is omitted if it fits', () => {
  const { tree } = fc.letrec<{ tree: Tree }>(tie => ({
    tree: fc.record({
      own: fc.nat(400),
      inner: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 4 })),
    }),
  }))
  const draw = ({ own, inner }: Tree, parts: Parts, level: number): Html =>
    part(parts, level, join([words(own), ...inner.map(each => draw(each, parts, level + 1))]), none)
  fc.assert(
    fc.property(tree, fc.integer({ min: 100, max: 3000 }), (given, most) => {
      const parts: Parts = []
      const page = draw(given, parts, 0)
      const whole = fitted([page], parts, Number.MAX_SAFE_INTEGER).pieces.join('')
      const { pieces, late } = fitted([page], parts, most)
      const drawn = pieces.join('')
      expect(drawn).not.toContain('<!part')
      expect(drawn.length).toBeLessThanOrEqual(most)
      if (whole.length <= most) expect(late).toEqual({})
      const all = drawn.length + Object.values(late).join('').length
      expect(all).toBe(whole.length)
    }),
  )
})
