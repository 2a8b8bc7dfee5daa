import { mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { copyOf, removeFolder, surroundings } from '../editor-hosts.ts'
import { openPage, preview, row, source } from '../journeys/editor.ts'
import { launchStandIn, type StandIn, startMain } from './launch.ts'

interface App extends StandIn {
  readonly folder: string
  readonly home: string
}

const test = base.extend<{ readonly app: App }>({
  app: async ({ browserName }, use) => {
    const home = realpathSync(mkdtempSync(join(tmpdir(), `galley-stand-in-${browserName}-`)))
    const folder = copyOf('resources/starter', home)
    const app = await launchStandIn([folder], surroundings(home))
    await use({ ...app, folder, home })
    await app.stop()
    removeFolder(home)
  },
})

const saidIn = ({ news }: StandIn, kind: 'dialog' | 'shell') => news.filter(one => one.kind === kind)

test('the main process and the preload script, unchanged: a page is written, saved and left', async ({
  app,
}) => {
  const { page, folder } = app
  await openPage(page, 'Quickstart')
  await source(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('A line of mine.')
  await expect(preview(page).getByText('A line of mine.')).toBeVisible()
  app.order({ kind: 'menu', labels: ['File', 'Save all'] })
  await expect.poll(() => readFileSync(join(folder, 'quickstart.mdx'), 'utf8')).toContain('A line of mine.')

  // Three functions of the preload script reach the page, and nothing else from its world.
  expect(await page.evaluate(() => Object.keys(Reflect.get(window, 'galley')))).toEqual([
    'send',
    'listen',
    'pathOf',
  ])
  expect(
    await page.evaluate(() => [
      typeof Reflect.get(window, 'require'),
      typeof Reflect.get(window, 'standInSend'),
    ]),
  ).toEqual(['undefined', 'undefined'])

  // The policies of both schemes hold; the frame has an origin of its own, and its typefaces.
  const frame = page.frames().find(one => one.url().includes('preview.test'))
  expect(await frame?.evaluate(() => [self.origin, typeof Reflect.get(window, 'galley')])).toEqual([
    'null',
    'undefined',
  ])
  await expect
    .poll(() =>
      frame?.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Inter/.test(family) && status === 'loaded'),
      ),
    )
    .toBe(true)
  const refused = () =>
    new Promise<string>(resolve => {
      document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective))
      void fetch('https://example.test/').catch(() => undefined)
    })
  expect(await page.evaluate(refused)).toBe('connect-src')
  expect(await frame?.evaluate(refused)).toBe('connect-src')

  await source(page).focus()
  await page.keyboard.type('Unsaved. ')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  app.order({ kind: 'close' })
  await expect.poll(() => saidIn(app, 'dialog')).toHaveLength(1)
  expect(saidIn(app, 'dialog')[0]).toMatchObject({ options: { message: 'Close without saving?' } })
  const closed = page.waitForEvent('close')
  app.order({ kind: 'dialog', response: 1 })
  app.order({ kind: 'close' })
  await closed
})

test('nothing leads away, and a second start opens a window', async ({ app }) => {
  const { page, context, folder, home } = app
  await openPage(page, 'Quickstart')

  await page.evaluate(() => void window.open('https://example.test/a'))
  await expect.poll(() => saidIn(app, 'dialog')).toHaveLength(1)
  expect(saidIn(app, 'dialog')[0]).toMatchObject({
    options: { message: 'Open example.test outside Galley?' },
  })
  await page.evaluate(() => location.assign('https://example.test/b'))
  await page.evaluate(() => location.assign('app://evil/'))
  await expect(row(page, 'Quickstart')).toBeVisible()
  expect(saidIn(app, 'shell')).toEqual([])
  expect(context.pages()).toHaveLength(1)
  const state = await page.evaluate(
    async () => (await navigator.permissions.query({ name: 'geolocation' })).state,
  )
  expect(state).toBe('denied')

  const opened = context.waitForEvent('page')
  startMain([folder], surroundings(home))
  const second = await opened
  await expect(row(second, 'Quickstart')).toBeVisible()
})
