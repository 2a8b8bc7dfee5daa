import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import {
  button,
  chooseByKeys,
  hold,
  openMenuByKey,
  row,
  rowMenu,
  said,
  saveAll,
  tree,
  walkTo,
} from './editor.ts'

test('several rows move, and are removed, as one step', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested')
  const opened = disk('docs.json')
  await row(page, 'Why nest').click()
  await row(page, 'Roll back').click({ modifiers: ['ControlOrMeta'] })
  await row(page, 'Why nest').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await page
    .getByRole('dialog', { name: 'Move 2 entries' })
    .getByRole('option', { name: /^Into “Pipelines”/ })
    .click()
  await expect(said(page, 'Moved 2 entries')).toBeAttached()
  await saveAll(page)
  const pipelines = JSON.parse(disk('docs.json')).navigation[1].pages[1].pages
  expect(pipelines.slice(-2)).toEqual(['why', 'guides/rollback'])
  await row(page, 'Why nest').press('Delete')
  await expect(row(page, 'Why nest')).toHaveCount(0)
  await expect(row(page, 'Roll back')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(row(page, 'Roll back')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await saveAll(page)
  expect(disk('docs.json')).toBe(opened)
  await row(page, 'Why nest').click()
  await row(page, 'Begin').click({ modifiers: ['Shift'] })
  const chosen = tree(page).getByRole('treeitem', { selected: true })
  await expect(chosen).toHaveText([/Begin/, /Welcome/, /Why nest/])
})

test('several rows are selected and moved with the keyboard', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested')
  await walkTo(page, 'Welcome')
  await page.keyboard.press('Shift+ArrowDown')
  await openMenuByKey(page)
  await expect(page.getByRole('menuitem', { name: 'Move to…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Move 2 entries' })).toBeVisible()
  await chooseByKeys(page, 'Into “Runners”')
  await expect(said(page, 'Moved 2 entries')).toBeAttached()
  await saveAll(page)
  const runners = JSON.parse(disk('docs.json')).navigation[1].pages[1].pages[1].pages
  expect(runners.slice(-2)).toEqual(['welcome', 'why'])
})

test('a position is chosen with the mouse or the keyboard, and Escape changes nothing', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested')
  await rowMenu(page, 'Why nest', 'Move by clicking…')
  await expect(said(page, 'Click where “Why nest” should go.')).toBeVisible()
  await expect(button(page, 'Insert before Why nest')).toHaveCount(0)
  await expect(button(page, 'Insert before Begin')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Insert into Pipelines')).toHaveCount(0)
  await rowMenu(page, 'Why nest', 'Move by clicking…')
  await button(page, 'Insert into Pipelines').click()
  await expect(said(page, 'Moved “Why nest”')).toBeAttached()
  await rowMenu(page, 'Welcome', 'Move by clicking…')
  await row(page, 'Pipelines').focus()
  await walkInRowTo(page, 'Insert after Pipelines')
  await page.keyboard.press('Enter')
  await saveAll(page)
  const deployment = JSON.parse(disk('docs.json')).navigation[1].pages
  expect(deployment[1].pages.at(-1)).toBe('why')
  expect(deployment[2]).toBe('welcome')
})

/** Moves between the buttons of a row with the right arrow. */
async function walkInRowTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('ArrowRight')
    if (await button(page, name).evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`The arrows do not lead to ${name}`)
}

test('a drag announces its target, expands groups, and is canceled with Escape', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested')
  await walkTo(page, 'Deployment')
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, 'Pipelines')).toHaveCount(0)
  await hold(page, row(page, 'Why nest'), { name: 'Deployment', at: 0.5, says: /^Into “Deployment”$/ })
  await expect(row(page, 'Pipelines')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(said(page, 'Nothing was moved.')).toBeAttached()
  await expect(button(page, 'Undo')).toBeDisabled()
  // The position between two rows is announced relative to either of them.
  await hold(page, row(page, 'Why nest'), {
    name: 'Pipelines',
    at: 0.1,
    says: /^Before “Pipelines”$|^After “Overview”$/,
  })
  await page.mouse.up()
  await expect(said(page, 'Moved “Why nest”')).toBeAttached()
  await saveAll(page)
  expect(JSON.parse(disk('docs.json')).navigation[1].pages[1]).toBe('why')
})

test('a new group asks for its name immediately, and can have an icon and a version', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested')
  // The new group is shown and can be named even if the tree is filtered.
  await page.getByRole('searchbox', { name: 'Find in the navigation' }).fill('pipelines')
  await rowMenu(page, 'Pipelines', 'New group inside')
  await page.getByRole('textbox', { name: 'Group name' }).fill('Caches')
  await page.keyboard.press('Enter')
  await rowMenu(page, 'Caches', 'Group settings…')
  const dialog = page.getByRole('dialog', { name: 'Group “Caches”' })
  await dialog.getByRole('combobox', { name: 'Icon' }).fill('box')
  await page.keyboard.press('Tab')
  await dialog.getByRole('combobox', { name: 'Version' }).fill('v2')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(tree(page).getByText('v2')).toBeVisible()
  await saveAll(page)
  const pipelines = JSON.parse(disk('docs.json')).navigation[1].pages[1].pages
  expect(pipelines.at(-1)).toEqual({ group: 'Caches', pages: [], icon: 'box', version: 'v2' })
})
