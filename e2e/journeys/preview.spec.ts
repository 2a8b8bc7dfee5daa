import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import {
  atRest,
  chooseInPreview,
  goTo,
  hasKeys,
  preview,
  previewReady,
  source,
  tree,
  writeAtEnd,
} from './editor.ts'

const firstLine = (page: Page) =>
  page
    .locator('.monaco-editor .line-numbers')
    .evaluateAll(all => Math.min(...all.map(({ textContent }) => Number(textContent))))

const scrolled = (page: Page) =>
  preview(page)
    .locator(':root')
    .evaluate(() => window.scrollY)

/** Turns the mouse wheel over a pane. */
async function wheel(page: Page, pane: 'text' | 'preview', by: number): Promise<void> {
  if (pane === 'text') await page.locator('.monaco-editor').first().hover()
  else await page.getByTitle('Preview', { exact: true }).hover({ position: { x: 6, y: 200 } })
  await page.mouse.wheel(0, by)
}

test('the text and the preview scroll together in both directions until this is turned off', async ({
  openEditor,
}) => {
  const { page } = await openEditor('resources/handbook')
  await goTo(page, 'Steps, tabs, and accordions')
  await expect(source(page)).toBeVisible()
  await expect(preview(page).getByRole('tab', { name: 'Linux' })).toBeVisible()
  await previewReady(page)
  await wheel(page, 'preview', 100_000)
  await expect.poll(() => firstLine(page)).toBeGreaterThan(10)
  const end = await atRest(() => scrolled(page))
  await wheel(page, 'text', -600)
  await expect.poll(() => scrolled(page)).toBeLessThan(end)
  await chooseInPreview(page, 'More', 'Sync scrolling')
  const line = await atRest(() => firstLine(page))
  await wheel(page, 'preview', -100_000)
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await firstLine(page)).toBe(line)
})

test('scrolling and keys in a preview whose logo is still loading take effect when it is there', async ({
  openEditor,
}) => {
  const { page } = await openEditor('resources/handbook')
  let send: () => void = () => undefined
  const sent = new Promise<void>(resolve => {
    send = resolve
  })
  await page.route('**/logo/*.svg*', async route => {
    await sent
    await route.continue()
  })
  await goTo(page, 'Set the look')
  await expect(source(page)).toBeVisible()
  await expect(preview(page).getByRole('heading', { name: 'Start from a theme' })).toBeVisible()
  const root = preview(page).locator(':root')
  // The script that handles the wheel has loaded, but the page is not complete.
  await expect.poll(() => root.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
  expect(await root.evaluate(() => document.readyState)).toBe('interactive')
  await wheel(page, 'preview', 100_000)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  await atRest(() => scrolled(page))
  expect(await firstLine(page)).toBe(1)
  await source(page).focus()
  await page.keyboard.press('F6')
  await hasKeys(preview(page))
  await page.keyboard.press('F6')
  await expect(page.getByTitle('Preview')).toBeFocused()
  send()
  await expect.poll(() => firstLine(page)).toBeGreaterThan(10)
  await expect(tree(page).locator(':focus')).toHaveCount(1)
})

test('tabs stay selected while another tab is edited, and broken links are marked', async ({
  openEditor,
}) => {
  const { page, folder } = await openEditor('resources/handbook')
  await goTo(page, 'Steps, tabs, and accordions')
  const frame = preview(page)
  await expect(frame.getByRole('tab', { name: 'Linux' })).toBeVisible()
  await previewReady(page)
  await frame.getByRole('tab', { name: 'Linux' }).click()
  await page.setViewportSize({ width: 700, height: 800 })
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(frame.getByRole('tab', { name: 'Linux' })).toHaveAttribute('aria-selected', 'true')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveCount(0)
  await expect(frame.getByRole('tab', { name: 'Linux' })).toHaveAttribute('aria-selected', 'true')
  await writeAtEnd(page, '\n\n[A link](/nowhere/at-all)\n\n![A leaf](/images/leaf.svg)\n\n<Tabs>\n')
  await expect(frame.getByRole('tab', { name: 'Linux' })).toHaveAttribute('aria-selected', 'true')
  await frame.getByRole('link', { name: 'A link' }).hover()
  await expect(frame.getByRole('tooltip', { name: '' }).last()).toContainText('nowhere/at-all')
  const leaf = frame.getByRole('img', { name: 'A leaf' })
  await expect(leaf).toHaveAttribute('data-broken', 'There is no file “images/leaf.svg”.')
  copyFileSync(join(folder, 'logo/light.svg'), join(folder, 'images/leaf.svg'))
  await expect.poll(() => leaf.evaluate(image => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(0)
})
