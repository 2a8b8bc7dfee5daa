import { expect, test } from 'vitest'
import { readMeta } from './meta.ts'

test.each([
  ['/snippets/color.jsx [expandable]', '/snippets/color.jsx', true],
  ['/snippets/color.jsx expandable', '/snippets/color.jsx', true],
  ['pages/runs/[id]', 'pages/runs/[id]', false],
  ['pages [id]', 'pages [id]', false],
])('%s is the title %s', (meta, title, expandable) => {
  expect(readMeta(meta)).toMatchObject({ title, expandable })
})
