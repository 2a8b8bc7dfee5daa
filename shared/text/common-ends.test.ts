import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonEnd, commonStart } from './common-ends.ts'

/** Texts that share long ends, of one unit repeated, so that whatever follows them may be equal by chance. */
const sides = fc
  .tuple(fc.nat(9000), fc.nat(9000), fc.string({ maxLength: 3, unit: fc.constantFrom('a', 'b') }))
  .map(([before, after, middle]) => `${'a'.repeat(before)}${middle}${'a'.repeat(after)}`)

const shared = (a: string, b: string): number => {
  const index = [...a].findIndex((unit, at) => unit !== b[at])
  return index < 0 ? Math.min(a.length, b.length) : index
}
const reversed = (text: string) => [...text].reverse().join('')

test('the common start of two texts is what comparing them unit by unit gives', () => {
  fc.assert(
    fc.property(sides, sides, fc.nat(50), fc.nat(50), (a, b, atA, atB) => {
      expect(commonStart(a, b)).toBe(shared(a, b))
      expect(commonStart(a, b, [atA, atB])).toBe(shared(a.slice(atA), b.slice(atB)))
    }),
  )
})

test('the common end of two texts is what comparing them unit by unit gives, up to a length', () => {
  fc.assert(
    fc.property(sides, sides, fc.nat(20_000), (a, b, limit) => {
      const most = Math.min(limit, a.length, b.length)
      expect(commonEnd(a, b, most)).toBe(Math.min(most, shared(reversed(a), reversed(b))))
    }),
  )
})
