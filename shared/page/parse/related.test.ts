import { expect, test } from 'vitest'
import { parsePage } from './parse.ts'
import { relatedLinks } from './related.ts'

const page = (fields: string) => parsePage('a.mdx', `---\ntitle: A\n${fields}\n---\n\nSee [b](/b).\n`)

test.each([
  [
    ['/b', ' https://x.example '],
    [{ href: '/b' }, { href: 'https://x.example' }],
  ],
  [
    [{ Overview: '/b' }, { '': '/c' }],
    [
      { label: 'Overview', href: '/b' },
      { label: '', href: '/c' },
    ],
  ],
  [[1, null, '', ['/b'], { a: 2 }], []],
  [false, []],
  ['/b', [{ href: '/b' }]],
  [{ B: '/b' }, [{ label: 'B', href: '/b' }]],
  [undefined, []],
  [
    Array.from({ length: 20 }, (_, index) => `/${index}`),
    Array.from({ length: 10 }, (_, index) => ({ href: `/${index}` })),
  ],
])('%j names %j', (related, links) => {
  expect(relatedLinks(related)).toEqual(links)
})

test.each([
  'related:\n  - /guides/b\n  - In detail: /c\n  - "https://x.example"',
  'related: [/guides/b, {In detail: /c}, "https://x.example"]',
  "related:\n- '/guides/b'\n- In detail: '/c'\n- https://x.example # away",
])('each is a reference at its place: %j', fields => {
  const { links, text } = page(fields)
  expect(links.map(({ target }) => target)).toEqual(['/guides/b', '/c', 'https://x.example', '/b'])
  for (const { offset, length, target, line } of links) {
    expect(text.slice(offset, offset + length)).toBe(target)
    expect(line).toBe(text.slice(0, offset).split('\n').length)
  }
  expect(links[1]?.text).toBe('In detail')
})

test('a label that is its own address does not hide the address', () => {
  const { links, text } = page('related:\n  - /c: /c\n  - /c')
  expect(links.slice(0, 2).map(({ offset }) => text.slice(offset - 4, offset + 2))).toEqual([
    '/c: /c'.slice(0),
    '\n  - /c'.slice(1),
  ])
})
