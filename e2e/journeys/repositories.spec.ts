import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import {
  button,
  chooseInPreview,
  expectSaved,
  openPageSettings,
  pressToTheEnd,
  preview,
  renameGroup,
  row,
  saveAll,
  section,
  source,
  tree,
} from './editor.ts'
import { bytesOf, changedWords, commitAll, git, type Part, partOf } from './repository.ts'

/** The project's own sites, and the repositories in the folder GALLEY_CORPUS. */
const corpus = process.env.GALLEY_CORPUS
const repositories = [
  'resources/handbook',
  'e2e/fixtures/ragged',
  'e2e/fixtures/nested',
  ...(corpus === undefined ? [] : readdirSync(corpus).map(name => join(corpus, name))),
]

const link = (page: Page, name: string) =>
  preview(page).getByRole('navigation').getByRole('link', { name, exact: true }).first()
const place = (page: Page) =>
  preview(page)
    .locator(':root')
    .evaluate(() => window.scrollY)
const color = (page: Page, name: string) =>
  link(page, name).evaluate(element => getComputedStyle(element).color)
const order = (page: Page) => preview(page).getByRole('navigation').allInnerTexts()

/** Scrolls the tree from the top until all these rows are visible. */
async function bring(page: Page, ...names: string[]): Promise<void> {
  await tree(page).hover()
  await page.mouse.wheel(0, -100_000)
  await expect(async () => {
    for (const name of names) {
      if (!(await row(page, name).isVisible())) await page.mouse.wheel(0, 100)
      await expect(row(page, name)).toBeInViewport({ ratio: 0.9, timeout: 250 })
    }
  }).toPass({ intervals: [0] })
}

/** Drags a row onto another one and drops it when the target is highlighted. A drag that does not start is tried again, with more time on a busy machine. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  let tries = 0
  await expect(async () => {
    const timeout = 2000 * ++tries
    await row(page, from).hover()
    const box = await row(page, to).boundingBox()
    if (!box) throw new Error(`${to} is not seen`)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
    try {
      await expect(row(page, to)).toHaveAttribute('data-drop-target', 'true', { timeout })
    } catch (error) {
      // If the row was picked up after all, it goes back to its place.
      await row(page, from).hover({ force: true, timeout })
      throw error
    } finally {
      await page.mouse.up()
    }
  }).toPass({ intervals: [0] })
}

async function scrollPreview(page: Page): Promise<number> {
  await page.getByTitle('Preview', { exact: true }).hover()
  await page.mouse.wheel(0, 300)
  const room = () =>
    preview(page)
      .locator(':root')
      .evaluate(root => Math.min(300, root.scrollHeight - window.innerHeight))
  await expect.poll(async () => (await place(page)) >= (await room()) - 1).toBe(true)
  return place(page)
}

async function pickAccent(page: Page): Promise<{ before: string; after: string }> {
  await section(page, 'Logo and colors')
  const hex = page.getByRole('textbox', { name: 'Accent on light pages' })
  const before = await hex.inputValue()
  await button(page, `Choose Accent on light pages, now ${before}`).click()
  const picker = page.getByRole('dialog', { name: 'Accent on light pages' })
  const area = picker.getByRole('group', { name: 'Saturation and brightness' })
  await area.click({ position: { x: 60, y: 90 } })
  await page.keyboard.press('Escape')
  await expect(hex).not.toHaveValue(before)
  return { before, after: await hex.inputValue() }
}

/** Makes every kind of change and checks the preview after each. */
async function change(page: Page, { group, page: written, moved, target }: Part) {
  await bring(page, written.label)
  await row(page, written.label).click()
  await expect(preview(page).getByRole('heading', { level: 1 }).first()).toHaveText(written.title)
  await expect(source(page)).toBeVisible()
  await chooseInPreview(page, 'Width', 'Desktop')
  await expect(link(page, written.label)).toBeVisible()
  const scrolled = await scrollPreview(page)
  const stays = async () => expect(Math.abs((await place(page)) - scrolled)).toBeLessThan(60)

  const shade = await color(page, written.label)
  const accent = await pickAccent(page)
  await expect.poll(() => color(page, written.label)).not.toBe(shade)
  await stays()

  const links = await order(page)
  await bring(page, moved.label, target)
  await drag(page, moved.label, target)
  await expect.poll(() => order(page)).not.toEqual(links)
  await stays()

  await bring(page, group)
  await renameGroup(page, group, 'Renamed by hand')
  await expect(preview(page).getByText('Renamed by hand').first()).toBeAttached()
  await stays()

  await bring(page, written.label)
  await row(page, written.label).click()
  await openPageSettings(page)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A title of mine')
  await expect(preview(page).getByRole('heading', { level: 1 }).first()).toHaveText('A title of mine')
  await stays()

  await source(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\n\nA line of mine.')
  await expect(preview(page).getByText('A line of mine.')).toBeVisible()
  await stays()
  return accent
}

for (const repository of repositories) {
  test(`every kind of change in ${basename(repository)} can be undone to the byte and is saved as few lines`, async ({
    openEditor,
  }) => {
    const { page, folder, disk } = await openEditor(repository, commitAll)
    const [part, opened] = [partOf(folder), bytesOf(folder)]
    const text = disk(part.page.file)
    const accent = await change(page, part)

    await pressToTheEnd(button(page, 'Undo'))
    await expectSaved(page)
    await expect(row(page, part.group)).toBeVisible()
    expect(bytesOf(folder)).toEqual(opened)

    await pressToTheEnd(button(page, 'Redo'))
    await saveAll(page)
    expect(git(folder, 'diff', '--name-only').trim().split('\n').sort()).toEqual(
      ['docs.json', part.page.file].sort(),
    )
    const { removed, added } = changedWords(folder, 'docs.json')
    expect(removed).toEqual([`"${part.group}"`, `"${part.moved.path}"`, `"${accent.before}"`].sort())
    expect(added).toEqual(['"Renamed by hand"', `"${part.moved.path}"`, `"${accent.after}"`].sort())
    const end = text.includes('\r\n') ? '\r\n' : '\n'
    const expected = /^title:(\s*['"]?).*?(['"]?[ \t]*)(?=\r?$)/m
    expect(disk(part.page.file)).toBe(
      `${text.replace(expected, 'title:$1A title of mine$2')}${end}${end}A line of mine.`,
    )

    await pressToTheEnd(button(page, 'Undo'))
    await saveAll(page)
    expect(bytesOf(folder)).toEqual(opened)
  })
}
