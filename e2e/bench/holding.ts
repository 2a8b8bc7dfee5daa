import { longestTasks } from './longest-tasks.ts'
import type { Row } from './row.ts'
import { samplePage, sampleSite } from './site.ts'
import { closeBrowser, type Opened, openWindow } from './window.ts'
import { openPage, startTyping } from './window-actions.ts'

const FIRST = 'guide/page-0.mdx'
/** A keyboard repeats a key that is held about thirty times a second: five seconds of that. */
const [REPEATS, PAUSE] = [150, 33]
/** Milliseconds in which everything that follows is done. */
const REST = 2000
/** Milliseconds that a task of the window may take. */
const TASK = 100

async function hold({ page }: Opened, key: string): Promise<void> {
  for (let n = 0; n < REPEATS; n++) {
    await page.keyboard.down(key)
    await page.waitForTimeout(PAUSE)
  }
  await page.keyboard.up(key)
  await page.waitForTimeout(REST)
}

/** A letter held, and then, after as many steps, undo. */
async function holding(kilobytes: number): Promise<readonly Row[]> {
  const text = samplePage('Page 0', kilobytes * 1000)
  const window = await openWindow({ ...sampleSite(20, 4000), [FIRST]: text })
  const { page, session } = window
  await startTyping(window, 'Page 0')
  await page.waitForTimeout(REST)
  const letter = await longestTasks(session, () => hold(window, 'a'))
  for (let n = 0; n < REPEATS; n++) await page.keyboard.type('\nb')
  await page.waitForTimeout(REST)
  await page.keyboard.down('Control')
  const undo = await longestTasks(session, () => hold(window, 'z'))
  await page.keyboard.up('Control')
  await window.close()
  const row = (what: string, value: number) => ({
    what: `${what} held for 5 s on a ${kilobytes} kB page: longest task`,
    value,
    unit: 'ms CPU',
    most: TASK,
  })
  return [row('a letter', letter.window), row('undo', undo.window)]
}

const [FILES, IN_EACH] = [400, 5]

/** A word replaced in the whole site, from the search panel, and the step undone. */
async function replacing(): Promise<readonly Row[]> {
  const pages = Array.from({ length: FILES }, (_, n) => {
    const lines = Array.from({ length: IN_EACH }, (_, line) => `Line ${line} has a colour.\n\n`)
    return [`guide/page-${n}.mdx`, samplePage(`Page ${n}`, 4000) + lines.join('')]
  })
  const window = await openWindow({ ...sampleSite(FILES, 4000), ...Object.fromEntries(pages) })
  const { page, session } = window
  await openPage(window, 'Page 0')
  await page.waitForTimeout(REST)
  // A look-up by role computes the name of every match that is shown: that would be the longest task.
  const changes = (count: number) => page.locator(`button[aria-label="Changes: ${count}"]`).waitFor()
  await page.keyboard.press('ControlOrMeta+Shift+f')
  const replace = page.locator('button', { hasText: /^Replace 2,?000 matches$/ })
  const query = page.getByLabel('Search the whole site')
  const replacement = page.getByLabel('Replace with', { exact: true })
  const search = await longestTasks(session, async () => {
    await query.fill('colour')
    await replacement.fill('color')
    await replace.waitFor()
    await page.waitForTimeout(REST)
  })
  let seconds = 0
  const replaced = await longestTasks(session, async () => {
    const began = performance.now()
    await replace.click()
    await changes(FILES)
    seconds = (performance.now() - began) / 1000
    await page.waitForTimeout(REST)
  })
  const undone = await longestTasks(session, async () => {
    await page.locator('button[aria-label=Undo]').click()
    await changes(0)
    await page.waitForTimeout(REST)
  })
  await window.close()
  const what = `${FILES * IN_EACH} matches in ${FILES} files`
  return [
    { what: `${what} found: longest task`, value: search.window, unit: 'ms CPU', most: TASK },
    { what: `${what} replaced: longest task`, value: replaced.window, unit: 'ms CPU', most: TASK },
    { what: `${what} replaced`, value: seconds, unit: 's' },
    { what: `${what} undone: longest task`, value: undone.window, unit: 'ms CPU', most: TASK },
  ]
}

/** Holds keys in the built editor, and replaces a word in a whole site. */
export async function benchHolding(): Promise<readonly Row[]> {
  try {
    const rows: Row[] = []
    for (const kilobytes of [1, 20, 100]) rows.push(...(await holding(kilobytes)))
    return [...rows, ...(await replacing())]
  } finally {
    await closeBrowser()
  }
}
