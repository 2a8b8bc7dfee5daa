import { percentile, type Row, spread } from './row.ts'
import { sampleSite } from './site.ts'
import { type Opened, openWindow } from './window.ts'
import { cost, each, openPage, painted } from './window-actions.ts'

const PAGES = 50

const headingOf = async (window: Opened, title: string) => {
  const frame = await window.frame()
  await frame.waitForFunction(text => document.querySelector('h1')?.textContent?.includes(text), title)
}

/** Opens a page and waits for its text and its preview. Returns wall time in milliseconds. */
async function open(window: Opened, title: string): Promise<number> {
  const before = Date.now()
  await openPage(window, title)
  await window.page.waitForFunction(
    text =>
      document.querySelector('.monaco-editor .view-lines')?.textContent?.replace(/\s/g, ' ').includes(text),
    title,
  )
  await headingOf(window, title)
  await painted(window)
  return Date.now() - before
}

async function inTurn(size: number): Promise<readonly Row[]> {
  const window = await openWindow(sampleSite(PAGES + 2, size))
  await open(window, 'Page 0')
  const before = await window.memory()
  const [main, clock]: [number[], number[]] = [[], []]
  for (let n = 1; n <= PAGES; n++) {
    const spent = await cost(window, async () => {
      clock.push(await open(window, `Page ${n}`))
    })
    main.push(spent.main)
  }
  const after = await window.memory()
  await window.close()
  const what = `pages of ${size / 1000} kB`
  return [
    ...spread(`${what}: open one, main thread`, main, 'ms CPU'),
    { what: `${what}: open one, text and preview painted, p50`, value: percentile(clock, 0.5), unit: 'ms' },
    { what: `${what}: script heap of the window with one`, value: before.heap, unit: 'MB' },
    { what: `${what}: after ${PAGES} more`, value: after.heap, unit: 'MB' },
    { what: `${what}: memory of the host with one`, value: before.host, unit: 'MB' },
    { what: `${what}: after ${PAGES} more`, value: after.host, unit: 'MB', most: 500 },
  ]
}

/** Opens fifty pages in turn in the built editor. */
export const benchOpened = () => each([4000, 20_000], inTurn)
