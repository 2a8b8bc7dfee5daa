import { expect, test } from 'vitest'
import { drawFirst } from '../testing/draw-first.ts'

const htmlOf = async (files: Readonly<Record<string, string>>) => (await drawFirst(files)).html

test.each([
  ['by its path', 'import Hi from "/snippets/hi.mdx"\n\n<Hi />', 'page.mdx'],
  ['with a semicolon and single quotes', "import Hi from '/snippets/hi.mdx';\n\n<Hi/>", 'page.mdx'],
  ['by a relative path', 'import Hi from "../snippets/hi.mdx"\n\n<Hi />', 'guides/page.mdx'],
  ['in braces', 'import { default as Hi } from "/snippets/hi.mdx"\n\n<Hi />', 'page.mdx'],
  ['next to a named one', 'import Hi, { x } from "/snippets/hi.mdx"\n\n<Hi />', 'page.mdx'],
  ['with halves', 'import Hi from "/snippets/hi.mdx"\n\n<Hi></Hi>', 'page.mdx'],
  ['by the tag', '<Snippet file="hi.mdx" />', 'page.mdx'],
  ['by the tag without its ending', '<Snippet file="hi" />', 'page.mdx'],
])('a snippet is shown %s', async (_, text, file) => {
  expect(await htmlOf({ [file]: text, 'snippets/hi.mdx': 'Hello **you**.' })).toContain(
    'Hello <strong>you</strong>.',
  )
})

test.each([
  ['a line of text', 'I say <Hi /> often.', '<p>I say Hello often.</p>'],
  ['a list', '- <Hi />\n- two', '<li><p>Hello</p></li>'],
  ['a component', '<Note>\n  <Hi />\n</Note>', '<p>Hello</p>'],
])('a snippet is inserted in %s', async (_, text, expected) => {
  const files = { 'page.mdx': `import Hi from "/snippets/hi.mdx"\n\n${text}`, 'snippets/hi.mdx': 'Hello' }
  expect((await htmlOf(files)).replace(/\n/g, '')).toContain(expected)
})

test('in the preview, what a snippet writes says where; published pages do not', async () => {
  const files = {
    'page.mdx':
      'import Hi from "/snippets/hi.mdx"\nimport { Box } from "/snippets/box.mdx"\n\n<Hi />\n\n<Box>\n\nInside\n\n</Box>',
    'snippets/hi.mdx': 'Hello.\n\nAgain.\n\nimport Deep from "./deep.mdx"\n\n<Deep />',
    'snippets/deep.mdx': '\n\nDeep.',
    'snippets/box.mdx': 'export const Box = ({ children }) => <div>{children}</div>',
  }
  const { html } = await drawFirst(files, true)
  expect(html).toContain('<p data-snippet="snippets/hi.mdx:1">Hello.</p>')
  expect(html).toContain('<p data-snippet="snippets/hi.mdx:3">Again.</p>')
  expect(html).toContain('<p data-snippet="snippets/deep.mdx:3">Deep.</p>')
  expect(html).toContain('<div data-snippet="snippets/box.mdx:1">')
  expect(html).toContain('<p data-at="2" data-leaf="7">Inside</p>')
  expect((await drawFirst(files)).html).not.toContain('data-snippet')
})

test('steps and code of snippets join those of the page', async () => {
  const html = await htmlOf({
    'page.mdx':
      'import S from "/snippets/s.mdx"\nimport C from "/snippets/c.mdx"\n\n<Steps>\n  <Step title="One">A</Step>\n  <S />\n</Steps>\n\n<CodeGroup>\n  <C />\n</CodeGroup>\n',
    'snippets/s.mdx': '<Step title="Two">B</Step>',
    'snippets/c.mdx': '```js first\n1\n```\n\n```js second\n2\n```',
  })
  expect(html.match(/class="step"/g)).toHaveLength(2)
  expect(html.match(/role="tab"/g)).toHaveLength(2)
})

test.each([
  ['a text', 'name="World"', 'Hello World'],
  ['a literal in braces', 'name={"World"}', 'Hello World'],
  ['a number', 'name={3}', 'Hello 3'],
  ['a constant of the page', 'name={place}', 'Hello Earth'],
  ['a drawing', 'name={<b>bold</b>}', 'Hello <b>bold</b>'],
  ['markup, which stays text', 'name="<img src=x>"', 'Hello &lt;img src=x&gt;'],
  ['nothing', '', 'Hello <code>{name}</code>'],
  ['a call', 'name={run()}', 'Hello <code>{name}</code>'],
])('attributes of a tag are inserted: %s', async (_, given, expected) => {
  const html = await htmlOf({
    'page.mdx': `import Hi from "/snippets/hi.mdx"\n\nexport const place = 'Earth'\n\n<Hi ${given} />\n`,
    'snippets/hi.mdx': 'Hello {name}',
  })
  expect(html.replace(/<code class="expression"[^>]*>/g, '<code>')).toContain(expected)
})

