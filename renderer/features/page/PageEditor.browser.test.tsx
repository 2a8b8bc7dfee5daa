import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { provideCommand, runCommand } from '../../host/commands/commands.ts'
import { reveal } from '../../host/session/reveal.ts'
import { redo, undo } from '../../host/session/steps.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { JsonEditor } from './JsonEditor.tsx'
import { PageEditor } from './PageEditor.tsx'

const HEAD = '---\ntitle: One\n---\n\n'
const FILES = {
  'docs.json': '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["one", "two"] }]\n}\n',
  'one.mdx': `${HEAD}First words here.\n\n## Install\n\n<Card title="Details">\n  Text.\n</Card>\n`,
  'two.mdx': '---\ntitle: Two\n---\n',
  'api.yaml': 'openapi: 3.1.0\ninfo:\n  title: Acme\n  version: "1"\npaths: {}\n',
}

let opened: OpenedTestSite
const source = () => page.getByRole('textbox', { name: 'Page source' })
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const text = (file = 'one.mdx') => opened.text(file)
const body = async () => (await text()).slice(HEAD.length)

/** Opens a page with this text below its frontmatter, the cursor at its end. */
async function write(content: string) {
  opened = await openSite({ ...FILES, 'one.mdx': HEAD + content })
  await opened.render(<PageEditor file="one.mdx" />)
  await expect.element(source()).toBeVisible()
  await expect.element(tool('Bold')).toBeEnabled()
  reveal(opened.site, { file: 'one.mdx', offset: HEAD.length + content.trimEnd().length })
  await expect.element(source()).toHaveFocus()
}

const select = (offset: number, length: number) =>
  reveal(opened.site, { file: 'one.mdx', offset: HEAD.length + offset, length })

beforeEach(async () => {
  opened = await openSite(FILES)
})

test('a page is shown with its settings, its text and its length', async () => {
  await opened.render(<PageEditor file="one.mdx" />)
  await expect.element(page.getByRole('button', { name: 'Page settings' })).toBeVisible()
  await expect.element(page.getByText('First words here.')).toBeVisible()
  await expect.element(page.getByText('5 words · 1 min read')).toBeVisible()
  await expect.element(page.getByText('To leave with Tab:')).toBeVisible()
  await expect.element(source()).toHaveAccessibleDescription(/To leave with Tab/)
  await expectAccessible()
})

test('what is typed is in the text, and undo and redo are those of the site', async () => {
  await write('Hello.\n')
  provideCommand(opened.app, 'edit.undo', { run: () => undo(opened.site) })
  provideCommand(opened.app, 'edit.redo', { run: () => redo(opened.site) })
  // A key after a pause is a step of its own: between these is none, however busy the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  await userEvent.keyboard(' World.')
  clock.mockRestore()
  await expect.poll(body).toBe('Hello. World.\n')
  expect(opened.project.state().undo).toBe('Edit one.mdx')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(body).toBe('Hello.\n')
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(body).toBe('Hello. World.\n')
})

test('an edit from elsewhere appears in the text', async () => {
  await write('Hello.\n')
  opened.disk.change({ 'one.mdx': `${HEAD}Before. Hello.\n` })
  await expect.element(page.getByText('Before. Hello.').first()).toBeVisible()
})

for (const [name, wrapped] of [
  ['Bold', '**one** two'],
  ['Italic', '_one_ two'],
  ['Inline code', '`one` two'],
] as const)
  test(`“${name}” wraps what is selected`, async () => {
    await write('one two\n')
    select(0, 3)
    await tool(name).click()
    await expect.poll(body).toBe(`${wrapped}\n`)
    await tool(name).click()
    await expect.poll(body).toBe('one two\n')
  })

for (const [name, listed] of [
  ['Bulleted list', '- one\n'],
  ['Numbered list', '1. one\n'],
  ['Task list', '- [ ] one\n'],
] as const)
  test(`“${name}” turns the line into an item`, async () => {
    await write('one\n')
    await tool(name).click()
    await expect.poll(body).toBe(listed)
  })

test('headings are chosen in a menu', async () => {
  await write('one\n')
  await tool('Headings').click()
  await page.getByRole('menuitem', { name: 'Subheading' }).click()
  await expect.poll(body).toBe('### one\n')
})

test('components and blocks are inserted as one step with their name', async () => {
  await write('one\n')
  await tool('Insert').click()
  await page.getByRole('combobox', { name: 'Insert block' }).fill('Note')
  await page.getByRole('option', { name: /^Note/ }).first().click()
  await expect.poll(body).toMatch(/<Note>/)
  await expect.poll(() => opened.project.state().undo).toBe('Insert Note')
})

