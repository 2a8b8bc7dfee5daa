import { expect, test } from 'vitest'
import { summarizePage } from '../../page/summary.ts'
import { descriptions } from '../components/descriptions.ts'
import { cursorContextAt } from './cursor.ts'
import { explainAt } from './explain.ts'
import { snippetAround, snippetOf } from './insert.ts'
import { type SuggestionSources, suggest } from './suggest.ts'

const sources: SuggestionSources = {
  pages: [summarizePage('guides/intro.mdx', '---\ntitle: Begin here\ndescription: First steps\n---\n')],
  files: ['images/a.png', 'snippets/legal.mdx', 'api.yaml'],
  headings: [{ id: 'set-up', text: 'Set up', level: 2 }],
  icons: ['rocket', 'star'],
  operations: [{ written: 'GET /pets', title: 'List pets' }],
  versions: ['v1', 'v2'],
}

/** The suggestions at the `|` of a text, as they would be inserted. */
function offers(marked: string): readonly string[] {
  const offset = marked.indexOf('|')
  const writing = cursorContextAt(marked.replace('|', ''), offset)
  return writing ? suggest(writing, sources).map(({ insert }) => insert) : []
}

test.each([
  ['[a](|', ['/guides/intro']],
  ['[a](/guides/intro#|', ['/guides/intro#set-up']],
  ['![a](|', ['/images/a.png']],
  ['import X from "|', ['/snippets/legal.mdx']],
  ['<Card icon="|"', ['rocket', 'star']],
  ['<Card href="|"', ['/guides/intro']],
  ['<img src="|"', ['/images/a.png']],
  ['<Snippet file="|"', ['legal.mdx']],
  ['<Columns cols={|}', ['1', '2', '3', '4']],
  ['<Accordion defaultOpen={|}', ['true', 'false']],
  ['<Column |', []],
  ['<Tree.File |', ['name="«0:»"']],
  ['<Steps><Step></|', ['Step>', 'Steps>']],
  ['---\nopenapi: |\n---\n', ['GET /pets']],
  ['---\nversion: |\n---\n', ['v1', 'v2']],
  ['---\nhidden: |\n---\n', ['true', 'false']],
  ['Prose is |', []],
])('%j', (marked, expected) => {
  expect(offers(marked)).toEqual(expected)
})

test('existing attributes are not offered again', () => {
  expect(offers('<Step title="a" |')).not.toContain('title="«0:»"')
  expect(offers('<Step title="a" |')).toContain('icon="«0:»"')
})

test('a template becomes a snippet, whatever it contains; after its last field there is one more stop', () => {
  expect(snippetOf('<Step title="«1:Title»">\n  «0:Text»\n</Step>')).toBe(
    `<Step title="\${1:Title}">\n  \${9:Text}\n</Step>$0`,
  )
  expect(snippetOf('a «1:b» $x {y} «2|c,d» «0:»')).toBe(`a \${1:b} \\$x {y\\} \${2|c,d|} \${0}`)
})

test('a component is put around a text with the indentation of its body, and changes nothing in it', () => {
  const note = descriptions.get('Note')
  const text = 'Costs $5 «net»\n\n- {a}\n'
  expect(note && snippetAround(note, text)).toBe('<Note>\n  Costs \\$5 «net»\n\n  - {a\\}\n</Note>')
})

test('the item at an offset is explained', () => {
  const known = {
    pageAt: (path: string) => sources.pages.find(page => page.path === path),
    hasFile: () => false,
  }
  const text = '<Card icon="star">[a](/guides/intro)</Card>'
  const at = (word: string) => explainAt(text, text.indexOf(word) + 1, known)
  expect(at('Card')?.name).toBe('<Card>')
  expect(at('icon')).toMatchObject({ name: 'icon', about: 'An icon above the title' })
  expect(at('guides')).toMatchObject({ name: 'Begin here', about: 'First steps' })
})
