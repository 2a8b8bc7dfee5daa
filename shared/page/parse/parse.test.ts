import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outline } from '../testing/outline.ts'
import type { PageNode, SourceRange } from '../tree/tree.ts'
import { parsePage } from './parse.ts'

const lines = (...all: string[]) => all.join('\n')

test('a page has its fields, its blocks and their start lines', () => {
  const text = lines('---', 'title: Start', '---', '', '# One', '', '', 'two', '')
  const page = parsePage('start.mdx', text)
  expect(page.file).toBe('start.mdx')
  expect(page.frontmatter).toEqual({ title: 'Start' })
  expect(page.blocks.map(block => block.source)).toEqual(['# One', 'two'])
  expect(page.starts).toEqual([5, 8])
  expect(page.offsets).toEqual([text.indexOf('# One'), text.indexOf('two')])
})

test('headings have ids as on GitHub, unique in the page, or their own', () => {
  const page = parsePage(
    'a.mdx',
    lines(
      '## Hello, *World*!',
      '## Hello World',
      '# `code` & café 2',
      '## Own {#my-id}',
      '## Hello World',
      '### 你好',
      '## !',
      '',
      'Set',
      '---',
      '',
      '<Accordion>',
      '<Tab>',
      '## Inner',
      '</Tab>',
      '</Accordion>',
    ),
  )
  expect(page.headings.map(it => `${it.line} ${it.level} ${it.id} ${it.text}`)).toEqual([
    '1 2 hello-world Hello, World!',
    '2 2 hello-world-1 Hello World',
    '3 1 code--café-2 code & café 2',
    '4 2 my-id Own',
    '5 2 hello-world-2 Hello World',
    '6 3 你好 你好',
    '7 2 section !',
    '9 2 set Set',
    '14 2 inner Inner',
  ])
  expect(page.headings.at(-1)?.inside).toEqual(['Accordion', 'Tab'])
})

test('the location of every target is found', () => {
  const text = lines(
    '---',
    'title: A',
    '---',
    '',
    'A [link *text*](/docs/a#b "Title") and ![alt](</img/a b.png>) and [ref] <a href="/c">c</a>.',
    '',
    '<Card title="Card" href={"/d"} img="/card.png" icon="/icons/a.svg" />',
    '',
    '| a |',
    '| - |',
    '| x \\| [cell](/e) |',
    '',
    '> - <video src="/v.mp4" poster="/p.png"></video>',
    '',
    '<Snippet file="s.mdx" />',
    '',
    '[ref]: <f> "T"',
    '',
    'import A from "/snippets/a.mdx"',
  )
  const { links, images, assets } = parsePage('a.mdx', text)
  const all = [...links, ...images, ...assets]
  const shown = all.map(it => `${it.kind} ${it.line} ${it.tag ?? ''} ${it.target} ${it.text ?? ''}`)
  expect(shown).toEqual([
    'link 5  /docs/a#b link text',
    'link 5 a /c ',
    'link 7 Card /d Card',
    'link 11  /e cell',
    'link 17  f ',
    'image 5  /img/a b.png alt',
    'image 7 Card /card.png Card',
    'image 7 Card /icons/a.svg Card',
    'image 13 video /p.png ',
    'media 13 video /v.mp4 ',
    'snippet 15 Snippet s.mdx ',
    'snippet 19 import /snippets/a.mdx ',
  ])
  for (const { target, offset, length, line } of all) {
    expect(text.slice(offset, offset + length)).toBe(target)
    expect(text.slice(0, offset).split('\n').length).toBe(line)
  }
})

test('line ends do not change the tree, and ranges fit the file', () => {
  const text = lines(
    '# One',
    '',
    '<Note>',
    '  two [a](/b)',
    '',
    '  ```js',
    '  x',
    '  ```',
    '</Note>',
    '',
    '- c',
    '  <B />',
  )
  const crlf = text.replaceAll('\n', '\r\n')
  expect(outline(crlf)).toBe(outline(text))
  const { links, starts } = parsePage('a.mdx', crlf)
  expect(links.map(it => crlf.slice(it.offset, it.offset + it.length))).toEqual(['/b'])
  expect(starts).toEqual(parsePage('a.mdx', text).starts)
})

/** The ranges of all nodes of a tree. */
function placesOf(nodes: readonly PageNode[], all: { node: PageNode; range: SourceRange }[] = []) {
  for (const node of nodes) {
    if ('range' in node && node.range) all.push({ node, range: node.range })
    if ('children' in node) placesOf(node.children, all)
  }
  return all
}

const part = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '<Note>',
    '</Note>',
    '<b x={',
    '}',
    '{',
    '<',
    '>',
    '/>',
    '"',
    "'",
    '`',
    '```\n',
    '\n',
    '\n\n',
    '\r\n',
    '- ',
    '> ',
    '    ',
    '| a |\n',
    '| - |\n',
    '[a]',
    '(b)',
    ': ',
    '![',
    '*',
    '_',
    '~~',
    '# ',
    '[^1]',
    'import x from "y"\n',
    'export const a = {\n',
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '\0',
    '---\n',
    '\\',
    '&amp;',
    'http://a.b',
    'a@b.c',
    '${',
    '<A.b:c d="e" f={[1]} {...g}>',
    '\ud83d',
    '\u2028',
  ),
)

test('any text is a page: nothing throws, and ranges are inside their blocks', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), parts => {
      const text = parts.join('')
      const page = parsePage('a.mdx', text)
      for (const block of page.blocks) {
        if (block.source === '') continue
        for (const { node, range } of placesOf(block.nodes)) {
          expect(range.offset).toBeGreaterThanOrEqual(0)
          expect(range.length).toBeGreaterThanOrEqual(0)
          expect(range.offset + range.length).toBeLessThanOrEqual(block.source.length)
          const starts = block.source.slice(range.offset, range.offset + 1)
          if (node.kind === 'tag') expect(starts).toBe('<')
        }
      }
    }),
    { numRuns: Number(process.env.GALLEY_RUNS ?? 400) },
  )
})
