import { percentile, type Row } from './row.ts'
import { sampleSite } from './site.ts'
import { type Opened, openWindow } from './window.ts'
import { cost, each, openPage } from './window-actions.ts'

const SECONDS = 3

/** Starts counting the frames of the window. The returned function stops and returns the milliseconds of each. */
async function frames({ page }: Opened): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const times: number[] = []
    const next = (time: number) => {
      times.push(time)
      if (Reflect.get(globalThis, 'galleyFrames') === times) requestAnimationFrame(next)
    }
    Reflect.set(globalThis, 'galleyFrames', times)
    requestAnimationFrame(next)
  })
  return async () => {
    const times: readonly number[] = await page.evaluate(() => {
      const counted = Reflect.get(globalThis, 'galleyFrames')
      Reflect.deleteProperty(globalThis, 'galleyFrames')
      return counted
    })
    return times.slice(1).map((time, index) => time - (times[index] ?? 0))
  }
}

/** Drags in the color area for a few seconds, as fast as the window can process it. */
async function colorDrag(entries: number): Promise<readonly Row[]> {
  const window = await openWindow(sampleSite(entries, 4000))
  const { page } = window
  const shown = await window.frame()
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Logo and colors').click()
  await page.getByRole('button', { name: /Accent on light pages/ }).click()
  const area = await page.getByRole('dialog').locator('[class*=area]').first().boundingBox()
  if (!area) throw new Error('There is no color area.')
  const at = (step: number) =>
    [
      area.x + area.width * (0.5 + 0.4 * Math.sin(step / 9)),
      area.y + area.height * (0.5 + 0.4 * Math.cos(step / 7)),
    ] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  const counted = await frames(window)
  const before = await shown.evaluate(() => galleyBench.patches)
  let steps = 0
  const { main } = await cost(window, async () => {
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end; steps++)
      await page.mouse.move(...at(steps))
  })
  const times = await counted()
  const patches = (await shown.evaluate(() => galleyBench.patches)) - before
  await page.mouse.up()
  await window.close()
  const whole = times.reduce((sum, time) => sum + time, 0)
  return [
    { what: 'color drag: frames per second', value: (times.length * 1000) / whole, unit: 'frames' },
    { what: 'color drag: longest of twenty frames', value: percentile(times, 0.95), unit: 'ms' },
    { what: 'color drag: preview updates per second', value: patches / SECONDS, unit: 'changes' },
    {
      what: 'color drag: main thread per mouse move',
      value: main / steps,
      unit: 'ms CPU',
      most: 16,
    },
  ]
}

/** Moves a row up and down a thousand times. */
async function edits(count: number): Promise<readonly Row[]> {
  const window = await openWindow(sampleSite(200, 4000))
  await openPage(window, 'Page 3')
  await window.page.getByRole('treeitem', { name: 'Page 3', exact: true }).focus()
  const before = await window.memory()
  for (let n = 0; n < count; n++) {
    await window.page.keyboard.press(n % 8 < 4 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
  }
  await window.page.waitForTimeout(2000)
  const after = await window.memory()
  await window.close()
  const what = `${count.toLocaleString('en')} edits`
  return [
    { what: `${what}: script heap of the window before`, value: before.heap, unit: 'MB' },
    { what: `${what}: after`, value: after.heap, unit: 'MB' },
    { what: `${what}: memory of the host before`, value: before.host, unit: 'MB' },
    { what: `${what}: after`, value: after.host, unit: 'MB', most: 500 },
  ]
}

/** Drags a color in the built editor, and makes a large number of edits. */
export const benchLook = async (): Promise<readonly Row[]> => [
  ...(await each([200], colorDrag)),
  ...(await each([1000], edits)),
]
