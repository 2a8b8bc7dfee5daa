import { percentile, type Row } from './row.ts'
import { samplePage, sampleSite } from './site.ts'
import { type Opened, openWindow } from './window.ts'
import { cost, each, startTyping } from './window-actions.ts'

const FIRST = 'guide/page-0.mdx'
const LENGTH = 540
/** Milliseconds without a change after which the preview shows the newest text. */
const REST = 600

const textOf = (last: string) => 'Somebody says this sentence. '.repeat(LENGTH).slice(0, LENGTH - 6) + last

declare global {
  /** Durations in milliseconds of the tasks that kept the window busy for more than 50 ms. */
  var galleyTasks: number[]
}

/** Records long tasks. Runs in the page. */
function watchTasks(): void {
  globalThis.galleyTasks = []
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) galleyTasks.push(duration)
  }).observe({ type: 'longtask' })
}

/** Does something that ends with `last` in the preview; returns its cost, and how often the preview was drawn. */
async function burst(window: Opened, last: string, work: () => Promise<void>) {
  const frame = await window.frame()
  await frame.evaluate(() => {
    galleyBench.patches = 0
  })
  await window.page.evaluate(() => {
    galleyTasks = []
  })
  const spent = await cost(window, async () => {
    await work()
    await frame.waitForFunction(text => document.body.textContent?.includes(text), last)
    for (let drawn = -1, next = 0; drawn !== next; ) {
      drawn = next
      await window.page.waitForTimeout(REST)
      next = await frame.evaluate(() => galleyBench.patches)
    }
  })
  const drawn = await frame.evaluate(() => galleyBench.patches)
  const tasks = await window.page.evaluate(() => galleyTasks)
  return { ...spent, drawn, longest: Math.max(0, percentile(tasks, 1) || 0) }
}

async function bursts(kilobytes: number): Promise<readonly Row[]> {
  const window = await openWindow({
    ...sampleSite(20, 4000),
    [FIRST]: samplePage('Page 0', kilobytes * 1000),
  })
  const { page } = window
  await startTyping(window, 'Page 0')
  await page.waitForTimeout(REST)
  await page.evaluate(watchTasks)
  const atOnce = await burst(window, 'first.', () => page.keyboard.insertText(textOf('first.')))
  const inTurn = await burst(window, 'second', () => page.keyboard.type(textOf('second')))
  await window.close()
  const what = `${LENGTH} characters on a ${kilobytes} kB page`
  return [
    { what: `${what}, at once: main thread`, value: atOnce.main, unit: 'ms CPU', most: 100 },
    { what: `${what}, at once: longest task`, value: atOnce.longest, unit: 'ms', most: 100 },
    { what: `${what}, at once: times drawn`, value: atOnce.drawn, unit: 'times', most: 2 },
    {
      what: `${what}, key by key: main thread for each`,
      value: inTurn.main / LENGTH,
      unit: 'ms CPU',
      most: 16,
    },
    { what: `${what}, key by key: host for each`, value: inTurn.host / LENGTH, unit: 'ms CPU' },
    { what: `${what}, key by key: times drawn`, value: inTurn.drawn, unit: 'times', most: LENGTH / 2 },
  ]
}

/** Inserts a long text into pages in the built editor, at once and as keys without a pause. */
export const benchBursts = () => each([1, 20, 100], bursts)