test('attributes of a tag reach attributes and deeper snippets, and its content becomes the children', async () => {
  const html = await htmlOf({
    'page.mdx': 'import Box from "/snippets/box.mdx"\n\n<Box to="/other" name="Go">\n\nInside\n\n</Box>\n',
    'snippets/box.mdx':
      'import Deep from "./deep.mdx"\n\n<Card title={props.name} href={to}>\n{children}\n</Card>\n\n<Deep word={name} />\n',
    'snippets/deep.mdx': 'Deep {word}',
  })
  expect(html).toMatch(/href="\.\/other\.html"[^>]*>Go</)
  expect(html).toContain('Inside')
  expect(html).toContain('Deep Go')
})

test('a snippet whose tag is empty has no children', async () => {
  const html = await htmlOf({
    'page.mdx': 'import Box from "/snippets/box.mdx"\n\n<Box />\n\n<Box children="Given" />\n',
    'snippets/box.mdx': 'Before {children} after',
  })
  expect(html).toContain('<p>Before  after</p>')
  expect(html).toContain('Before Given after')
})

test('constants of a page and of an imported file are inserted, also below a name', async () => {
  const html = await htmlOf({
    'page.mdx':
      'import { version as v, links } from "/snippets/values.mdx"\n\nexport const shade = "red";\n\n{shade} {v} [here]({links.home}) {links.home} {links.constructor}\n',
    'snippets/values.mdx': 'export const version = "1.2"\nexport const links = { home: "/other" }\n',
  })
  expect(html).toContain('red 1.2')
  expect(html).toMatch(/\/other <code[^>]*>\{links\.constructor\}<\/code>/)
})

