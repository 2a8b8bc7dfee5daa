import { expect, test } from 'vitest'
import { newestOf } from './pictures.ts'

test('a picture that changed again is shown in its latest version, whichever ending of its address is known', () => {
  const known = new Map([
    ['/preview/key/images/bee.png', 5],
    ['/images/bee.png', 7],
    ['/images/wasp.png', 9],
  ])
  expect(newestOf(known, '/preview/key/images/bee.png')).toBe(7)
  expect(newestOf(known, '/preview/key/other.png')).toBeUndefined()
})
