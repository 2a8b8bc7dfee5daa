import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame } from '@playwright/test'
import { scriptBeside } from './profile.ts'
import { percentile, type Row, spread } from './row.ts'
import { samplePage, sampleSite } from './site.ts'
import { type Opened, openWindow } from './window.ts'
import { cost, each, openPage, painted, patchedAfter, pressedAt } from './window-actions.ts'

const FIRST = 'guide/page-0.mdx'
const KEYS = 120
const MOVES = 30
/** Two frames at 60 Hz. */
const TWO_FRAMES = 33

/** Types one key and returns the milliseconds until the preview was changed and until it was painted. */
async function key(window: Opened, frame: Frame, letter: string) {
  await window.page.keyboard.press(letter)
  const pressed = await pressedAt(window)
  await patchedAfter(frame, pressed)
  const seen = await frame.evaluate(() => ({ ...galleyBench }))
  return { patched: seen.patched - pressed, painted: seen.painted - pressed }
}

async function typing(kilobytes: number): Promise<readonly Row[]> {
  const size = kilobytes * 1000
  const window = await openWindow({ ...sampleSite(20, 4000), [FIRST]: samplePage('Page 0', size) })
  await openPage(window, 'Page 0')
  const frame = await window.frame()
  await window.page.locator('.monaco-editor .view-line').nth(8).click()
  await window.page.keyboard.press('End')
  const letters = Array.from({ length: KEYS }, (_, n) => 'abcdefghij'[n % 10] ?? 'a')
  for (const letter of letters.slice(0, 20)) await key(window, frame, letter)
  const times: { patched: number; painted: number }[] = []
  const total = await cost(window, async () => {
    for (const letter of letters) times.push(await key(window, frame, letter))
  })
  const share = await scriptBeside(window.session, async () => {
    for (const letter of letters) await key(window, frame, letter)
  })
  const memory = await window.memory()
  await window.close()
  const what = `key on a ${kilobytes} kB page`
  const most = kilobytes <= 20 ? 2 : 5
  return [
    ...spread(
      `${what}: preview changed`,
      times.map(({ patched }) => patched),
      'ms',
    ),
    ...spread(
      `${what}: preview painted`,
      times.map(time => time.painted),
      'ms',
    ).map((row, index) => (index === 1 ? { ...row, most: TWO_FRAMES } : row)),
    { what: `${what}: main thread in all, mean`, value: total.main / KEYS, unit: 'ms CPU', most: 16 },
    {
      what: `${what}: beside the code editor, mean`,
      value: (total.main / KEYS) * share,
      unit: 'ms CPU',
      most,
    },
    { what: `${what}: host, mean`, value: total.host / KEYS, unit: 'ms CPU' },
    { what: `${what}: script heap of the window`, value: memory.heap, unit: 'MB' },
  ]
}

/** Moves the focused row down by one position. Returns the cost, and when the host and the preview received it. */
async function move(window: Opened, frame: Frame, work: () => Promise<void>) {
  const { script } = await cost(window, work)
  const pressed = await pressedAt(window)
  await window.page.waitForFunction(since => galleyBench.drafted > since, pressed)
  await patchedAfter(frame, pressed)
  const seen = await frame.evaluate(() => galleyBench.patched)
  const { asked, drafted } = await window.page.evaluate(() => ({ ...galleyBench }))
  return { script, asked: asked - pressed, drafted: drafted - pressed, patched: seen - pressed }
}

/** Drags a row down by two positions with the mouse; the last step is the drop. */
async function drag({ page }: Opened, from: string, to: string) {
  const row = (name: string) => page.getByRole('treeitem', { name, exact: true })
  const [start, end] = [await row(from).boundingBox(), await row(to).boundingBox()]
  if (!start || !end) throw new Error(`${from} or ${to} is out of view.`)
  await page.mouse.move(start.x + 80, start.y + 14)
  await page.mouse.down()
  await page.mouse.move(start.x + 84, start.y + 20, { steps: 3 })
  await page.mouse.move(end.x + 84, end.y + end.height - 3, { steps: 6 })
  return () => page.mouse.up()
}

