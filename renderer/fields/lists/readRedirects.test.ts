import { expect, test } from 'vitest'
import { newRedirects, readRedirects } from './readRedirects.ts'

const A = { source: '/a', destination: '/b' }

test.each([
  ['/a /b', [A]],
  ['/a,/b', [A]],
  ['"/a";"/b"', [A]],
  ['/a\t/b\t301', [A]],
  ['/a  /b  302', [{ ...A, permanent: false }]],
  ['source,destination\n/a,/b', [A]],
  ['# moved\n\n/a /b\r\n/c https://x.example/y', [A, { source: '/c', destination: 'https://x.example/y' }]],
  ['/a/:slug* /b/:slug*', [{ source: '/a/:slug*', destination: '/b/:slug*' }]],
  ['[{ "source": "/a", "destination": "/b" }]', [A]],
  [
    '{ "redirects": [{ "source": "/a", "destination": "/b", "permanent": false }] }',
    [{ ...A, permanent: false }],
  ],
])('%j is read', (text, redirects) => {
  expect(readRedirects(text)).toEqual({ redirects, unread: [] })
})

test('what is no redirect is reported by its line', () => {
  expect(readRedirects('/a /b\nhello\n/only\nhttps://x.example /b')).toEqual({
    redirects: [A],
    unread: [2, 3, 4],
  })
  expect(readRedirects('[{ "source": "/a" }, 7]')).toEqual({ redirects: [], unread: [1, 2] })
  expect(readRedirects('{"name": "x"}').unread).toEqual([1])
})

test('an address that is redirected already is left out', () => {
  const read = readRedirects('/a /x\n/c /d\n/c /e')
  expect(newRedirects([A], read)).toEqual([{ source: '/c', destination: '/d' }])
})
