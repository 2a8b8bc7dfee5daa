import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { addItem, changedLines, section, source } from './editor.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first()

test('a color in any notation is written as hex, and nothing else changes', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = disk('docs.json')
  await section(page, 'Logo and colors')
  await page.getByRole('textbox', { name: 'Accent on light pages' }).fill('rgb(13, 147, 115)')
  await save(page).click()
  await expect
    .poll(() => disk('docs.json'))
    .toBe(opened.replace('"primary": "#B4472D"', '"primary": "#0d9373"'))
})

test('dragging in the color picker is a single undo step', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await section(page, 'Logo and colors')
  const hex = page.getByRole('textbox', { name: 'Accent on light pages' })
  await page.getByRole('button', { name: /^Choose Accent on light pages/ }).click()
  const picker = page.getByRole('dialog', { name: 'Accent on light pages' })
  const shades = picker.getByRole('group', { name: 'Saturation and brightness' })
  // The picker has stopped moving.
  await shades.hover()
  const area = await shades.boundingBox()
  if (!area) throw new Error('The area is not drawn')
  await page.mouse.move(area.x + 30, area.y + 30)
  await page.mouse.down()
  for (let step = 1; step <= 6; step += 1)
    await page.mouse.move(area.x + 30 + 12 * step, area.y + 30 + 8 * step)
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await expect(hex).not.toHaveValue('#B4472D')
  await undo(page).click()
  await expect(hex).toHaveValue('#B4472D')
  await expect(save(page)).toBeDisabled()
})

test('a link is added, moved with the keyboard, and removed, each with a minimal change', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = disk('docs.json')
  await section(page, 'Header and footer')
  const links = page.getByRole('grid', { name: 'Links in the header' })
  await addItem(page, 'Add link')
  await page.keyboard.type('Status')
  await links.getByRole('row', { name: 'Status' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await save(page).click()
  await expect
    .poll(() => changedLines(opened, disk('docs.json')))
    .toEqual({ removed: [], added: ['    { "name": "Status", "url": "/" },'] })
  await links.getByRole('row', { name: 'Status' }).focus()
  await page.keyboard.press('Delete')
  await save(page).click()
  await expect.poll(() => disk('docs.json')).toBe(opened)
})

test('switching to one logo and back loses nothing', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = disk('docs.json')
  await section(page, 'Logo and colors')
  const logos = page.getByRole('radiogroup', { name: 'Number of logos' })
  await logos.getByRole('radio', { name: 'One logo' }).click()
  await save(page).click()
  await expect.poll(() => JSON.parse(disk('docs.json')).logo).toBe('/logo/light.svg')
  await logos.getByRole('radio', { name: 'Light and dark' }).click()
  await save(page).click()
  await expect.poll(() => JSON.parse(disk('docs.json'))).toEqual(JSON.parse(opened))
})

test('clearing a field removes its key; typing again keeps its position', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = disk('docs.json')
  await section(page, 'Basics')
  const name = page.getByRole('textbox', { name: 'Site name' })
  await name.press('ControlOrMeta+a')
  await name.press('Backspace')
  await page.keyboard.type('Manual')
  await save(page).click()
  await expect.poll(() => disk('docs.json')).toBe(opened.replace('"Galley Handbook"', '"Manual"'))
  await section(page, 'Logo and colors')
  const favicon = page.getByRole('textbox', { name: 'Favicon' })
  await favicon.press('ControlOrMeta+a')
  await favicon.press('Backspace')
  await favicon.press('Tab')
  await save(page).click()
  await expect.poll(() => disk('docs.json')).not.toContain('favicon')
})

test('with a broken docs.json, the form shows the last valid values, read-only', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('resources/handbook')
  await section(page, 'Basics')
  const name = page.getByRole('textbox', { name: 'Site name' })
  await expect(name).toHaveValue('Galley Handbook')
  const good = disk('docs.json')
  writeFileSync(join(folder, 'docs.json'), good.replace('"Galley Handbook",', '"Galley Handbook"'))
  await expect(page.getByText('docs.json can’t be read', { exact: false }).first()).toBeVisible()
  await expect(name).toHaveValue('Galley Handbook')
  await expect(name).not.toBeEditable()
  writeFileSync(join(folder, 'docs.json'), good)
  await expect(name).toBeEditable()
})

test('a setting is found by its text and gets the focus', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await section(page, 'Basics')
  await page.getByRole('combobox', { name: 'Find a setting' }).fill('playground')
  await page.getByRole('option', { name: /Playground/ }).click()
  await expect(page.getByRole('heading', { name: 'API', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Playground' })).toBeInViewport()
})

test('writing rules are created from a template and opened', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('resources/handbook')
  await section(page, 'Writing rules')
  await page.getByRole('button', { name: 'Add writing rules' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add writing rules' })
  await dialog.getByRole('combobox', { name: 'Which editor are they for?' }).fill('quill')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(source(page)).toBeVisible()
  expect(existsSync(join(folder, '.quill/rules.md'))).toBe(false)
  await save(page).click()
  await expect
    .poll(() => existsSync(join(folder, '.quill/rules.md')) && disk('.quill/rules.md'))
    .toContain('# Writing rules')
  const before = disk('.quill/rules.md')
  await section(page, 'Writing rules')
  await page.getByRole('switch', { name: 'Explain a term where it first appears.' }).click()
  await save(page).click()
  await expect
    .poll(() => disk('.quill/rules.md'))
    .toBe(before.replace('- [x] Explain a term', '- [ ] Explain a term'))
})
