import { expect, test } from 'vitest'
import { createTyping } from './typingSteps.ts'

const key = (offset: number, text = 'a') => [{ offset, length: 0, text }]

test('consecutive keys are one step; a pause, a jump and a new line start another', () => {
  let now = 0
  const typing = createTyping(() => now)
  const first = typing(key(5))
  now += 100
  expect(typing(key(6))).toBe(first)
  expect(typing([{ offset: 6, length: 1, text: '' }])).toBe(first)
  now += 2000
  const second = typing(key(6))
  expect(second).not.toBe(first)
  const third = typing(key(40))
  expect(third).not.toBe(second)
  expect(typing(key(41, '\n'))).not.toBe(third)
})
