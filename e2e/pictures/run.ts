import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../browser.ts'
import { chooseInPreview, openPage, preview, row, section } from '../journeys/editor.ts'
import { startWriting, text } from '../journeys/written-page.ts'
import { Camera } from './film.ts'
import { encodeGif } from './gif.ts'
import { takeHandbook } from './handbook.ts'
import { keep, opened, withEditor } from './session.ts'

// npm run pictures [-- readme handbook]: retakes the pictures of the README and the handbook, and the film of the
// README. Needs the built product.

const FOLDER = '.github/images'
const HANDBOOK = 'resources/handbook'

/** The film: a color is chosen, a page is moved and written on, and all of it is saved. */
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

/** The pictures of the README, in light and in dark, and its film. */
async function takeReadme(browser: Browser): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await withEditor(HANDBOOK, async url => {
      const page = await opened(browser, url, { title: 'Quickstart', colorScheme })
      if (colorScheme === 'dark') await chooseInPreview(page, 'Color mode', /^Dark$/)
      keep(FOLDER, `editor-${colorScheme}.png`, await page.screenshot({ animations: 'disabled' }))
      await page.close()
    })
  }
  await withEditor(HANDBOOK, async url => {
    const page = await opened(browser, url, { title: 'Quickstart' })
    const camera = new Camera(page, await browser.newPage(), 0.6)
    await filmJob(page, camera)
    keep(FOLDER, 'write.gif', encodeGif(camera.film))
  })
}

const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
const takers = { readme: takeReadme, handbook: takeHandbook }
try {
  const wanted = process.argv.slice(2)
  for (const [name, take] of Object.entries(takers))
    if (wanted.length === 0 || wanted.includes(name)) await take(browser)
} finally {
  await browser.close()
}
