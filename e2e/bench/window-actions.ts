import type { Frame } from '@playwright/test'
import type { Row } from './row.ts'
import { closeBrowser, type Opened, type Spent } from './window.ts'

/** Resolves when the window has painted all current changes. */
export const painted = ({ page }: Opened) =>
  page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Opens a page from the tree. Resolves when its text is shown. */
export async function openPage({ page }: Opened, title: string): Promise<void> {
  await page.getByRole('treeitem', { name: title, exact: true }).press('Enter')
  await page.locator('.monaco-editor .view-line').first().waitFor()
}

/** Opens a page from the tree and types the first keys at the end of a line. */
export async function startTyping(window: Opened, title: string): Promise<void> {
  await openPage(window, title)
  await window.frame()
  const { page } = window
  await page.locator('.monaco-editor .view-line').nth(8).click()
  await page.keyboard.press('End')
  await page.keyboard.type('some keys ')
}

/** Measures what the window needs for `work`, including painting. */
export async function cost(window: Opened, work: () => Promise<unknown>): Promise<Spent> {
  const before = await window.spent()
  await work()
  await painted(window)
  const after = await window.spent()
  return {
    main: after.main - before.main,
    script: after.script - before.script,
    host: after.host - before.host,
  }
}

/** Resolves when the preview has painted a change made after `time`. */
export const patchedAfter = (frame: Frame, time: number) =>
  frame.waitForFunction(
    since => galleyBench.painted > since && galleyBench.painted >= galleyBench.patched,
    time,
  )

/** The time of the last key press or drop. */
export const pressedAt = ({ page }: Opened) => page.evaluate(() => galleyBench.pressed)

/** Measures each size in turn, then closes the browser. */
export async function each(
  sizes: readonly number[],
  measure: (size: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  try {
    const rows: Row[] = []
    for (const size of sizes) rows.push(...(await measure(size)))
    return rows
  } finally {
    await closeBrowser()
  }
}
