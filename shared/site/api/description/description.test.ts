import { expect, test } from 'vitest'
import { apisOf } from '../../../openapi/testing/api.ts'
import { parsePage } from '../../../page/parse/parse.ts'
import { textOf } from '../../components/values.ts'
import { description } from '../eject/write.ts'
import { descriptionNodes } from './nodes.ts'
import { plainMarkdown } from './plain-markdown.ts'

/** The elements and texts of a description, as a short line. */
const outline = (markdown: string): string => {
  const line = (node: ReturnType<typeof descriptionNodes>[number]): string => {
    if (node.kind === 'text') return node.value.trim()
    if (node.kind === 'code') return `code(${node.value})`
    if (node.kind === 'tag') {
      const [source, title] = ['src', 'title'].map(name => textOf(node, name) ?? '')
      return `embedded(${source}, ${title})`
    }
    if (node.kind !== 'element') return node.kind
    const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${value}`)
    return `${node.name}${attributes.join('')}(${node.children.map(line).join('')})`
  }
  return descriptionNodes(markdown).map(line).join(' ')
}

test.each([
  ['Plain **text**', 'p(Plainstrong(text))', 'Plain **text**'],
  ['<p>One <code>a</code><p>Two', 'p(Onecode(a)) p(Two)', 'One `a`\n\nTwo\n'],
  ['Line<br/>Line', 'p(Linebr()Line)', 'Line\\\nLine\n'],
  ['See <a href="/docs" onclick="x()">docs</a>', 'p(Seea href=/docs(docs))', 'See [docs](/docs)\n'],
  [
    '<table><tr><th>A</th></tr><tr><td><b>1</b></td></tr></table>',
    'table(tr(th(A))tr(td(b(1))))',
    '| A     |\n| ----- |\n| **1** |\n',
  ],
  [
    '<fullname>Cloud</fullname><note>Text</note><script>x()</script>',
    'p(fullname(Cloud)note(Text))',
    'CloudText\n',
  ],
  ['Bearer <token> of {id}', 'p(Bearer <token> of {id})', 'Bearer \\<token> of {id}\n'],
  ['<h1 class="x" id="top" style="position:fixed">Title</h1>', 'h4(Title)', '# Title\n'],
  ['```js\nif (a < b) {}\n```', 'code(if (a < b) {})', '```js\nif (a < b) {}\n```'],
  [
    '<iframe src="https://a.example" title="A tour" onload="x()">No</iframe>Text',
    'embedded(https://a.example, A tour) Text',
    '[A tour](https://a.example)Text\n',
  ],
  ['<iframe srcdoc="<b>x</b>"></iframe>Text', 'embedded(, ) Text', 'Text\n'],
  ['<Note>Text</Note>', 'p(note(Text))', 'Text\n'],
])('%s is shown, and written as Markdown', (written, shown, plain) => {
  expect(outline(written)).toBe(shown)
  expect(plainMarkdown(written)).toBe(plain)
  const [page = ''] = description(written)
  expect(parsePage('a.mdx', page).problems).toEqual([])
})

test('the title of an operation and of an API has no tags', async () => {
  const api = {
    openapi: '3.1.0',
    info: { title: 'Pets &amp; <b>more</b>', version: '1' },
    paths: { '/a': { get: { summary: 'List <code>pets</code> of <owner>', responses: {} } } },
  }
  const { sources } = await apisOf({ 'api.json': JSON.stringify(api) })
  expect(sources[0]?.title).toBe('Pets & more')
  expect(sources[0]?.operations[0]?.title).toBe('List pets of <owner>')
})
