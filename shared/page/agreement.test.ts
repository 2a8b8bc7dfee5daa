import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf, ourTree } from '../../e2e/laws/our-tree.ts'
import { referenceTree } from '../../e2e/laws/reference-tree.ts'
import { parsePage } from './parse/parse.ts'

function pagesIn(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.mdx?$/.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

function firstDifference(a: string, b: string): string {
  const [left, right] = [a.split('\n'), b.split('\n')]
  const at = left.findIndex((line, i) => line !== right[i])
  const around = (lines: string[]) => lines.slice(Math.max(0, at - 3), at + 4).join('\n')
  return `reference:\n${around(left)}\nours:\n${around(right)}`
}

const handbook = fileURLToPath(new URL('../../resources/handbook', import.meta.url))

// The reference implementation has no formulas.
const plainPages = pagesIn(handbook).filter(({ text }) => !text.includes('$$'))

test.each(plainPages)('the handbook: $path', ({ text }) => {
  expect(ourTree(text)).toBe(referenceTree(bodyOf(text)))
})

/** GitHub's additions to Markdown, by its own headings. */
const GITHUB: Readonly<Record<string, readonly string[]>> = {
  Tables: [
    '| foo | bar |\n| --- | --- |\n| baz | bim |',
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    '| f\\|oo |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar',
    '| abc | def |\n| --- |\n| bar |',
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
    '| abc | def |\n| --- | --- |',
    'a | b\n-|-\n1 | 2\n3 | 4',
    '|a|\n|-|\n|*b*|\n|`c`|\n|[d](/e)|',
    '| a |\n| :-- |\n| |',
    'text\n| a |\n| - |\n| b |',
    '> | a |\n> | - |\n> | b |',
    '- | a |\n  | - |\n  | b |',
    '| a |\n| - |\n# heading',
    '| a |\n| - |\n- item',
    '| a | b |\n| :-: | -: |\n| ![x](/y.png) | <b>c</b> |',
    '| a |\n- | -\n',
    '\\| a |\n| - |',
  ],
  'Task list items': [
    '- [ ] foo\n- [x] bar',
    '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim',
    '1. [X] one\n2. [ ] two',
    '- [ ]\n- [x]',
    '- [x]no',
    '- [ ] *a* b\n\n- [x] c',
    '- [x] [a](/b)',
    'a [x] b',
    '* [ ] # heading',
  ],
  Strikethrough: [
    '~~Hi~~ Hello, ~there~ world!',
    'This ~~has a\n\nnew paragraph~~.',
    'This will ~~~not~~~ strike.',
    'a ~~b *c* d~~ e',
    '*a ~~b* c~~',
    '~~a~',
    '~ a ~ b',
    'a~b~c and a~~b~~c',
    '\\~a~',
    '`~~a~~`',
    '~~a~~~b~~',
  ],
  Autolinks: [
    'www.commonmark.org',
    'Visit www.commonmark.org/help for more information.',
    'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.',
    'www.google.com/search?q=Markup+(business)\n\nwww.google.com/search?q=Markup+(business)))',
    '(www.google.com/search?q=Markup+(business))',
    'www.google.com/search?q=(business))+ok',
    'www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;',
    'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))',
    'foo@bar.baz',
    'hello@mail+xyz.example isn’t valid, but hello+xyz@mail.example is.',
    'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_',
    '**https://a.org** and *www.a.org*',
    '[https://a.org](/b)',
    '`https://a.org`',
    'https://a.org/~b~c',
    'xhttps://a.org',
    'http://a',
  ],
  Footnotes: ['a[^1]\n\n[^1]: b', 'a[^x]', 'a[^1] b[^2]\n\n[^2]: c\n[^1]: d\n\n    e'],
}

const ofGitHub = Object.entries(GITHUB).flatMap(([section, all]) =>
  all.map(text => ({ section, text, name: JSON.stringify(text) })),
)

test.each(ofGitHub)('GitHub’s Markdown: $section, $name', ({ text }) => {
  expect(ourTree(text)).toBe(referenceTree(text))
})

/** Lines that are combined in every order: if the reference accepts the page, the trees are the same. */
const line = fc.constantFrom(
  'text',
  'text with *emphasis* and **strong**',
  'and `code` here',
  '# Heading',
  '---',
  '===',
  '- item',
  '* other item',
  '1. first',
  '2. second',
  '> quoted',
  '```js title\ncode\n  more\n```',
  '~~~\ncode\n~~~',
  '| a | b |\n| - | :-: |',
  '| `x` | y |',
  '<Note>',
  '</Note>',
  '<Card title="a" />',
  '<Note>one line</Note>',
  'before <Icon name="x" /> after',
  'some <b>bold</b> text',
  '{/* a comment */}',
  '{name}',
  'a {name} in text',
  '[link](/a "title")',
  '[ref]',
  '[ref]: /target "Title"\n',
  '![alt](/a.png)',
  '- [x] done',
  '\\<escaped> \\{braces}',
  '&amp; &copy;',
  'two  ',
  'https://example.com/a_b',
  '',
  '',
  '',
)
const indented = fc
  .tuple(fc.constantFrom('', '', '', '  ', '    ', '   ', '      ', '\t'), line)
  .map(([indent, text]) => text.replace(/^(?=.)/gm, indent))

/** The same pages every time, unless more are requested. */
const luck = process.env.GALLEY_RUNS
  ? { numRuns: Number(process.env.GALLEY_RUNS) }
  : { numRuns: 300, seed: 11 }

function agree(text: string): void {
  const expected = referenceTree(text)
  if (expected !== undefined) expect(ourTree(text)).toBe(expected)
}

test('lines in any order agree with the reference', () => {
  fc.assert(
    fc.property(fc.array(indented, { maxLength: 10 }), lines => {
      const text = ['# Title', '', ...lines].join('\n').trimEnd()
      agree(text)
    }),
    luck,
  )
})

const tagged = fc.letrec<{ block: string[]; tag: string[] }>(tie => ({
  block: fc.oneof({ maxDepth: 4 }, fc.array(indented, { maxLength: 4 }), tie('tag')),
  tag: fc
    .tuple(
      fc.constantFrom(
        ['<Note>', '</Note>'],
        ['<Tab title="a">', '</Tab>'],
        ['<div', '  className="x">', '</div>'],
        ['- item', ''],
        ['> <b>', '> </b>'],
      ),
      fc.constantFrom('', '  ', '    ', '      ', '> '),
      fc.array(tie('block'), { maxLength: 3 }),
      fc.boolean(),
    )
    .map(([tag, indent, blocks, spaced]) => {
      const gap = spaced ? [''] : []
      const inner = blocks.flat().map(it => it.replace(/^(?=.)/gm, indent))
      return [...tag.slice(0, -1), ...gap, ...inner, ...gap, ...tag.slice(-1)]
    }),
}))

test('tags around any text agree with the reference', () => {
  fc.assert(
    fc.property(fc.array(tagged.tag, { maxLength: 3 }), blocks => {
      agree(['# Title', '', ...blocks.flat()].join('\n').trimEnd())
    }),
    luck,
  )
})

const inline = fc.constantFrom(
  'word',
  ' ',
  ' ',
  '\n',
  '**strong**',
  '_',
  '~',
  '~~',
  '`',
  '``',
  '[',
  ']',
  '(',
  ')',
  '](/a)',
  '![',
  '<b>',
  '</b>',
  '<br />',
  '<Icon name="x" />',
  '{x}',
  '{"s"}.',
  '{/* c */}',
  '\\[',
  '&lt;',
  '&',
  '"',
  '!',
  '.',
  ',',
  ' http://a.b/c_d ',
  ' www.a.b ',
  ' a@b.co ',
  '  \n',
  ':',
  '|',
  '#',
  'é',
  '“',
)

test('text in any order agrees with the reference', () => {
  fc.assert(
    fc.property(fc.array(inline, { maxLength: 12 }), parts => {
      agree(`A ${parts.join('')}`.trimEnd())
    }),
    luck,
  )
})

const corpus = process.env.GALLEY_CORPUS

for (const folder of corpus ? [corpus] : []) {
  test('the corpus', () => {
    const pages = pagesIn(folder)
    const differing: string[] = []
    const refused: string[] = []
    for (const { path, text } of pages) {
      const expected = referenceTree(bodyOf(text))
      const found = ourTree(text)
      if (expected === undefined)
        refused.push(`${path}: ${parsePage(path, text).problems.map(it => it.message)}`)
      else if (expected !== found) differing.push(`${path}\n${firstDifference(expected, found)}`)
    }
    process.stdout.write(
      `${pages.length} pages, ${refused.length} refused by the reference, ${differing.length} differ\n`,
    )
    process.stdout.write(`${refused.join('\n')}\n${differing.join('\n\n')}\n`)
    expect(differing.length / pages.length).toBeLessThan(0.01)
  })
}
