import { expect, test } from 'vitest'
import { AccessKeys } from './keys.ts'

test('a code buys the token once; no two editors share either', () => {
  const [keys, others] = [new AccessKeys(), new AccessKeys()]
  const code = keys.issue()
  expect(others.redeem(code)).toBeUndefined()
  const token = keys.redeem(code)
  expect(keys.accepts(token)).toBe(true)
  expect(keys.redeem(code)).toBeUndefined()
  expect(others.accepts(token)).toBe(false)
  expect([keys.accepts(undefined), keys.accepts(''), keys.accepts(code)]).toEqual([false, false, false])
})

test('a code for a browser that is started expires', () => {
  let now = 0
  const keys = new AccessKeys(() => now)
  const [first, second, printed] = [keys.issue(60_000), keys.issue(60_000), keys.issue()]
  now = 60_000
  expect(keys.redeem(first)).toBeDefined()
  now = 60_001
  expect(keys.redeem(second)).toBeUndefined()
  now = 0
  expect(keys.redeem(second)).toBeUndefined()
  now = 10 ** 9
  expect(keys.redeem(printed)).toBeDefined()
})

// Covers L05
test.each([
  ['codes', (keys: AccessKeys) => keys.redeem('guess')],
  ['tokens', (keys: AccessKeys) => keys.accepts('guess')],
])('guessing %s becomes slow, and what is right is not counted', (_, guess) => {
  const keys = new AccessKeys()
  const token = keys.redeem(keys.issue())
  for (let count = 0; count < 50; count++) keys.accepts(token)
  expect(keys.delay).toBe(0)
  for (let count = 0; count < 11; count++) guess(keys)
  expect(keys.delay).toBeGreaterThanOrEqual(1000)
})
