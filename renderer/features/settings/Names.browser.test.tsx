import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SectionId } from '../../../shared/config/schema/sections.ts'
import { undo } from '../../host/session/steps.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const OLDER = {
  name: 'Acme',
  versions: ['v2', 'v1'],
  navigation: [
    { group: 'Start', pages: ['one'] },
    { group: 'Old', version: 'v1', pages: ['old'] },
  ],
}
const NEWER = {
  name: 'Acme',
  variables: { product: 'Acme', price: '5' },
  navigation: { groups: [{ group: 'Start', pages: ['one', 'old'] }] },
}
const FILES = {
  'one.mdx': '---\ntitle: One\n---\n\nMade by {{ product }} for {{price}}.\n',
  'old.mdx': '---\ntitle: Old\nversion: v1\n---\n\nText.\n',
  'snippets/by.mdx': 'By {{product}}.\n',
}

let opened: OpenedTestSite
const config = async () => JSON.parse(await opened.text('docs.json'))

async function open(docs: object, section: Exclude<SectionId, 'json'>) {
  opened = await openSite({ 'docs.json': `${JSON.stringify(docs, null, 2)}\n`, ...FILES })
  await opened.render(<SettingsPanel section={section} />)
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
}

async function openVersion(name: string) {
  await open(OLDER, 'versions')
  await page.getByRole('row', { name }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  return page.getByRole('textbox', { name: 'Name', exact: true })
}

test('a version that is renamed in its row is renamed in groups and pages, as one step', async () => {
  const field = await openVersion('v1')
  await field.fill('v')
  await expect.element(page.getByText('Also renamed where it is used: 1 group and 1 page.')).toBeVisible()
  expect((await config()).versions).toEqual(['v2', 'v1'])
  await field.fill('1.0')
  await userEvent.keyboard('{Enter}')
  await expect.poll(config).toMatchObject({ versions: ['v2', '1.0'], navigation: [{}, { version: '1.0' }] })
  expect(await opened.text('old.mdx')).toMatch(/version: .?1\.0/)
  await expect.element(page.getByText('Rename version “v1” to “1.0”')).toBeVisible()
  await undo(opened.site)
  await expect.poll(config).toEqual(OLDER)
  expect(await opened.text('old.mdx')).toBe(FILES['old.mdx'])
})

test('headings skip no level in an open row', async () => {
  await openVersion('v1')
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
    Number(tagName[1]),
  )
  expect(levels.length).toBeGreaterThan(2)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)).toEqual([])
})

test('the name of another version is refused at the field, and leaving it changes nothing', async () => {
  const field = await openVersion('v1')
  await field.fill('v2')
  await expect.element(page.getByText('“v2” is taken. Choose another name.')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('v1')
  expect(await config()).toEqual(OLDER)
})

test('removing a version that is in use says where it is used', async () => {
  await open(OLDER, 'versions')
  await page.getByRole('row', { name: 'v1' }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect
    .element(page.getByText('“v1” is gone, but it is still used: 1 group and 1 page.'))
    .toBeVisible()
})

test('a variable is renamed in pages and snippets, as one step', async () => {
  await open(NEWER, 'basics')
  const name = page.getByRole('textbox', { name: 'Name of product' })
  await name.fill('two words')
  await expect.element(page.getByText(/letters, digits, dots/)).toBeVisible()
  await name.fill('company')
  await userEvent.keyboard('{Tab}')
  await expect.poll(async () => Object.keys((await config()).variables)).toEqual(['company', 'price'])
  expect(await opened.text('one.mdx')).toContain('Made by {{ company }} for {{price}}.')
  expect(await opened.text('snippets/by.mdx')).toBe('By {{company}}.\n')
  await undo(opened.site)
  await expect.poll(config).toEqual(NEWER)
  expect(await opened.text('one.mdx')).toBe(FILES['one.mdx'])
})

test('removing a variable that pages fill in says how many', async () => {
  await open(NEWER, 'basics')
  await page.getByRole('button', { name: 'Remove price' }).click()
  await expect.element(page.getByText('“price” is gone, but it is still used: 1 page.')).toBeVisible()
})

test('removing an entry with the keyboard keeps the place', async () => {
  await open(NEWER, 'basics')
  page.getByRole('button', { name: 'Remove product' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Remove price' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Add entry' }).first()).toHaveFocus()
})
