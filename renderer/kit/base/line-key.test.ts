import { expect, test } from 'vitest'
import { lineKey } from './line-key.ts'

test('from right to left the arrows along the line change places, and no other key', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home'].map(key => lineKey(key, true))).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowUp',
    'Home',
  ])
  expect(lineKey('ArrowLeft', false)).toBe('ArrowLeft')
})
