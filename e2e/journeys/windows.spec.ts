import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { button, expectSaved, openPage, pressToTheEnd, preview, row, writeAtEnd } from './editor.ts'

/** Leaves the page as if closing the tab, and returns the question the browser asked. */
async function close(page: Page): Promise<string | undefined> {
  const asked = page.waitForEvent('dialog').then(
    async dialog => {
      await dialog.dismiss()
      return dialog.type()
    },
    () => undefined, // a tab that is closed asks nothing any more
  )
  const closed = page.waitForEvent('close').then(() => undefined)
  await page.close({ runBeforeUnload: true })
  return Promise.race([asked, closed])
}

// Covers F15
test('a second program on the same folder is reported in both until it closes', async ({ openEditor }) => {
  const { page, again } = await openEditor('resources/handbook')
  await expect(row(page, 'Quickstart')).toBeVisible()
  const second = await again()
  const notice = 'This folder is also open in another window.'
  await expect(second.getByText(notice)).toBeVisible()
  await expect(page.getByText(notice)).toBeVisible()
})

test('a duplicated browser tab takes over, and the first one says so', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, 'Mine.')
  await expect(button(page, 'Save')).toBeEnabled()
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => window.open(location.href))
  const copy = await opened
  await expect(page.getByText('This site is now open in another tab')).toBeVisible()
  await openPage(copy, 'Quickstart')
  await expect(preview(copy).getByText('Mine.')).toBeVisible()
})

test('a reload keeps unsaved changes and their undo steps', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, 'Mine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  await pressToTheEnd(button(page, 'Undo'))
  await expect(preview(page).getByText('Mine.')).toHaveCount(0)
  await expect(button(page, 'Save')).toBeDisabled()
})

test('closing asks only while there are unsaved changes', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, 'Mine.')
  await expect(button(page, 'Save')).toBeEnabled()
  expect(await close(page)).toBe('beforeunload')
  await button(page, 'Save').click()
  await expectSaved(page)
  expect(await close(page)).toBeUndefined()
})
