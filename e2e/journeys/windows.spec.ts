import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import type { System } from '../system.ts'
import { button, expectSaved, openPage, pressToTheEnd, preview, row, writeAtEnd } from './editor.ts'

const isClosed = (page: Page) => page.waitForEvent('close').then(() => undefined)

/** Tries to close the window of the app, and returns the question that the app asked, if any; it then stays open. */
async function closeWindow(page: Page, system: System): Promise<string | undefined> {
  const before = (await system.asked()).length
  const question = async () => (await system.asked())[before]
  const closed = isClosed(page)
  await page.close({ runBeforeUnload: true })
  await Promise.race([expect.poll(question).toBeDefined(), closed])
  return question()
}

/** Leaves the page as if closing the tab, and returns the question the browser asked. */
async function closeTab(page: Page): Promise<string | undefined> {
  const asked = page.waitForEvent('dialog').then(
    async dialog => {
      await dialog.dismiss()
      return dialog.type()
    },
    () => undefined, // a tab that is closed asks nothing any more
  )
  const closed = isClosed(page)
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

test('a duplicated browser tab takes over, and the first one says so; a window of an app cannot be duplicated', async ({
  openEditor,
}) => {
  const { page, system } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, 'Mine.')
  await expect(button(page, 'Save')).toBeEnabled()
  if (system) {
    await page.evaluate(() => void window.open(location.href))
    await expect(preview(page).getByText('Mine.')).toBeVisible()
    await expect.poll(() => page.context().pages()).toEqual([page])
    return
  }
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => window.open(location.href))
  const copy = await opened
  await expect(page.getByText('This site is now open in another tab')).toBeVisible()
  await openPage(copy, 'Quickstart')
  await expect(preview(copy).getByText('Mine.')).toBeVisible()
})

test('a reload keeps unsaved changes and their undo steps', async ({ openEditor }) => {
  const { page, system } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, 'Mine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  if (system) await system.answer({ response: 1 })
  else page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  await pressToTheEnd(button(page, 'Undo'))
  await expect(preview(page).getByText('Mine.')).toHaveCount(0)
  await expect(button(page, 'Save')).toBeDisabled()
})

test('closing asks only while there are unsaved changes', async ({ openEditor }) => {
  const { page, system } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, 'Mine.')
  // Before the host knows of the change there is something to save, but nothing is counted yet.
  await expect(button(page, 'Changes: 1')).toBeVisible()
  const close = () => (system ? closeWindow(page, system) : closeTab(page))
  expect(await close()).toBe(system ? 'Close without saving?' : 'beforeunload')
  await button(page, 'Save').click()
  await expectSaved(page)
  expect(await close()).toBeUndefined()
})
