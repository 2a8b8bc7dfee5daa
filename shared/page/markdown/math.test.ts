import { expect, test } from 'vitest'
import { parsePage } from '../parse/parse.ts'
import { outline } from '../testing/outline.ts'

const lines = (...all: string[]) => all.join('\n')
const inLine = (source: string) => `<Latex display=false>~("${source}")`

test.each([
  ['in a line', 'So $a^2 + b_1$ holds.', `p("So " ${inLine('a^2 + b_1')} " holds.")`],
  ['with braces', 'So $\\frac{1}{2}$.', `p("So " ${inLine('\\\\frac{1}{2}')} ".")`],
  ['alone in a line', '$x$', `p(${inLine('x')})`],
  ['displayed on one line', '$$x < y$$', '<Latex>("x < y")'],
  [
    'displayed between lines of signs',
    lines('Text', '$$', '\\begin{a}', '', '  {x}', '$$', 'more'),
    'p("Text") <Latex>("\\\\begin{a}\\n\\n  {x}") p("more")',
  ],
  ['in a list', lines('- a', '  $$', '  x', '  $$'), 'ul(li("a" <Latex>("x")))'],
  ['as a tag', '<Latex>x_1 * {2} * y_2</Latex>', '<Latex>("x_1 * {2} * y_2")'],
  ['as a tag in a quote', '> <Latex>\n> x\n> > y\n> </Latex>', 'blockquote(<Latex>("x\\n> y"))'],
  ['in a fence', '```math\nx\n```', '<Latex>("x")'],
  ['as a text in a tag', "<Latex>{'\\\\frac{1}{2}'}</Latex>", '<Latex>("\\\\frac{1}{2}")'],
])('a formula %s', (_, source, expected) => {
  expect(outline(source)).toBe(expected)
})

test('link-like text in a formula is no link', () => {
  const { links } = parsePage(
    'a.mdx',
    '[a](/a)\n\n<Latex>[x](y)</Latex>\n\n<Latex>\n[x](z)\n</Latex> and [b](/b)',
  )
  expect(links.map(({ target }) => target)).toEqual(['/a', '/b'])
})

test.each([
  'It costs $5, or $10 a year.',
  'Between $5-$10 and 5$ or 6$.',
  'Set $HOME/$USER and $PATH.',
  'A$ and US$ are money.',
  'An escaped \\$x$ sign.',
  'A price $ 5 $ apart.',
  '`$x$` is code.',
])('%s has no formula', source => {
  expect(outline(source)).not.toContain('Latex')
})
