import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { summarizePage } from '../../page/summary.ts'
import { fileOfTarget, targetsIn } from './targets.ts'

const FILES = [
  'one.mdx',
  'guides/two.mdx',
  'snippets/note.mdx',
  'snippets/box.jsx',
  'img/dot.png',
  'data.json',
]
const ROUTES = {
  pages: new Map(['one', 'guides/two'].map(path => [path, summarizePage(`${path}.mdx`, '')])),
  files: new Set(FILES),
  home: 'one',
  folders: new Map<string, string>(),
}

const found = (text: string, file = 'guides/two.mdx') =>
  targetsIn(parsePage(file, text))
    .toSorted((a, b) => a.from - b.from)
    .map(span => {
      const { file: to, anchor } = fileOfTarget(ROUTES, file, span) ?? {}
      return `${text.slice(span.from, span.to)} → ${to ?? '-'}${anchor === undefined ? '' : `#${anchor}`}`
    })

test.each([
  ['[a](/one#get%20started)', ['/one#get%20started → one.mdx#get started']],
  [
    '[a](../one) [b](https://example.com) [c](/nowhere)',
    ['../one → one.mdx', 'https://example.com → -', '/nowhere → -'],
  ],
  ['![Dot](/img/dot.png) <Card href="/one" />', ['/img/dot.png → img/dot.png', '/one → one.mdx']],
  ['<Snippet file="note.mdx" />', ['note.mdx → snippets/note.mdx']],
])('%s leads to its files', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('an import and its tags lead to the snippet', () => {
  const text =
    'import Note from "/snippets/note.mdx"\nimport { Box } from "../snippets/box.jsx"\n\n- <Note />\n\n<Box>\n  <Note />\n  <Other />\n</Box>\n'
  expect(found(text)).toEqual([
    '/snippets/note.mdx → snippets/note.mdx',
    '../snippets/box.jsx → snippets/box.jsx',
    'Note → snippets/note.mdx',
    'Box → snippets/box.jsx',
    'Note → snippets/note.mdx',
  ])
})
