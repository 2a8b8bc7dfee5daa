import { expect, test } from 'vitest'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { removeField, setField } from './edit.ts'

type Case = readonly [what: string, before: string, edit: (text: string) => TextEdits, after: string]
const page = (...lines: readonly string[]) => `---\n${lines.map(line => `${line}\n`).join('')}---\n\nBody\n`

const CASES: readonly Case[] = [
  [
    'a plain text',
    page('title: A # b', 'icon: x'),
    t => setField(t, 'title', 'New one'),
    page('title: New one # b', 'icon: x'),
  ],
  [
    'a plain text that needs quotes',
    page('title: A'),
    t => setField(t, 'title', 'A: b'),
    page('title: "A: b"'),
  ],
  ['double quotes stay', page('title: "A"'), t => setField(t, 'title', 'B'), page('title: "B"')],
  ['single quotes stay', page("title: 'A'"), t => setField(t, 'title', "It's"), page("title: 'It''s'")],
  [
    'single quotes where they cannot stay',
    page("title: 'A'"),
    t => setField(t, 'title', 'a\nb'),
    page('title: "a\\nb"'),
  ],
  ['an equal value', page("title:   'A'"), t => setField(t, 'title', 'A'), page("title:   'A'")],
  [
    'no value before',
    page('title: # none', 'icon:'),
    t => setField(t, 'title', 'A'),
    page('title: A # none', 'icon:'),
  ],
  ['a number as text', page('version: 2'), t => setField(t, 'version', '3'), page('version: "3"')],
  ['a number', page('boost: 2'), t => setField(t, 'boost', 3.5), page('boost: 3.5')],
  ['a flag', page('hidden: false'), t => setField(t, 'hidden', true), page('hidden: true')],
  [
    'a list in brackets',
    page('tags: [a, b]'),
    t => setField(t, 'tags', ['c', 'd, e']),
    page('tags: [c, "d, e"]'),
  ],
  [
    'a list over lines',
    page('tags:', '  - a', '  - b', 'x: 1'),
    t => setField(t, 'tags', ['c', 'd: e', 'f']),
    page('tags:', '  - c', '  - "d: e"', '  - f', 'x: 1'),
  ],
  [
    'a list at the margin',
    page('tags:', '- a'),
    t => setField(t, 'tags', ['b', 'c']),
    page('tags:', '- b', '- c'),
  ],
  [
    'a text instead of a list',
    page('tags: # all', '  - a', 'x: 1'),
    t => setField(t, 'tags', 'b'),
    page('tags: b # all', 'x: 1'),
  ],
  ['an empty list', page('tags:', '  - a'), t => setField(t, 'tags', []), page('tags: []')],
  [
    'a folded text',
    page('description: >-', '    One', '    two', 'x: 1'),
    t => setField(t, 'description', 'Three'),
    page('description: >-', '    Three', 'x: 1'),
  ],
  [
    'a text over lines',
    page('description: |', '  One', 'x: 1'),
    t => setField(t, 'description', 'a\n\nb\n'),
    page('description: |', '  a', '', '  b', 'x: 1'),
  ],
  [
    'a new field like its neighbor',
    page('title: "A"', '# end'),
    t => setField(t, 'icon', 'b'),
    page('title: "A"', 'icon: "b"', '# end'),
  ],
  [
    'a new field after lines',
    page('d: |', '  x', ''),
    t => setField(t, 'icon', 'b'),
    page('d: |', '  x', 'icon: b', ''),
  ],
  [
    'a new field with an odd name',
    page('title: A'),
    t => setField(t, 'og: x', 'b'),
    page('title: A', '"og: x": b'),
  ],
  [
    'a field with a colon in its name',
    page('title: A'),
    t => setField(t, 'og:title', 'b'),
    page('title: A', 'og:title: b'),
  ],
  ['an empty block', '---\n---\nBody', t => setField(t, 'title', 'A'), '---\ntitle: A\n---\nBody'],
  ['no block', '# Hi\n', t => setField(t, 'title', 'A'), '---\ntitle: A\n---\n\n# Hi\n'],
  [
    'no block and CRLF',
    '\r\n# Hi\r\n',
    t => setField(t, 'title', 'A'),
    '---\r\ntitle: A\r\n---\r\n\r\n# Hi\r\n',
  ],
  ['an empty page', '', t => setField(t, 'title', 'A'), '---\ntitle: A\n---\n'],
  [
    'CRLF',
    '---\r\ntitle: A\r\n---\r\nB',
    t => setField(t, 'icon', 'x'),
    '---\r\ntitle: A\r\nicon: x\r\n---\r\nB',
  ],
  [
    'a colon that broke the block',
    page('title: A: b', 'icon: x'),
    t => setField(t, 'title', 'A: c'),
    page('title: "A: c"', 'icon: x'),
  ],
  ['no closing line', '---\ntitle: A', t => setField(t, 'icon', 'x'), '---\ntitle: A\nicon: x\n'],
  [
    'braces',
    page('{title: A, icon: b}'),
    t => setField(t, 'title', 'a, b'),
    page('{title: "a, b", icon: b}'),
  ],
  ['braces and a new field', page('{title: A}'), t => setField(t, 'icon', 'b'), page('{title: A, icon: b}')],
  ['indented fields', page('  title: A'), t => setField(t, 'icon', 'b'), page('  title: A', '  icon: b')],
  [
    'removed with its lines',
    page('title: A', '# about tags', 'tags: # x', '  - a', '', 'x: 1'),
    t => removeField(t, 'tags'),
    page('title: A', '# about tags', '', 'x: 1'),
  ],
  ['removed as the last', page('title: A'), t => removeField(t, 'title'), page()],
  ['removed twice', page('a: 1', 'b: 2', 'a: 3'), t => removeField(t, 'a'), page('b: 2')],
  ['removed from braces', page('{title: A, icon: b}'), t => removeField(t, 'icon'), page('{title: A}')],
  ['removed though it is not there', 'Body', t => removeField(t, 'title'), 'Body'],
]

test.each(CASES)('%s', (_, before, edit, after) => {
  expect(applyEdits(before, edit(before))).toBe(after)
})

test.each(['---\nJust text\n---\n', '---\na: [b\n---\n', '---\n{}\n---\n'])(
  'nothing is added to %j',
  text => {
    expect(() => setField(text, 'title', 'A')).toThrow(
      'The frontmatter of this page can’t be read, so no field can be added.',
    )
  },
)
