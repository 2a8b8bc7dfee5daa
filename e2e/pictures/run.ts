import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../browser.ts'
import { copyOf, removeFolder, serve } from '../editor-hosts.ts'
import { chooseInPreview, openPage, preview, row, section } from '../journeys/editor.ts'
import { startWriting, text } from '../journeys/written-page.ts'
import { Camera } from './film.ts'
import { encodeGif } from './gif.ts'

// npm run pictures: takes the pictures and the film of the README anew. Needs the built product: npm run build.
const images = fileURLToPath(new URL('../../.github/images/', import.meta.url))

/** Opens the handbook in the editor, and waits until it is shown. */
async function opened(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  await page.goto(url)
  await openPage(page, 'Quickstart')
  await page.waitForFunction(isColored)
  return page
}

/** Runs in the page: the source has its colors. */
const isColored = () =>
  new Set([...document.querySelectorAll('.view-line span span')].map(({ className }) => className)).size > 2

/** Runs `work` with the address of an editor on a copy of the handbook. */
async function withEditor(work: (url: string) => Promise<void>): Promise<void> {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'galley-pictures-')))
  const host = await serve([copyOf('resources/handbook', home)], home)
  try {
    await work(host.url)
  } finally {
    await host.stop()
    removeFolder(home)
  }
}

/** The main job: choose a color, move a page, and write on it, with the page as readers get it beside. */
async function filmJob(page: Page, camera: Camera): Promise<void> {
  await camera.take(1_600)
  await section(page, 'Logo and colors')
  await camera.take(700)
  const accent = page.getByRole('textbox', { name: 'Accent on light pages' }).first()
  await accent.fill('#0F766E')
  await accent.press('Enter')
  await camera.take(1_400)
  await row(page, 'Quickstart').press('Alt+ArrowUp')
  await preview(page).getByRole('navigation').getByRole('link').nth(0).waitFor()
  await camera.take(1_400)
  await openPage(page, 'Quickstart')
  await startWriting(page)
  const paragraph = text(page, 'You need a folder')
  const { height } = (await paragraph.boundingBox()) ?? { height: 0 }
  await paragraph.click({ position: { x: 4, y: height - 6 } })
  await page.keyboard.press('End')
  for (const word of [' Write', ' where', ' your', ' readers', ' read.']) {
    await page.keyboard.type(word)
    await text(page, word.trim()).first().waitFor()
    await camera.take(260)
  }
  await camera.take(1_400)
  await page.keyboard.press('Control+Shift+S')
  await page.getByRole('button', { name: 'Save', exact: true }).and(page.locator(':disabled')).waitFor()
  await camera.take(2_000)
}

const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
const keep = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(images, name), bytes)
  process.stdout.write(`${name}: ${Math.ceil(bytes.length / 1_000)} kB\n`)
}
try {
  for (const scheme of ['light', 'dark'] as const) {
    await withEditor(async url => {
      const page = await opened(browser, url, scheme)
      if (scheme === 'dark') await chooseInPreview(page, 'Color mode', /^Dark$/)
      keep(`editor-${scheme}.png`, await page.screenshot({ animations: 'disabled' }))
      await page.close()
    })
  }
  await withEditor(async url => {
    const page = await opened(browser, url, 'light')
    const camera = new Camera(page, await browser.newPage(), 0.6)
    await filmJob(page, camera)
    keep('write.gif', encodeGif(camera.film))
  })
} finally {
  await browser.close()
}
