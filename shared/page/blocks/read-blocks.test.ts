import { expect, test } from 'vitest'
import { parsePage } from '../parse/parse.ts'
import { readBlocks } from './read-blocks.ts'
import { runAt, type SourceBlock } from './source-block.ts'

function shown(text: string, block: SourceBlock, depth = 0): string {
  const { kind, name, from, to, content } = block
  const [line = ''] = text.slice(from, to).split(/\r?\n/, 1)
  const own = `${'  '.repeat(depth)}${kind}${name === '' ? '' : ` ${name}`}: ${line}\n`
  return own + (content?.blocks ?? []).map(one => shown(text, one, depth + 1)).join('')
}

const outline = (text: string) =>
  (readBlocks(parsePage('a.mdx', text)).content?.blocks ?? []).map(one => shown(text, one)).join('')

test('a page is its blocks, inside tags, lists and quotes, too', () => {
  const text = `---
title: A
---
import X from '/x.mdx'

Text here
goes on
- one
- two

  more
  - deep
    - deeper

{/* a

comment */}

<Steps>
  <Step title="a">
    Text in

    \`\`\`js
    code

    more
    \`\`\`
  </Step>
  <Step title="b">
  </Step>
</Steps>

> quote
> - item
>
> more

<Card /> <Card />
<Note>on one line</Note>

[^1]: A note.

{x.y}

| a |
| - |
| b |
`
  expect(outline(text)).toBe(`module: import X from '/x.mdx'
paragraph: Text here
list ul: - one
  item: - one
  item: - two
    paragraph: more
    list ul: - deep
      item: - deep
        list ul: - deeper
          item: - deeper
comment: {/* a
component Steps: <Steps>
  component Step: <Step title="a">
    paragraph: Text in
    code: \`\`\`js
  component Step: <Step title="b">
quote: > quote
  paragraph: quote
  list ul: - item
    item: - item
  paragraph: more
other: <Card /> <Card />
component Note: <Note>on one line</Note>
paragraph: [^1]: A note.
other: {x.y}
table: | a |
`)
})

test('the block at the cursor is the innermost; a selection takes neighbors', () => {
  const text = '# A\n\n- one\n- two\n  - in\n\n<Note>\n  text\n\n  more\n</Note>\n'
  const root = readBlocks(parsePage('a.mdx', text))
  const at = (from: string, to = from) => runAt(root, { from: text.indexOf(from), to: text.indexOf(to) })
  expect(at('# A')).toEqual({ container: [], first: 0, last: 0 })
  expect(at('two')).toEqual({ container: [1], first: 1, last: 1 })
  expect(at('in\n')).toEqual({ container: [1, 1, 0], first: 0, last: 0 })
  expect(at('one', 'two')).toEqual({ container: [1], first: 0, last: 1 })
  expect(at('text')).toEqual({ container: [2], first: 0, last: 0 })
  expect(at('text', 'more')).toEqual({ container: [2], first: 0, last: 1 })
  expect(at('</Note>')).toEqual({ container: [], first: 2, last: 2 })
  expect(at('one', 'text')).toEqual({ container: [], first: 1, last: 2 })
  expect(runAt(root, { from: 4, to: 4 })).toBeUndefined()
})

test('line ends of Windows are those of the lines', () => {
  const text = '# A\r\n\r\n- one\r\n  more\r\n\r\n<Note>\r\n  text\r\n</Note>\r\n'
  expect(outline(text)).toBe(outline(text.replaceAll('\r', '')))
})
