import { expect, type FrameLocator, type Page } from '@playwright/test'
import { preview, previewReady } from './editor.ts'

/** Opens the group of the operations in a preview that is wide enough for the sidebar. */
export async function openOther(page: Page): Promise<void> {
  await page.setViewportSize({ width: 3200, height: 900 })
  await expect(preview(page).getByText('Other', { exact: true })).toBeVisible()
  await previewReady(page)
  await preview(page).getByText('Other', { exact: true }).click()
}

/** Opens the page of an operation in the preview through its link, and its form. */
export async function openPreviewForm(page: Page, name: string): Promise<FrameLocator> {
  await preview(page)
    .getByRole('link', { name: new RegExp(`^\\w+ ?${name}$`) })
    .first()
    .click()
  await expect(preview(page).getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await previewReady(page)
  await preview(page).getByText('Try it').click()
  return preview(page)
}
