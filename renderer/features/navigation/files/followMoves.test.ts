import { expect, test } from 'vitest'
import { mostSimilar } from './followMoves.ts'

const MADE = ['help/manual/deep/overview.mdx', 'help/manual/overview.mdx', 'help/manual/install.mdx']

test.each([
  ['guides/overview.mdx', 'help/manual/overview.mdx'],
  ['guides/deep/overview.mdx', 'help/manual/deep/overview.mdx'],
  ['guides/install.mdx', 'help/manual/install.mdx'],
  ['guides/new/overview.mdx', 'help/manual/overview.mdx'],
  ['guides/gone.mdx', undefined],
])('%s of a folder that moved is %s now', (gone, now) => {
  expect(mostSimilar(gone, MADE)).toBe(now)
})
