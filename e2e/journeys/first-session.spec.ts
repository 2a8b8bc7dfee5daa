import { expect, test } from '../editor-hosts.ts'
import {
  atRest,
  changedLines,
  goTo,
  openPage,
  openPageSettings,
  pressToTheEnd,
  preview,
  previewReady,
  row,
  section,
  source,
} from './editor.ts'

test('change the accent, move a page, rename a group, write; undo everything, redo, save', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = { config: disk('docs.json'), page: disk('quickstart.mdx') }
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const undo = page.getByRole('button', { name: 'Undo' })

  await section(page, 'Logo and colors')
  const accent = page.getByRole('textbox', { name: 'Accent on light pages' }).first()
  await accent.fill('#0D9373')
  await accent.press('Enter')

  await row(page, 'Quickstart').press('Alt+ArrowUp')
  await expect(preview(page).getByRole('navigation').getByRole('link').nth(0)).toBeVisible()

  await row(page, 'Get started').press('F2')
  await page.getByRole('textbox', { name: 'Group name' }).fill('First steps')
  await page.keyboard.press('Enter')
  await expect(preview(page).getByText('First steps').first()).toBeAttached()

  await openPage(page, 'Quickstart')
  await source(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('A line of mine.')
  await expect(preview(page).getByText('A line of mine.')).toBeVisible()
  expect(disk('docs.json')).toBe(opened.config)

  await pressToTheEnd(undo)
  await expect(preview(page).getByText('A line of mine.')).toHaveCount(0)
  await expect(save).toBeDisabled()

  const redo = page.getByRole('button', { name: 'Redo' })
  await pressToTheEnd(redo)
  await page.keyboard.press('Control+Shift+S')
  await expect(undo).toBeEnabled()
  await expect.poll(() => disk('docs.json')).toContain('#0D9373')

  const { removed, added } = changedLines(opened.config, disk('docs.json'))
  expect(removed.map(line => line.trim())).toEqual([
    '"primary": "#B4472D",',
    '"group": "Get started",',
    '"pages": ["introduction", "quickstart", "how-it-works"]',
  ])
  expect(added.map(line => line.trim())).toEqual([
    '"primary": "#0D9373",',
    '"group": "First steps",',
    '"pages": ["quickstart", "introduction", "how-it-works"]',
  ])
  await expect.poll(() => disk('quickstart.mdx')).toBe(`${opened.page}A line of mine.`)
})

test('the title in the form changes one line of the page, and the tree and the preview follow', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = disk('how-it-works.mdx')
  await openPage(page, 'How it works')
  await openPageSettings(page)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('What happens inside')
  await expect(preview(page).getByRole('heading', { level: 1, name: 'What happens inside' })).toBeVisible()
  await expect(row(page, 'What happens inside')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => disk('how-it-works.mdx'))
    .toBe(opened.replace('title: "How it works"', 'title: "What happens inside"'))
})

test('the preview keeps its position while a page is edited', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await goTo(page, 'Steps, tabs, and accordions')
  const frame = preview(page)
  await expect(frame.getByRole('tab', { name: 'Linux' })).toBeVisible()
  await previewReady(page)
  await frame.getByRole('tab', { name: 'Linux' }).click()
  await frame.getByText('Forty minutes').first().scrollIntoViewIfNeeded()
  const top = () => frame.locator('html').evaluate(() => window.scrollY)
  const before = await atRest(top)
  await source(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('The end.')
  await expect(frame.getByText('The end.')).toBeAttached()
  expect(await top()).toBe(before)
  await expect(frame.getByRole('tab', { name: 'Linux' })).toHaveAttribute('aria-selected', 'true')
})
