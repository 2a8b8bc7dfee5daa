import { expect, test } from 'vitest'
import { drawFirst } from '../testing/draw-first.ts'

const htmlOf = async (files: Readonly<Record<string, string>>) => (await drawFirst(files)).html

/** A component that is pure markup, however it is exported and named. */
test.each([
  ['an arrow', 'export const Hi = ({ name }) => <b>Hello {name}</b>'],
  ['an arrow in brackets', 'export const Hi = ({ name }) => (\n  <b>\n    Hello {name}\n  </b>\n);'],
  ['an arrow that returns', 'export const Hi = ({ name }) => {\n  return (\n    <b>Hello {name}</b>\n  )\n}'],
  ['a function', 'export function Hi({ name }) {\n  return <b>Hello {name}</b>;\n}'],
  ['with types', 'export const Hi: React.FC<Props> = ({ name }: Props): Node => <b>Hello {name}</b>'],
  ['with props', 'export const Hi = (props) => <b>Hello {props.name}</b>'],
  ['with another name', 'export const Hi = ({ name: who, ...rest }) => <b>Hello {who}</b>'],
  ['with a name by itself', 'export const Hi = ({ name = "you" }) => <b>Hello {name}</b>\n\n<Hi />'],
  [
    'with a comment and empty lines',
    'export const Hi = ({ name }) => (\n\n  <b>\n\n    {/* a */}Hello {name}</b>\n)',
  ],
])('a component is rendered with the attributes of its tag: %s', async (_, component) => {
  const inPlace = await htmlOf({ 'page.mdx': `${component}\n\n<Hi name="you" />` })
  expect(inPlace).toContain('<b>Hello you</b>')
  for (const [file, statement] of [
    ['snippets/hi.mdx', 'import { Hi } from "/snippets/hi.mdx"'],
    ['snippets/hi.jsx', "import { Hi } from '/snippets/hi.jsx'"],
    ['snippets/hi.tsx', 'import { Hi as Hello } from "/snippets/hi.tsx"'],
  ] as const) {
    const tag = statement.includes('Hello') ? 'Hello' : 'Hi'
    const page = `${statement}\n\nA list:\n\n- <${tag} name="you" />\n`
    expect(await htmlOf({ 'page.mdx': page, [file]: component })).toContain('<b>Hello you</b>')
  }
})

test('a component handles nested components, children, styles and missing attributes', async () => {
  const html = await htmlOf({
    'page.mdx': 'import { Box } from "/snippets/box.mdx"\n\n<Box to="/other">\n\n**Inside**\n\n</Box>\n',
    'snippets/box.mdx':
      'export const shade = "red"\n\nexport const Mark = ({ children }) => <mark>{children}</mark>\n\nexport const Box = ({ to, title, children }) => (\n  <div style={{ color: shade }} className="flex">\n    <Card title="Go" href={to}>{children}</Card>\n    <Mark>{shade}</Mark>{title}\n  </div>\n)\n',
  })
  expect(html).toMatch(/class="u-flex"/)
  expect(html).toMatch(/href="\.\/other\.html"[^>]*>Go</)
  expect(html).toContain('<strong>Inside</strong>')
  expect(html).toContain('<mark>red</mark></div>')
})

test('all exports of a file are available below one name', async () => {
  const html = await htmlOf({
    'page.mdx':
      'import * as Parts from "/snippets/parts.mdx"\n\n<Parts.Hi name="you" /> in {Parts.version}, <Parts.None />{Parts.none}\n',
    'snippets/parts.mdx':
      'export const version = "2.1"\nexport const Hi = ({ name }) => <b>Hello {name}</b>\n',
  })
  expect(html).toContain('<b>Hello you</b>')
  expect(html).toContain('in 2.1')
  expect(html).toMatch(/<code[^>]*>\{Parts\.none\}<\/code>/)
})

test('the default export of a script is rendered under the name that the page gives it', async () => {
  const html = await htmlOf({
    'page.mdx': 'import Hello from "/snippets/hi.jsx"\n\n<Hello name="you" />',
    'snippets/hi.jsx': 'export default function Hi({ name }) {\n  return <b>Hello {name}</b>\n}\n',
  })
  expect(html).toContain('<b>Hello you</b>')
})

test('a component that renders itself is cut there, and components that multiply each other end', async () => {
  const { html } = await drawFirst({ 'page.mdx': 'export const A = () => <p>One<A /></p>\n\n<A />' }, true)
  expect(html.match(/One/g)).toHaveLength(1)
  expect(html).toContain('This snippet includes itself')
  const many = [...Array(12).keys()].map(
    i => `export const A${i} = () => <p>${`<A${i + 1} />`.repeat(10)}</p>`,
  )
  const wild = await htmlOf({ 'page.mdx': `${many.join('\n\n')}\n\n<A0 />` })
  expect(wild.length).toBeLessThan(10_000_000)
})

test.each(['(', '{', '({'])('a component with many %j is read in time', async mark => {
  const html = await htmlOf({ 'page.mdx': `export const A = (${mark.repeat(19_000)}\n\n<A />` })
  expect(html).not.toContain('<b>')
})

test.each([
  `() => { return <b>${' '.repeat(19_000)}</b> }`,
  `() => ${'('.repeat(9_000)}<b/>${')'.repeat(9_000)}`,
  `() => <b>one</b>\n\n${'<A />\n\n'.repeat(5_000)}`,
])('a component designed to be slow is rendered in time: %#', async made => {
  const html = await htmlOf({ 'page.mdx': `export const A = ${made}\n\n<A />` })
  expect(html.length).toBeLessThan(200_000)
})
