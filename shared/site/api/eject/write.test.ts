import { expect, test } from 'vitest'
import { parsePage } from '../../../page/parse/parse.ts'
import { siteTextsIn } from '../../texts/site-texts.ts'
import { authorization } from './sections.ts'
import { code, description } from './write.ts'

test.each([
  ['what is escaped already', String.raw`Use \{id\} and \<b`, String.raw`Use \{id\} and \<b`],
  ['a backslash before a brace', String.raw`C:\\{id}`, String.raw`C:\\\{id\}`],
  ['a backslash at the end', String.raw`{id}\ `.trim(), String.raw`\{id\}\ `.trim()],
  ['a backtick that opens no code', String.raw`\`{id}\``, String.raw`\`\{id\}\``],
  ['code', '`{id}` of {it}', String.raw`${'`{id}`'} of \{it\}`],
  ['code over two lines', 'See `{a\nimport <b>` {c}', 'See `{a\nimport <b>` \\{c\\}'],
  ['a backtick in each of two items', '- a ` {b}\n- c ` {d}', '- a ` \\{b\\}\n- c ` \\{d\\}'],
  ['a backtick in a heading', '# a ` {b}\nc ` {d}', '#### a ` \\{b\\}\nc ` \\{d\\}'],
  ['a line that starts like code', 'One\nimport {a}', 'One\n&#105;mport \\{a\\}'],
  ['an address', '<https://a.example>', '[https://a.example](https://a.example)'],
  ['backticks around code that are no fence', '```a``` {id}', String.raw`${'```a```'} \{id\}`],
])('%s stays text in an ejected page', (_what, written, expected) => {
  const [made = ''] = description(written)
  expect(made).toBe(expected)
  expect(parsePage('a.mdx', made).problems).toEqual([])
})

test('a shortened value is marked', () => {
  expect(code('a'.repeat(300))).toBe(`\`${'a'.repeat(300)}\``)
  expect(code('a'.repeat(301))).toBe(`\`${'a'.repeat(300)}…\``)
})

test('the name of a key is text, whatever it contains', () => {
  const scheme = { name: 'key', kind: 'key', parameter: '$&{it}<b>', location: 'header', scopes: [] } as const
  const page = authorization({ alternatives: [[scheme]], isOptional: false }, siteTextsIn('en')).join('\n\n')
  expect(page).toContain(String.raw`$&\{it\}\<b>`)
  expect(parsePage('a.mdx', page).problems).toEqual([])
})
