import type { Frame } from '@playwright/test'
import { type Row, spread } from './row.ts'
import { samplePage, sampleSite } from './site.ts'
import { openWindow } from './window.ts'
import { each, openPage } from './window-actions.ts'

const FIRST = 'guide/page-0.mdx'
const KEYS = 60
/** Two frames at 60 Hz. */
const TWO_FRAMES = 33
/** Milliseconds after a key in which the page is drawn anew. */
const REST = 150

declare global {
  /** Times in the preview in milliseconds: of the last key, and when the page showed it first. */
  var galleyKey: { pressed: number; shown: number }
}

/** Records in the preview when a key was pressed and when the page painted it. Runs in the page. */
function watchKeys(): void {
  const now = () => performance.timeOrigin + performance.now()
  globalThis.galleyKey = { pressed: 0, shown: 0 }
  const press = ({ timeStamp }: Event) => {
    galleyKey = { pressed: performance.timeOrigin + timeStamp, shown: 0 }
  }
  addEventListener('keydown', press, { capture: true })
  new MutationObserver(() => {
    const { pressed } = galleyKey
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (galleyKey.pressed === pressed && galleyKey.shown === 0) galleyKey.shown = now()
      }
      port2.postMessage(0)
    })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Returns the milliseconds until the page painted the last key, and until it was drawn from its source. */
async function timesOf(frame: Frame): Promise<{ readonly shown: number; readonly drawn: number }> {
  await frame.waitForFunction(() => galleyKey.shown > 0)
  await frame.waitForTimeout(REST)
  const { pressed, shown, painted } = await frame.evaluate(() => ({
    ...galleyKey,
    painted: galleyBench.painted,
  }))
  return { shown: shown - pressed, drawn: painted - pressed }
}

async function writing(kilobytes: number): Promise<readonly Row[]> {
  const window = await openWindow({
    ...sampleSite(20, 4000),
    [FIRST]: samplePage('Page 0', kilobytes * 1000),
  })
  const { page } = window
  await openPage(window, 'Page 0')
  const frame = await window.frame()
  await page.getByRole('button', { name: 'Write on the page' }).click()
  await frame.getByRole('group', { name: 'Text of the page' }).locator('p').first().click()
  await page.keyboard.press('End')
  await frame.evaluate(watchKeys)
  const times: { shown: number; drawn: number }[] = []
  for (let n = 0; n < KEYS + 10; n++) {
    await page.keyboard.press('abcdefghij'[n % 10] ?? 'a')
    const time = await timesOf(frame)
    if (n >= 10) times.push(time)
  }
  await window.close()
  const what = `key on the page of ${kilobytes} kB`
  return [
    ...spread(
      `${what}: painted`,
      times.map(({ shown }) => shown),
      'ms',
      TWO_FRAMES,
    ),
    ...spread(
      `${what}: drawn from its source`,
      times.map(({ drawn }) => drawn),
      'ms',
    ),
  ]
}

/** Types on pages in the preview of the built editor with real keys. */
export const benchWriting = () => each([1, 20, 100], writing)
