import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { applyEdits } from '../../text/edit.ts'
import { readFrontmatter } from './read.ts'

const READ: readonly (readonly [what: string, text: string, data: object, body: string])[] = [
  ['a block', '---\ntitle: Hello\n---\n\nBody\n', { title: 'Hello' }, '\nBody\n'],
  ['CRLF', '---\r\ntitle: Hello\r\n---\r\nBody', { title: 'Hello' }, 'Body'],
  ['white space before it', '\n \n---\ntitle: A\n---\nB', { title: 'A' }, 'B'],
  ['blanks after the dashes', '---  \ntitle: A\n--- \t\nB', { title: 'A' }, 'B'],
  ['an empty block', '---\n---\nB', {}, 'B'],
  ['comments only', '---\n# nothing\n---\nB', {}, 'B'],
  ['a bare text', '---\nWelcome\n---\nB', {}, 'B'],
  ['no closing line', '---\ntitle: A\nicon: b\n\nB', { title: 'A', icon: 'b' }, '\nB'],
  ['no closing line and nothing else', '---\ntitle: A', { title: 'A' }, ''],
  ['no block', '# Title\n---\na: b\n---\n', {}, '# Title\n---\na: b\n---\n'],
  ['a ruler', '---\n\nText\n', {}, '---\n\nText\n'],
  ['a language', '---js\nmodule.exports = 1\n---\n', {}, '---js\nmodule.exports = 1\n---\n'],
  ['nothing', '', {}, ''],
  ['dashes at the end', '---\na: 1\n---', { a: 1 }, ''],
  ['dashes inside a text', '---\na: |\n  ---\n  b\n---\nB', { a: '---\nb\n' }, 'B'],
  [
    'kinds of values',
    '---\na: 1\nb: true\nc: [x, 2]\nd:\n  - y\ne:\nf: {g: null}\nh: 2024-01-01\ni: no\n---\n',
    { a: 1, b: true, c: ['x', 2], d: ['y'], e: null, f: { g: null }, h: '2024-01-01', i: 'no' },
    '',
  ],
  ['quoted text over lines', '---\ntitle: "One\ntwo"\nicon: x\n---\n', { title: 'One two', icon: 'x' }, ''],
  [
    'keys of any kind',
    '---\n"og:title": A\nog:image: b\n1: c\n---\n',
    { 'og:title': 'A', 'og:image': 'b', '1': 'c' },
    '',
  ],
  ['the last of two', '---\na: 1\na: 2\n---\n', { a: 2 }, ''],
  ['anchors', '---\na: &x [1]\nb: *x\n---\n', { a: [1], b: [1] }, ''],
  ['a tag of another language', "---\na: !!js/function 'function(){}'\n---\n", { a: 'function(){}' }, ''],
  [
    'a colon without quotation marks',
    '---\ntitle: Setup: the basics\nicon: x\n---\n',
    { title: 'Setup: the basics', icon: 'x' },
    '',
  ],
  ['two of them', '---\ntitle: A: b\ndescription: C: d\n---\n', { title: 'A: b', description: 'C: d' }, ''],
  [
    'a mark without quotation marks',
    '---\ntitle: @scope/name\nicon: `x`\n---\n',
    { title: '@scope/name', icon: '`x`' },
    '',
  ],
  ['text after quotation marks', '---\ntitle: "Foo" and bar\n---\n', { title: '"Foo" and bar' }, ''],
  ['text after brackets', '---\ntitle: [Beta] Foo\n---\n', { title: '[Beta] Foo' }, ''],
]

test.each(READ)('%s', (_, text, data, body) => {
  const read = readFrontmatter(text)
  expect(read.data).toEqual(data)
  expect(text.slice(read.body)).toBe(body)
  if (read.range) expect(read.range.offset + read.range.length).toBe(read.body)
})

test('fields know their location', () => {
  const text = '\n---\ntitle:  "A" # b\n\nlist:\n  - x\n  - y\nnone:\n---\n'
  const cut = ({ key, start, valueStart, valueEnd, end, style }: (typeof fields)[number]) => [
    key,
    text.slice(valueStart, valueEnd),
    text.slice(start, end),
    style,
  ]
  const { fields } = readFrontmatter(text)
  expect(fields.map(cut)).toEqual([
    ['title', '"A"', 'title:  "A" # b\n', 'double'],
    ['list', '- x\n  - y', 'list:\n  - x\n  - y\n', 'block'],
    ['none', '', 'none:\n', 'none'],
  ])
})

type ProblemCase = readonly [text: string, line: number, column: number, message: RegExp, fixed?: string]

const PROBLEMS: readonly ProblemCase[] = [
  ['---\ntitle: A: b\n---\n', 2, 8, /title contains a colon/, '---\ntitle: "A: b"\n---\n'],
  ['---\nicon: x\ntitle: *bold*\n---\n', 3, 8, /starts with \*/, '---\nicon: x\ntitle: "*bold*"\n---\n'],
  ['---\ntitle: A\n\nB', 1, 1, /no closing line/, '---\ntitle: A\n---\n\nB'],
  ['---\ntitle: A', 1, 1, /no closing line/, '---\ntitle: A\n---\n'],
  ['---\na:\n\t- b\n---\n', 3, 1, /^Tabs/],
  ['---\na: [b\n---\n', 3, 1, /bracket/],
  ['---\nHello\n---\n', 1, 1, /text instead of fields/],
  ['---\na: 1\na: 2\n---\n', 2, 1, /repeated/],
  [`---\na: ${'x'.repeat(70_000)}\n---\n`, 2, 1, /64 kB/],
  [`---\na: ${'['.repeat(60_000)}\n---\n`, 2, 1, /too deeply/],
  [
    `---\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
      .split('')
      .map((key, i) => `${key}: &${key} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(',')}]`)
      .join('\n')}\n---\n`,
    2,
    1,
    /repeats itself/,
  ],
  ['---\na: &x\n  b: *x\n---\n', 2, 1, /repeats itself/],
]

test.for(PROBLEMS)('%.60j', ([text, line, column, message, fixed]) => {
  const { problems } = readFrontmatter(text, 'a.mdx')
  const [problem] = problems
  expect(problem).toMatchObject({ code: 'page/frontmatter', file: 'a.mdx', line, column })
  expect(inEnglish(problem?.message ?? '')).toMatch(message)
  expect(problem?.fix && applyEdits(text, problem.fix.edits)).toBe(fixed)
})

// Covers C05
test('no key reaches a prototype', () => {
  const { data } = readFrontmatter('---\n__proto__: {evil: 1}\n---\n')
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
  expect(Object.keys(data)).toEqual(['__proto__'])
})
