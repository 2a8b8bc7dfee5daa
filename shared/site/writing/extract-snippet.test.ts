import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { applyEdits } from '../../text/edit.ts'
import { extractSnippet, snippetFolder, snippetSpan, tagName } from './extract-snippet.ts'

/** The page and the snippet, once the text between the two marks is one. */
function extracted(marked: string, file = 'snippets/take-care.mdx', own = 'guides/one.mdx') {
  const from = marked.indexOf('‸')
  const to = marked.lastIndexOf('‸') - 1
  const text = marked.replaceAll('‸', '')
  const page = parsePage(own, text)
  const span = snippetSpan(page, { from, to })
  if (!span) return undefined
  const { edits, text: snippet } = extractSnippet(page, span, file)
  return { page: applyEdits(text, edits), snippet }
}

test('a paragraph becomes a file, an import and a tag', () => {
  expect(extracted('---\ntitle: One\n---\n\nBefore.\n\nTake ‸care‸ here.\n\nAfter.\n')).toEqual({
    page: '---\ntitle: One\n---\n\nimport TakeCare from "/snippets/take-care.mdx"\n\nBefore.\n\n<TakeCare />\n\nAfter.\n',
    snippet: 'Take care here.\n',
  })
})

test.each([
  ["import A from '../snippets/a.mdx';", "import TakeCare from '../snippets/take-care.mdx';"],
  ['import A from "/snippets/a.mdx"', 'import TakeCare from "/snippets/take-care.mdx"'],
  ["import { B } from '/snippets/b.jsx'", "import TakeCare from '/snippets/take-care.mdx'"],
])('the import is written like the others: %s', (other, expected) => {
  expect(extracted(`${other}\n\n‸Care.‸\n`)?.page).toBe(`${other}\n${expected}\n\n<TakeCare />\n`)
})

test('a page that shows snippets by the tag keeps doing so', () => {
  expect(extracted('<Snippet file="a.mdx" />\n\n‸Care.‸\n')?.page).toBe(
    '<Snippet file="a.mdx" />\n\n<Snippet file="take-care.mdx" />\n',
  )
})

test('what the text imports goes along, from where the new file is', () => {
  const { snippet, page } =
    extracted('import Note from "./note.mdx"\nimport { Box as B } from "./b.jsx"\n\n‸<Note />‸\n\n<B />\n') ??
    {}
  expect(snippet).toBe('import Note from "../guides/note.mdx"\n\n<Note />\n')
  expect(page).toBe(
    'import Note from "./note.mdx"\nimport { Box as B } from "./b.jsx"\nimport TakeCare from "../snippets/take-care.mdx"\n\n<TakeCare />\n\n<B />\n',
  )
})

test('an indented part keeps its place, and the snippet loses the indentation', () => {
  expect(extracted('<Steps>\n  <Step title="A">\n    ‸One.\n\n    Two.‸\n  </Step>\n</Steps>\n')).toEqual({
    page: 'import TakeCare from "/snippets/take-care.mdx"\n\n<Steps>\n  <Step title="A">\n    <TakeCare />\n  </Step>\n</Steps>\n',
    snippet: 'One.\n\nTwo.\n',
  })
})

test('a text at the very start, line ends of Windows, and a name that is taken', () => {
  expect(extracted('‸Care.‸\r\n')?.page).toBe(
    'import TakeCare from "/snippets/take-care.mdx"\r\n\r\n<TakeCare />\r\n',
  )
  expect(extracted('import TakeCare from "/a.mdx"\n\n‸Care.‸\n')?.page).toContain(
    'import TakeCare2 from "/snippets/take-care.mdx"\n\n<TakeCare2 />',
  )
})

test('the frontmatter and empty lines are no snippet', () => {
  expect(extracted('---\ntitle: ‸One‸\n---\n\nText.\n')).toBeUndefined()
  expect(extracted('Text.\n‸\n‸\nMore.\n')).toBeUndefined()
})

test('the folder is the one that the repository uses', () => {
  expect(snippetFolder(['logo.png'])).toBe('snippets')
  expect(snippetFolder(['_snippets/a.mdx', '_snippets/b/c.mdx', 'snippets/d.mdx'])).toBe('_snippets')
  expect(tagName('take-care')).toBe('TakeCare')
  expect(tagName('3 things')).toBe('Snippet3Things')
})