test('headings of snippets are in the table of contents, each with an id of its own', async () => {
  const { html, regions } = await drawFirst({
    'page.mdx': 'import A from "/snippets/a.mdx"\n\n<A />\n\n## Use\n\n<A />\n',
    'snippets/a.mdx': '## Use\n\nText.\n',
  })
  expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['use-1', 'use', 'use-2'])
  expect([...regions.toc.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(['use-1', 'use', 'use-2'])
})

test('links of a snippet are relative to the page that shows it', async () => {
  const html = await htmlOf({
    'guides/page.mdx': 'import A from "/snippets/deep/a.mdx"\n\n<A />\n',
    'snippets/deep/a.mdx': '[Other](/other)',
  })
  expect(html).toContain('href="../other.html"')
})

test.each([
  ['itself', { 'snippets/a.mdx': 'import A from "./a.mdx"\n\nText.\n\n<A />' }],
  [
    'one that shows it',
    {
      'snippets/a.mdx': 'import B from "./b.mdx"\n\nText.\n\n<B />',
      'snippets/b.mdx': 'import A from "./a.mdx"\n\n<A />',
    },
  ],
])('a snippet that shows %s is cut there, and says so', async (_, snippets) => {
  const page = 'import A from "/snippets/a.mdx"\n\n<A />\n'
  const { html } = await drawFirst({ 'page.mdx': page, ...snippets }, true)
  expect(html.match(/Text\./g)).toHaveLength(1)
  expect(html).toContain('This snippet includes itself')
})

test('snippets that multiply each other end', async () => {
  const names = [...Array(12).keys()]
  const files = names.map(i => [
    `snippets/s${i}.mdx`,
    `import N from "./s${i + 1}.mdx"\n\n${'<N />\n\n'.repeat(10)}{children}{children}`,
  ])
  const html = await htmlOf({
    'page.mdx': 'import N from "/snippets/s0.mdx"\n\n<N>text</N>\n',
    ...Object.fromEntries(files),
    'snippets/s12.mdx': 'End.',
  })
  expect(html.length).toBeLessThan(10_000_000)
})

test.each([
  ['a script', 'import Hi from "/snippets/hi.jsx"\n\n<Hi />', { 'snippets/hi.jsx': 'export default 1' }],
  ['a file that is not there', 'import Hi from "/snippets/no.mdx"\n\n<Hi />', {}],
  [
    'a component that changes something',
    'export const Hi = () => { let a = <b>no</b>\n  a = 1\n  return a }\n\n<Hi />',
    {},
  ],
  [
    'a component that asks for the browser',
    'export const Hi = () => <b>no {window.name + 1}</b>\n\n<Hi />',
    {},
  ],
  ['a component that does something', 'export const Hi = () => { go()\n  return <b>no</b> }\n\n<Hi />', {}],
  [
    'a component with a state that nothing knows',
    'export function Hi() {\n  const [a] = useStore(1)\n\n  return <b>no</b>\n}\n\n<Hi />',
    {},
  ],
  [
    'a component whose attributes are a program’s',
    'export const Hi = ({ a = run() }) => <b>no</b>\n\n<Hi />',
    {},
  ],
])('%s stays a box with its name', async (_, text, others) => {
  const { html } = await drawFirst({ 'page.mdx': text, ...others }, true)
  expect(html).toContain('&lt;Hi&gt;')
  expect(html).not.toContain('<b>no')
})

test('a page lists its snippets, and none of them is a file to copy', async () => {
  const { snippets, used } = await drawFirst({
    'page.mdx': 'import A from "/snippets/a.mdx"\n\n<A />\n',
    'snippets/a.mdx': 'import B from "/snippets/b.mdx"\n\n<B />\n\n![](/x.png)',
    'snippets/b.mdx': 'B',
    'x.png': '',
  })
  expect(snippets).toEqual(['snippets/a.mdx', 'snippets/b.mdx'])
  expect(used).toEqual(['x.png'])
})

test('an icon that a page or a snippet renders through another snippet is rendered', async () => {
  const files = {
    'page.mdx':
      'import C from "/snippets/c.mdx"\nimport X from "/snippets/x.mdx"\n\n<C />\n\n<Card icon={<X />} />',
    'snippets/c.mdx': 'import X from "/snippets/x.mdx"\n\n<Card icon={<X />} title="a" />',
    'snippets/x.mdx': '<svg viewBox="0 0 1 1"></svg>',
  }
  expect((await htmlOf(files)).match(/<svg viewBox="0 0 1 1"/g)).toHaveLength(2)
})

test('a title that looks like the end of a footnote stays', async () => {
  const files = {
    'page.mdx': 'import S from "/snippets/s.mdx"\n\n<S />',
    'snippets/s.mdx': '![fn:x](https://a.b/c.png "fn:y")',
  }
  expect(await htmlOf(files)).toMatch(/alt="fn:x" title="fn:y"/)
})

test('footnotes of snippets and of the page are distinguished', async () => {
  const files = {
    'page.mdx': 'import S from "/snippets/s.mdx"\n\nPage[^1].\n\n<S />\n\n<S />\n\n[^1]: Of the page.',
    'snippets/s.mdx': 'Snippet[^1].\n\n[^1]: Of the snippet.',
  }
  const html = await htmlOf(files)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(new Set(ids).size)
  const ends = [...html.matchAll(/href="#(fn[^"]*)"/g)].map(([, id]) => id)
  expect(ends).toHaveLength(6)
  expect(ids).toEqual(expect.arrayContaining(ends))
})

test('footnotes of snippets join those of the page, numbered in reading order', async () => {
  const snippet = 'Snippet[^1].\n\n[^1]: Of the snippet[^2].\n[^2]: Deeper.'
  const page = 'import S from "/snippets/s.mdx"\n\n<Note>\n<S />\n</Note>\n\nPage'
  const numbers = (html: string) => [...html.matchAll(/>(\d+)<\/a>/g)].map(([, number]) => number)
  const notes = (html: string) =>
    [...html.matchAll(/<li id="fn[^>]*><p>([A-Z][^<.]*)/g)].map(([, text]) => text)
  const own = await htmlOf({ 'page.mdx': `${page}[^a].\n\n[^a]: Of the page.`, 'snippets/s.mdx': snippet })
  expect(own.match(/class="footnotes"/g)).toHaveLength(1)
  expect(numbers(own)).toEqual(['1', '2', '3'])
  expect(notes(own)).toEqual(['Of the snippet', 'Of the page', 'Deeper'])
  const none = await htmlOf({ 'page.mdx': `${page}.`, 'snippets/s.mdx': snippet })
  expect(none.indexOf('class="footnotes"')).toBeGreaterThan(none.indexOf('Page.'))
  expect(notes(none)).toEqual(['Of the snippet', 'Deeper'])
})
