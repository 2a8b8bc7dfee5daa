import { longestTasks } from './longest-tasks.ts'
import type { Row } from './row.ts'
import { samplePage, sampleSite } from './site.ts'
import { closeBrowser, openWindow } from './window.ts'
import { cost, openPage } from './window-actions.ts'

const FIRST = 'guide/page-0.mdx'
const START = 'Part 0 of Page 0'
const KEYS = 10
/** Milliseconds in which everything that follows an opened page is done. */
const REST = 4000

/** A long page, by what is long about it, and the milliseconds that its longest task may take. */
const PAGES: readonly (readonly [what: string, text: string, task: number])[] = [
  ['200 kB', samplePage('Page 0', 200_000), 50],
  ['5 MB', samplePage('Page 0', 5_000_000), 200],
  [
    'a line of 1 MB',
    `---\ntitle: Page 0\n---\n\n${START} ${'with words in a single line '.repeat(37_000)}\n`,
    200,
  ],
]

async function longPage(what: string, text: string, task: number): Promise<readonly Row[]> {
  const window = await openWindow({ ...sampleSite(20, 4000), [FIRST]: text })
  const { page, session } = window
  await openPage(window, 'Page 3')
  await page.waitForTimeout(REST)
  const before = await window.spent()
  let readable = before.main
  const longest = await longestTasks(session, async () => {
    await page.getByRole('treeitem', { name: 'Page 0', exact: true }).press('Enter')
    await page.locator('.monaco-editor .view-line', { hasText: START.replaceAll(' ', '\u00a0') }).waitFor()
    readable = (await window.spent()).main
    await page.waitForTimeout(REST)
  })
  await page
    .locator('.monaco-editor .view-line', { hasText: /Deliveries|words/ })
    .first()
    .click()
  await page.keyboard.press('a')
  await page.waitForTimeout(REST)
  const keys = await cost(window, async () => {
    for (let n = 0; n < KEYS; n++) await page.keyboard.press('b', { delay: 100 })
  })
  await window.close()
  const name = `page with ${what}`
  return [
    {
      what: `${name}: main thread until readable`,
      value: readable - before.main,
      unit: 'ms CPU',
      most: 3000,
    },
    { what: `${name}: longest task while it opens`, value: longest.window, unit: 'ms CPU', most: task },
    { what: `${name}: longest task of the preview then`, value: longest.preview, unit: 'ms CPU' },
    { what: `${name}: key, main thread`, value: keys.main / KEYS, unit: 'ms CPU', most: 16 },
    { what: `${name}: key, host`, value: keys.host / KEYS, unit: 'ms CPU' },
  ]
}

/** Opens long pages in the built editor, and types into them. */
export async function benchLongPages(): Promise<readonly Row[]> {
  try {
    const rows: Row[] = []
    for (const page of PAGES) rows.push(...(await longPage(...page)))
    return rows
  } finally {
    await closeBrowser()
  }
}
