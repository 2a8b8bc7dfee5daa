import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOutside } from './repository.ts'

test.each([
  ['', false],
  ['docs', false],
  ['..docs', false],
  [join('..docs', 'a'), false],
  ['..', true],
  [join('..', 'docs'), true],
  [join(process.cwd(), 'docs'), true],
])('the way %j leads out: %s', (way, outside) => {
  expect(isOutside(way)).toBe(outside)
})
