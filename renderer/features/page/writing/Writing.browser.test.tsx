import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { runCommand } from '../../../host/commands/commands.ts'
import { body, HEAD, keys, opened, select, source, text, tool, write } from '../testing/written-page.tsx'
import { FormatBar } from './FormatBar.tsx'

const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const insert = async (name: string) => {
  await tool('Insert').click()
  await option(name).first().click()
}

/** The text (“‸” is the cursor, two of them a selection), the keys, and the text after them. */
const TYPED: Readonly<Record<string, readonly [at: string, typed: string, after: string]>> = {
  'Tab indents an item of a list': ['- one\n- two‸\n', '{Tab}', '- one\n  - two\n'],
  'Shift and Tab outdent it': ['- one\n  - two‸\n', '{Shift>}{Tab}{/Shift}', '- one\n- two\n'],
  'Tab outside of a list writes a space of the right width': ['a‸\n', '{Tab}b', 'a b\n'],
  'Shift and Tab outside of a list outdent the line': ['  a‸\n', '{Shift>}{Tab}{/Shift}', 'a\n'],
  'Enter continues a numbered list': ['1. one‸\n', '{Enter}two', '1. one\n2. two\n'],
  'Enter continues a quote': ['> one‸\n', '{Enter}two', '> one\n> two\n'],
  'Enter in plain text is a new line': ['one‸\n', '{Enter}two', 'one\ntwo\n'],
  'Enter in code continues no list': ['```\n- one‸\n```\n', '{Enter}two', '```\n- one\ntwo\n```\n'],
  'Enter over a selection in a list replaces it': ['- o‸n‸e\n', '{Enter}', '- o\ne\n'],
  'Tab goes to the next cell of a table': [
    '| a | b |\n| - | - |\n| c‸ | d |\n',
    '{Tab}x',
    '| a | b |\n| - | - |\n| c | x |\n',
  ],
  'Shift and Tab go to the cell before': [
    '| a | b |\n| - | - |\n| c | d‸ |\n',
    '{Shift>}{Tab}{/Shift}x',
    '| a | b |\n| - | - |\n| x | d |\n',
  ],
  'Tab in a table inside code is a tab': [
    '```\n| a‸ | b |\n| - | - |\n```\n',
    '{Tab}x',
    '```\n| a x | b |\n| - | - |\n```\n',
  ],
  'a closing tag on the line of other text stays': ['<Note>a</Note‸\n', '>', '<Note>a</Note>\n'],
}

for (const [what, [at, typed, after]] of Object.entries(TYPED))
  test(what, async () => {
    await write(at)
    await keys(typed)
    await expect.poll(async () => (await body()).replace(/ +(?=[bx])/g, ' ')).toBe(after)
  })

test('a list continues at every cursor, as one step', async () => {
  await write('- one‸\n- two\n\ntext\n')
  // The keys of the code editor for another cursor below, on Linux.
  await keys('{Shift>}{Alt>}{ArrowDown}{/Alt}{/Shift}{Enter}x')
  await expect.poll(body).toBe('- one\n- x\n- two\n- x\n\ntext\n')
})

test('Tab in the frontmatter indents no list', async () => {
  await write('', { 'one.mdx': '---\ntitle: One\ntags:\n- a\n- b\n---\n' })
  await select('---\ntitle: One\ntags:\n- a\n- b'.length - HEAD.length)
  await keys('{Tab}c')
  await expect.poll(text).toMatch(/^- b +c$/m)
})

