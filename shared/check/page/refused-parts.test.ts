import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { refusedParts } from './refused-parts.ts'

const found = (text: string) =>
  refusedParts(parsePage('guides/a.mdx', text)).map(({ kind, name, at }) => [kind, name, at?.line])

test.each([
  ['<script>alert(1)</script>', [['element', '<script>', 1]]],
  ['<style>{`a {}`}</style>', [['element', '<style>', 1]]],
  ['Text\n\n<img src="a.png" onerror="run()" alt="" />', [['handler', 'onerror', 3]]],
  ['<Card title="A" onClick={() => run()}>A</Card>', [['handler', 'onClick', 1]]],
  ['<iframe src="https://evil.example/x" />', [['frame', 'https://evil.example/x', 1]]],
  ['<iframe srcDoc="<script>1</script>" />', [['frame', 'srcdoc', 1]]],
  ["import { readFileSync } from 'node:fs'\n\nText", [['program', 'node:fs', 1]]],
  ["import 'evil'\n\nText", [['program', 'evil', 1]]],
  ["import Up from '../../secret.md'\n\nText", [['program', '../../secret.md', 1]]],
])('%j is listed', (text, parts) => {
  expect(found(text)).toEqual(parts)
})

test.each([
  "import Part from '/snippets/part.mdx'\n\n<Part />",
  "import Part from '../snippets/part.mdx'\n\n<Part />",
  '<iframe src="https://www.youtube.com/embed/x" title="Film" />',
  '<Card title="One" href="/a">Text</Card>',
  '<Option>Text</Option>',
  '```html\n<script>shown</script>\n```',
])('%j is not', text => {
  expect(found(text)).toEqual([])
})

test('a page that asks for very much is listed with its first parts', () => {
  expect(found('<script></script>\n\n'.repeat(500))).toHaveLength(100)
})
