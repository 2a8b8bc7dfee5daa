import { expect, test } from 'vitest'
import { redirected } from './redirects.ts'

const RULES = [
  [['old', ':slug*'], 'guides/:slug*'],
  [['v1', ':name', 'more'], 'guides/:name.html?x=1'],
  [['ex', ':slug*'], 'https://example.com/:slug*'],
] as const

test.each([
  ['/', '/old/a/b', '/guides/a/b.html'],
  ['/', '/old/a%20b.html', '/guides/a%20b.html'],
  ['/docs/', '/docs/v1/x/more/', '/docs/guides/x.html?x=1'],
  ['/', '/ex/a', 'https://example.com/a'],
  ['/', '/old', '/guides.html'],
  ['/', '/old/%E0%A4%A', undefined],
  ['/', '/other', undefined],
  ['/docs/', '/old/a', undefined],
])('below %s, %s leads to %s', (base, path, target) => {
  expect(redirected(RULES, base, path)).toBe(target)
})