async function walking(window: Opened): Promise<readonly number[]> {
  const times: number[] = []
  for (let press = 0; press < KEYS; press++) {
    const name = press % 40 < 20 ? 'ArrowDown' : 'ArrowUp'
    times.push((await cost(window, () => window.page.keyboard.press(name))).script)
  }
  return times
}

async function tree(entries: number): Promise<readonly Row[]> {
  const window = await openWindow(sampleSite(entries, 1000))
  await openPage(window, 'Page 3')
  const frame = await window.frame()
  await window.page.getByRole('treeitem', { name: 'Page 3', exact: true }).focus()
  const keys = await walking(window)
  const moves = []
  for (let n = 0; n < MOVES; n++) {
    const name = n % 10 < 5 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'
    moves.push(await move(window, frame, () => window.page.keyboard.press(name)))
  }
  const drops = []
  for (let n = 0; n < 10; n++) {
    const drop = await drag(window, n % 2 === 0 ? 'Page 5' : 'Page 8', n % 2 === 0 ? 'Page 8' : 'Page 5')
    drops.push(await move(window, frame, drop))
  }
  const memory = await window.memory()
  await window.close()
  const what = `tree of ${entries.toLocaleString('en')} entries`
  return [
    ...spread(`${what}: arrow key, script`, keys, 'ms CPU', 16),
    ...spread(
      `${what}: move by key, script`,
      moves.map(({ script }) => script),
      'ms CPU',
      50,
    ),
    ...spread(
      `${what}: drop, script`,
      drops.map(({ script }) => script),
      'ms CPU',
      50,
    ),
    ...spread(
      `${what}: drop to edit sent`,
      drops.map(({ asked }) => asked),
      'ms',
    ),
    ...spread(
      `${what}: drop to draft written`,
      drops.map(({ drafted }) => drafted),
      'ms',
    ),
    ...spread(
      `${what}: drop to preview changed`,
      drops.map(({ patched }) => patched),
      'ms',
    ),
    { what: `${what}: script heap of the window`, value: memory.heap, unit: 'MB' },
  ]
}

/** Saves a page with another program and measures the milliseconds until the preview shows it. */
async function elsewhere(window: Opened): Promise<readonly number[]> {
  const frame = await window.frame()
  const file = join(window.folder, FIRST)
  const times: number[] = []
  for (let save = 0; save < 20; save++) {
    const before = Date.now()
    writeFileSync(file, `${readFileSync(file, 'utf8')}One more line, number ${save}.\n\n`)
    await patchedAfter(frame, before)
    times.push((await frame.evaluate(() => galleyBench.patched)) - before)
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return times
}

async function opening(count: number): Promise<readonly Row[]> {
  const window = await openWindow(sampleSite(count, 4000))
  const first = await window.spent()
  await openPage(window, 'Page 0')
  await painted(window)
  const second = await window.spent()
  await window.page.waitForTimeout(count / 2)
  const memory = await window.memory()
  const saved = count <= 1000 ? await elsewhere(window) : []
  await window.close()
  const what = `${count.toLocaleString('en')} pages`
  return [
    { what: `${what}: tree and preview are there, clock`, value: window.opened, unit: 'ms' },
    {
      what: `${what}: host until then, with the pages that it reads meanwhile`,
      value: first.host,
      unit: 'ms CPU',
      most: 1000,
    },
    { what: `${what}: window until then, main thread`, value: first.main, unit: 'ms CPU', most: 2000 },
    { what: `${what}: window with the code editor too`, value: second.main, unit: 'ms CPU', most: 2000 },
    { what: `${what}: script heap of the window`, value: memory.heap, unit: 'MB' },
    { what: `${what}: memory of the host`, value: memory.host, unit: 'MB', most: 500 },
    ...(saved.length > 0
      ? [
          {
            what: `${what}: saved elsewhere to preview changed, p50`,
            value: percentile(saved, 0.5),
            unit: 'ms',
            most: 50,
          },
        ]
      : []),
  ]
}

/** Opens sites in the built editor, in a real browser with the loopback host. */
export const benchOpening = () => each([100, 1000, 10_000], opening)

/** Types into pages in the built editor with real keys. */
export const benchTyping = () => each([1, 10, 20, 100, 200], typing)

/** Navigates and reorders trees in the built editor with real keys and a real mouse. */
export const benchTree = () => each([800, 2000], tree)
