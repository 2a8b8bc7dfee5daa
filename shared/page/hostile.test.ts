import { expect, test } from 'vitest'
import { expectLinear } from '../../e2e/laws/growth.ts'
import { parsePage } from './parse/parse.ts'

const fill = (part: string, size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size)

/** Numbered lines, up to a size. */
function count(size: number, line: (n: number) => string): string {
  let text = ''
  for (let n = 0; text.length < size; n++) text += line(n)
  return text
}

type Bomb = readonly [what: string, make: (size: number) => string]

/** Texts that slow down a parser without limits by their brackets, asterisks, tags and braces. */
const DENSE: readonly Bomb[] = [
  ['emphasis that closes late', size => fill('*a **a ', size / 2) + fill('b** b* ', size / 2)],
  ['emphasis of both kinds', size => fill('a**b_c ', size)],
  ['one run of stars', size => `${'*'.repeat(size)}a`],
  ['open brackets', size => '['.repeat(size)],
  ['nested brackets', size => `${'['.repeat(size / 2)}a${']'.repeat(size / 2)}`],
  ['links without an end', size => fill('[a](', size)],
  ['targets without an end', size => fill('[a](<b', size)],
  ['images in images', size => fill('![[', size)],
  ['footnotes in brackets', size => fill('[^', size)],
  ['nested quotes', size => '>'.repeat(size)],
  ['lists on one line', size => `${fill('- ', size)}a`],
  ['less-than signs', size => '<'.repeat(size)],
  ['nested tags', size => fill('<a>', size / 2) + fill('</a>', size / 2)],
  ['attributes without an end', size => fill('<a b="', size)],
  ['attributes with braces without an end', size => fill('<a b={', size)],
  ['a tag with many attributes', size => `<a ${fill('b="c" ', size)}>`],
  ['white space in a tag', size => `<a${' '.repeat(size)}`],
  ['open braces', size => '{'.repeat(size)],
  ['braces in braces', size => '{'.repeat(size / 2) + '}'.repeat(size / 2)],
  ['arrays in arrays', size => `<a b={${'['.repeat(size / 2)}${']'.repeat(size / 2)}} />`],
  ['trees in attributes', size => fill('<a b={<a b={', size)],
  ['comments without an end', size => fill('<!--', size)],
  ['ampersands', size => '&'.repeat(size)],
  ['backslashes', size => '\\'.repeat(size)],
  ['NUL', size => '\0'.repeat(size)],
  ['one long word', size => 'a'.repeat(size)],
  ['white space in a line', size => `a${' '.repeat(size)}b`],
  ['white space in a heading', size => `# a${' '.repeat(size)}{#b`],
  ['number signs', size => '#'.repeat(size)],
  ['tildes', size => fill('~a ', size)],
  ['addresses', size => fill('http://', size)],
  ['brackets after an address', size => `http://a.b${')'.repeat(size)}`],
  ['mail addresses', size => fill('a@', size)],
  ['steps of indentation', size => count(size, n => `${' '.repeat(n)}<b>\n`)],
  ['lists in lists', size => count(size, n => `${' '.repeat(2 * n)}- a\n`)],
]

/** Texts with very many small elements. */
const MANY: readonly Bomb[] = [
  ['runs of backticks', size => count(size, n => `e${'`'.repeat(n + 1)}`)],
  ['tags that are never closed', size => fill('<a>\n\n', size)],
  ['tags that were never opened', size => fill('</a>\n', size)],
  ['tags of all names', size => count(size, n => `<a${n}>\n\n`)],
  ['braces over empty lines', size => fill('{\n\n', size)],
  ['attributes over empty lines', size => fill('<a b={\n\n', size)],
  ['comments over empty lines', size => fill('<!--\n\n', size)],
  ['modules without an end', size => fill('export const a = {\n\n', size)],
  ['imports without an end', size => fill('import {\n', size)],
  ['definitions', size => fill('[a]: /b\n\n', size)],
  ['footnotes', size => count(size, n => `[^${n}]\n\n[^${n}]: x\n\n`)],
  ['headings of one name', size => fill('# a\n', size)],
  ['a wide table', size => `${fill('|a', size / 2)}\n${fill('|-', size / 2)}`],
  [
    'a wide table with short rows',
    size => `${fill('|a', size / 4)}|\n${fill('|-', size / 4)}|\n${fill('|\n', size / 2)}`,
  ],
  ['tables that do not fit', size => fill('    |-|\n    |-|-|\n', size)],
  ['items', size => fill('- a\n', size)],
  ['fences', size => fill('```\n', size)],
  ['line ends', size => fill('a\r\n\r\n', size)],
]

const parse = (text: string) => parsePage('a.mdx', text)

// Covers D01
test.each(DENSE)('%s: the work grows with the text', (_, make) => {
  expectLinear({ make, run: parse, small: 64_000, large: 1_000_000 })
})

test.each(MANY)('%s: the work grows with the text', (_, make) => {
  expectLinear({ make, run: parse, small: 4000, large: 32_000 })
})

// Covers D03
test.each([
  ...DENSE,
  ['lists with tags of YAML', (size: number) => fill('![', size)] as const,
  ['lists with anchors', (size: number) => fill('&a [', size)] as const,
])('%s in the frontmatter: the work grows with the text', (_, make) => {
  const page = (size: number) => `---\ntitle: ${make(size)}\n---\n\nText\n`
  expectLinear({ make: page, run: parse, small: 6000, large: 60_000 })
})

// Covers D01
test('excessive markup is shown as text, with one problem, and the next block is read', () => {
  const page = parsePage('a.mdx', `${'['.repeat(9000)}\n\n*next*`)
  expect(page.blocks[0]?.nodes).toEqual([
    expect.objectContaining({ name: 'p', children: [{ kind: 'text', value: '['.repeat(9000) }] }),
  ])
  expect(page.blocks[1]?.nodes).toMatchObject([{ children: [{ name: 'em' }] }])
  expect(page.problems.map(it => it.code)).toEqual(['page/too-much-markup'])
})

// Covers D02
test('tags are nested up to a hundred levels, lists and quotes as deep as is useful', () => {
  const tags = parsePage('a.mdx', fill('<a>\n', 800) + fill('</a>\n', 1000))
  const quotes = parsePage('a.mdx', `${'> '.repeat(300)}a`)
  const depth = (nodes: readonly unknown[]): number =>
    Math.max(
      0,
      ...nodes.map(node =>
        node !== null && typeof node === 'object' && 'children' in node && Array.isArray(node.children)
          ? 1 + depth(node.children)
          : 0,
      ),
    )
  expect(depth(tags.blocks.flatMap(block => block.nodes))).toBe(100)
  expect(depth(quotes.blocks.flatMap(block => block.nodes))).toBeLessThan(100)
  expect(quotes.problems.map(it => it.code)).toEqual(['page/too-deep'])
})

test('a page reports a limited number of problems', () => {
  expect(parsePage('a.mdx', fill('<a>\n\n', 20_000)).problems.length).toBe(500)
})
