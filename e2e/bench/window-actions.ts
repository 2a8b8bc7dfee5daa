import type { Frame } from '@playwright/test'
import type { Row } from './row.ts'
import { closeBrowser, type Opened, type Spent } from './window.ts'

/** Resolves when everything of now has been painted in the window. */
export const painted = ({ page }: Opened) =>
  page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Opens a page from the tree; resolves once its text is shown. */
export async function openPage({ page }: Opened, title: string): Promise<void> {
  await page.getByRole('treeitem', { name: title, exact: true }).press('Enter')
  await page.locator('.monaco-editor .view-line').first().waitFor()
}

/** What the window took for `work` until it was painted. */
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

/** Resolves once the preview has painted a change that came after `time`. */
export const patchedAfter = (frame: Frame, time: number) =>
  frame.waitForFunction(
    since => galleyBench.painted > since && galleyBench.painted >= galleyBench.patched,
    time,
  )

/** When a key was pressed or something dropped last. */
export const pressedAt = ({ page }: Opened) => page.evaluate(() => galleyBench.pressed)

/** Measures one size after the other, and ends the browser. */
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
