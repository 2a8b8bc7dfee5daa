import { expect, test } from 'vitest'
import { Keys } from './keys.ts'

test('a code buys the token once; no two editors share either', () => {
  const [keys, others] = [new Keys(), new Keys()]
  const code = keys.issue()
  expect(others.redeem(code)).toBeUndefined()
  const token = keys.redeem(code)
  expect(keys.opens(token)).toBe(true)
  expect(keys.redeem(code)).toBeUndefined()
  expect(others.opens(token)).toBe(false)
  expect([keys.opens(undefined), keys.opens(''), keys.opens(code)]).toEqual([false, false, false])
})

test.each([
  ['codes', (keys: Keys) => keys.redeem('guess')],
  ['tokens', (keys: Keys) => keys.opens('guess')],
])('guessing %s becomes slow, and what is right is not counted', (_, guess) => {
  const keys = new Keys()
  const token = keys.redeem(keys.issue())
  for (let count = 0; count < 50; count++) keys.opens(token)
  expect(keys.delay).toBe(0)
  for (let count = 0; count < 11; count++) guess(keys)
  expect(keys.delay).toBeGreaterThanOrEqual(1000)
})
