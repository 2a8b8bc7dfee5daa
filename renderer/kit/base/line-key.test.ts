import { expect, test } from 'vitest'
import { lineKey } from './line-key.ts'

test('in a right-to-left window the left and right arrows change places, and no other key', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home'].map(key => lineKey(key, true))).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowUp',
    'Home',
  ])
  expect(lineKey('ArrowLeft', false)).toBe('ArrowLeft')
})