test('a table is inserted, and its columns and rows are changed by the menu', async () => {
  await write('one\n')
  await tool('Table').click()
  await expect.element(page.getByRole('menuitem', { name: 'Add row below' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'New table' }).click()
  await expect.poll(body).toMatch(/\| ?-+/)
})

for (const [action, changed] of [
  ['Add row below', '| a | b |\n| - | - |\n| c | d |\n|   |   |\n'],
  ['Remove row', '| a | b |\n| - | - |\n'],
  ['Add column after', '| a | b |     |\n| - | - | --- |\n| c | d |     |\n'],
  ['Remove column', '| a |\n| - |\n| c |\n'],
  ['Align column left', '| a | b |\n| - | :-- |\n| c | d |\n'],
  ['Align column center', '| a | b |\n| - | :-: |\n| c | d |\n'],
  ['Align column right', '| a | b |\n| - | --: |\n| c | d |\n'],
  ['Tidy table', '| a   | b   |\n| --- | --- |\n| c   | d   |\n'],
] as const)
  test(`“${action}” changes the table at the cursor`, async () => {
    await write('| a | b |\n| - | - |\n| c | d |\n')
    select('| a | b |\n| - | - |\n| c | '.length, 0)
    await tool('Table').click()
    await page.getByRole('menuitem', { name: action }).click()
    await expect.poll(body).toBe(changed)
  })

test('the outline lists headings and components, and leads to them', async () => {
  await opened.render(<PageEditor file="one.mdx" />)
  await expect.element(tool('Outline')).toBeEnabled()
  await tool('Outline').click()
  await expect.element(page.getByRole('menuitem', { name: /Details/ })).toBeVisible()
  await page.getByRole('menuitem', { name: /Install/ }).click()
  await expect.element(source()).toHaveFocus()
  await userEvent.keyboard(' it')
  await expect.poll(text).toContain('## Install it\n')
})

test('a page without headings has no outline', async () => {
  await write('Hello.\n')
  await expect.element(tool('Outline')).toBeDisabled()
})

test('a list continues on the next line and ends with an empty item', async () => {
  await write('- one\n')
  await userEvent.keyboard('{Enter}two')
  await expect.poll(body).toBe('- one\n- two\n')
  await userEvent.keyboard('{Enter}{Enter}three')
  await expect.poll(body).toBe('- one\n- two\n\nthree\n')
})

test('a closing tag moves below its opening tag', async () => {
  await write('<Note>\n  Text.\n  </Note\n')
  await userEvent.keyboard('>')
  await expect.poll(body).toBe('<Note>\n  Text.\n</Note>\n')
})

test('the command for the formatting bar moves the focus there', async () => {
  await write('one\n')
  runCommand(opened.app, 'format.bar')
  await expect.element(tool('Bold')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Italic')).toHaveFocus()
})

test('a missing page can be created', async () => {
  await opened.render(<PageEditor file="new.mdx" />)
  await expect.element(page.getByText('new.mdx does not exist')).toBeVisible()
  await expectAccessible()
  await tool('Create').click()
  await expect.poll(() => text('new.mdx')).toBe('')
  await expect.element(source()).toBeVisible()
})

test('a file that is not text says why, and offers nothing', async () => {
  opened = await openSite({ ...FILES, 'bad.mdx': new Uint8Array([0xff, 0xfe, 0xfd, 0x80]) })
  await opened.render(<PageEditor file="bad.mdx" />)
  await expect.element(page.getByText('bad.mdx can’t be shown as text')).toBeVisible()
  await expect.element(tool('Create')).not.toBeInTheDocument()
})

test('an API description is shown as its text, with the way back', async () => {
  await opened.render(<PageEditor file="api.yaml" />)
  const data = page.getByRole('textbox', { name: 'File source' })
  await expect.element(data).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Page settings' })).not.toBeInTheDocument()
  await expect.element(page.getByText(/This file is large/)).not.toBeInTheDocument()
  reveal(opened.site, { file: 'api.yaml', offset: 0 })
  await expect.element(data).toHaveFocus()
  await userEvent.keyboard('# ')
  await expect.poll(() => text('api.yaml')).toMatch(/^# openapi/)
  await tool('Back to the API section').click()
  expect(useView.of(opened.site).getState().main).toEqual({ kind: 'section', section: 'api' })
})

test('docs.json is edited as text', async () => {
  await opened.render(<JsonEditor />)
  const json = page.getByRole('textbox', { name: 'docs.json as text' })
  await expect.element(json).toBeVisible()
  await expect.element(page.getByText(/Every setting of the site/)).toBeVisible()
  reveal(opened.site, { file: 'docs.json', offset: FILES['docs.json'].indexOf('Acme') })
  await expect.element(json).toHaveFocus()
  await userEvent.keyboard('New ')
  await expect.poll(() => text('docs.json')).toContain('"New Acme"')
})

test('the names of words are completed in docs.json, with what readers see', async () => {
  await opened.render(<JsonEditor />)
  await expect.element(page.getByRole('textbox', { name: 'docs.json as text' })).toBeVisible()
  reveal(opened.site, { file: 'docs.json', offset: 1 })
  await userEvent.keyboard('"words": {{},{ArrowLeft}{ArrowLeft}"closeB')
  const option = page.getByRole('option', { name: /closeBanner/ })
  await expect.element(option).toBeVisible()
  await option.click()
  await expect.poll(() => text('docs.json')).toContain('"closeBanner"')
})

test('misspelled words are counted and lead to the word', async () => {
  await write('This sentense is a plain text in English.\n')
  await expect.element(page.getByRole('button', { name: '1 spelling issue' })).toBeVisible()
})
