import { expect, test } from 'vitest'
import { followRedirects } from './follow-redirects.ts'

const REDIRECTS = [
  { source: '/old', destination: '/new' },
  { source: '/older', destination: '/old#part' },
  { source: '/blog/:slug*', destination: 'https://blog.example/:slug*' },
  { source: '/v1/:slug*', destination: '/v2/:slug*' },
  { source: '/v1/gone', destination: '/new' },
  { source: '/a', destination: '/b' },
  { source: '/b', destination: '/a' },
  { source: '/users/:id/profile', destination: '/people/:id' },
  { source: '/nowhere', destination: '/missing' },
]
const PAGES = new Set(['new', 'v2/guide', 'guides/index'])
const hasPage = (path: string) => PAGES.has(path) || PAGES.has(path === '' ? 'index' : `${path}/index`)

/** The destinations in their order, and what is at the end. */
const led = (address: string) => {
  const { steps, end } = followRedirects(REDIRECTS, address, hasPage)
  return [...steps.map(({ index, to }) => `${index} ${to}`), end].join(', ')
}

test.each([
  ['/old', '0 /new, page'],
  ['old/', '0 /new, page'],
  ['/old.html?x=1#y', '0 /new, page'],
  ['https://docs.example.com/old?x', '0 /new, page'],
  ['/older', '1 /old#part, 0 /new, page'],
  ['/v1/guide', '3 /v2/guide, page'],
  ['/v1/other', '3 /v2/other, missing'],
  // The first one counts.
  ['/v1/gone', '3 /v2/gone, missing'],
  ['/blog/2026/news', '2 https://blog.example/2026/news, outside'],
  ['/a', '5 /b, 6 /a, loop'],
  ['/users/7/profile', '7 /people/7, missing'],
  ['/users/7', 'missing'],
  ['/nowhere', '8 /missing, missing'],
  ['/new', 'page'],
  ['/guides', 'page'],
  ['', 'missing'],
])('%s leads to %s', (address, expected) => {
  expect(led(address)).toBe(expected)
})

test('a redirect that is not finished leads nowhere', () => {
  expect(followRedirects([{ source: '/x' }, { destination: '/new' }], '/x', hasPage)).toEqual({
    steps: [],
    end: 'missing',
  })
})

test('a chain of 2,000 redirects is followed', () => {
  const chain = Array.from({ length: 2000 }, (_, n) => ({ source: `/p${n}`, destination: `/p${n + 1}` }))
  const { steps, end } = followRedirects(chain, '/p0', path => path === 'p2000')
  expect([steps.length, end]).toEqual([2000, 'page'])
})
