import { expect, test } from 'vitest'
import { hunkSummary } from './hunkSummary.ts'

const LINES = ['one', '', '  ## Two', 'three']

test.each([
  ['by its first line', { from: 1, to: 2 }, 'one'],
  ['by the first that says something', { from: 2, to: 4 }, '## Two'],
  ['by nothing where all is empty', { from: 2, to: 2 }, ''],
  ['by nothing where it has no line', { from: 3, to: 2 }, ''],
])('a part is named %s', (_, part, words) => expect(hunkSummary(LINES, part)).toBe(words))
