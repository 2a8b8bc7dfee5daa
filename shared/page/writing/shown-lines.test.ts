import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import type { LineKind } from './lines.ts'
import { turnShownLines } from './shown-lines.ts'

function turned(marked: string, kind: LineKind): string | undefined {
  const at = marked.indexOf('|')
  const page = parsePage('page.mdx', marked.replace('|', ''))
  const change = turnShownLines(page, { from: at, to: at }, kind)
  return change && applyEdits(page.text, change.edits)
}

test.each([
  ['One |two\n', 'bullets', '- One two\n'],
  ['<Note>One |two</Note>\n', 'bullets', '<Note>\n  - One two\n</Note>\n'],
  ['<Card title="A">One |two</Card>\n', 'heading', '<Card title="A">\n  ## One two\n</Card>\n'],
] as const)('%j as %s', (before, kind, after) => {
  expect(turned(before, kind)).toBe(after)
})

test('a text between the tags of a paragraph stays one', () => {
  expect(turned('<p>One |two</p>\n', 'quote')).toBeUndefined()
})