/** What is inserted where, and the text after that. */
const INSERTED: Readonly<Record<string, readonly [at: string, name: string, after: RegExp]>> = {
  'a component goes below the line of the cursor': [
    'one‸ two\n',
    'Note',
    /^one two\n\n<Note>\n[^\n]*\n<\/Note>\n$/,
  ],
  'a component takes the place of an empty line': [
    'one\n\n‸\n',
    'Note',
    /^one\n\n<Note>\n[^\n]*\n<\/Note>\n$/,
  ],
  'a component on an empty line below text starts after a free line': ['one\n‸\n', 'Note', /^one\n\n<Note>/],
  'a component is put around the selected lines': [
    'o‸ne\n\ntw‸o\n',
    'Note',
    /^<Note>\n {2}one\n\n {2}two\n<\/Note>\n$/,
  ],
  'a component inside a line is put around the selected words': [
    'a ‸word‸ b\n',
    'Tooltip',
    /^a <Tooltip[^>]*>word<\/Tooltip> b\n$/,
  ],
  'steps are made of the list at the cursor': [
    '1. one\n2. t‸wo\n',
    'Steps',
    /^<Steps>\n {2}<Step title="one">[\s\S]*<Step title="two">[\s\S]*<\/Steps>\n$/,
  ],
  'code tabs are made of the code at the cursor': [
    '```js\na‸\n```\n',
    'Code group',
    /^<CodeGroup>\n[\s\S]*```js[^\n]*\n\s*a\n[\s\S]*<\/CodeGroup>\n$/,
  ],
  'steps without a list are new': ['a‸\n', 'Steps', /^a\n\n<Steps>/],
}

for (const [what, [at, name, after]] of Object.entries(INSERTED))
  test(what, async () => {
    await write(at)
    await insert(name)
    await expect.poll(body).toMatch(after)
    expect(opened.project.state().undo).toBe(`Insert ${name}`)
  })

test('no tool can be used before the text is there', async () => {
  await write('a\n')
  await opened.render(<FormatBar openPage={undefined} surface={undefined} />)
  const bar = page.getByRole('toolbar', { name: 'Formatting' }).nth(1)
  for (const name of ['Headings', 'Table', 'Insert'])
    await expect.element(bar.getByRole('button', { name })).toBeDisabled()
})

test('what is inserted at the frontmatter goes to the start of the text', async () => {
  await write('a\n')
  await select(-HEAD.length + 5)
  await insert('Note')
  await expect.poll(text).toMatch(/^---\ntitle: One\n---\n+<Note>/)
})

test('a new table is typed cell by cell', async () => {
  await write('‸\n')
  await tool('Table').click()
  await item('New table').click()
  await expect.poll(body).toMatch(/\| -+/)
  expect(opened.project.state().undo).toBe('Insert Table')
})

/** What “Link” makes of the selection; the cursor is then where something is missing. */
const LINKED: Readonly<Record<string, readonly [at: string, typed: string, after: string]>> = {
  'a selected URL gets words': ['‸https://a.example‸\n', 'there', '[there](https://a.example)\n'],
  'a selected path gets words': ['‸/two‸\n', 'Two', '[Two](/two)\n'],
  'without a selection both are typed': ['‸\n', 'there{Tab}/two', '[there](/two)\n'],
}

for (const [what, [at, typed, after]] of Object.entries(LINKED))
  test(`a link: ${what}`, async () => {
    await write(at)
    await tool('Link').click()
    await expect.poll(body).toMatch(/\[.*\]\(.*\)/)
    await keys(typed)
    await expect.poll(body).toBe(after)
  })

test('a link of selected words offers the pages of the site', async () => {
  await write('‸there‸\n')
  await tool('Link').click()
  await page.getByRole('option', { name: /Two/ }).click()
  await expect.poll(body).toBe('[there](/two)\n')
})

for (const [id, message] of [
  ['format.steps', 'Place the cursor in a list first.'],
  ['format.tab', 'Place the cursor in a code block first.'],
  ['table.addRow', 'Place the cursor in a table first.'],
] as const)
  test(`“${id}” says where the cursor has to be`, async () => {
    await write('a‸\n')
    runCommand(opened.app, id)
    await expect.element(page.getByText(message)).toBeVisible()
    expect(await body()).toBe('a\n')
  })

for (const [id, at, after] of [
  ['format.steps', '- one‸\n', /<Step title="one">/],
  ['format.tab', '```js\na‸\n```\n', /<CodeGroup>/],
  ['format.quote', 'a‸\n', /^> a\n$/],
  ['format.heading', 'a‸\n', /^## a\n$/],
] as const)
  test(`“${id}” changes the text at the cursor`, async () => {
    await write(at)
    runCommand(opened.app, id)
    await expect.poll(body).toMatch(after)
    await expect.element(source()).toHaveFocus()
  })

test('the outline opens over the text and goes to a heading', async () => {
  await write('‸a\n\n## First\n\n<Card title="Details">\n</Card>\n')
  runCommand(opened.app, 'format.outline')
  await expect.element(page.getByRole('option', { name: /Details/ })).toBeVisible()
  await page.getByRole('option', { name: /First/ }).click()
  await keys('{End}x')
  await expect.poll(body).toContain('## Firstx\n')
})
