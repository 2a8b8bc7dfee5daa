import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHtml, plainLine, textOfHtml } from './html.ts'

test.each([
  ['Get <b>one</b>&nbsp;&amp; more', 'Get one & more'],
  ['Bearer <token> or <your-key>', 'Bearer <token> or <your-key>'],
  ['<fullname>Cloud</fullname> <note>Beta</note>', 'Cloud Beta'],
  ['a < b and c > d', 'a < b and c > d'],
  ['A<br>B', 'AB'],
  ['<script>run()</script>Safe<!-- hidden -->', 'Safe'],
])('%s reads as “%s”', (line, expected) => expect(plainLine(line)).toBe(expected))

test('list items and paragraphs end where the next one begins', () => {
  expect(parseHtml('<ul><li>One<li>Two</ul>')).toEqual([
    {
      name: 'ul',
      attributes: {},
      children: [
        { name: 'li', attributes: {}, children: ['One'] },
        { name: 'li', attributes: {}, children: ['Two'] },
      ],
    },
  ])
})

const depthOf = (nodes: ReturnType<typeof parseHtml>): number =>
  Math.max(0, ...nodes.map(node => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))))

test('elements nested without end are merged, and no text is lost', () => {
  const nodes = parseHtml('<div>a'.repeat(5000))
  expect(depthOf(nodes)).toBeLessThan(70)
  expect(textOfHtml(nodes)).toBe('a'.repeat(5000))
})

test('the number of elements is at most that of the tags', () => {
  const count = (nodes: ReturnType<typeof parseHtml>): number =>
    nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + count(node.children)), 0)
  const pieces = fc.constantFrom(
    '<b>',
    '<i>',
    '<font size=1>',
    '<p>',
    '</b>',
    '<table>',
    '<td>',
    'x',
    '<a href="/">',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 200 }), written => {
      expect(count(parseHtml(written.join('')))).toBeLessThanOrEqual(written.length)
    }),
  )
})
