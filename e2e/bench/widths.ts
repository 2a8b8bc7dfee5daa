import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser, findHeadlessShell } from '../browser.ts'
import { NARROW, tooWide } from '../too-wide.ts'
import { eachBuilt, shownDocuments } from './built-repositories.ts'
import type { Row } from './row.ts'

/**
 * Opens every page of every repository at the widths of phones and of a tablet; one that scrolls sideways, or that cuts
 * something off for good, ends the program with an exit code.
 */
export async function benchWidths(folders: readonly string[]): Promise<readonly Row[]> {
  const executablePath = findHeadlessShell() ?? findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.addInitScript('globalThis.__name = value => value')
  // Pages are read without a network.
  await page.route(/^https?:/, route => route.abort())
  let pages = 0
  const wide = new Map(NARROW.map(width => [width, 0]))
  await eachBuilt(folders, async (repository, out) => {
    for (const file of shownDocuments(out)) {
      pages += 1
      await page.goto(pathToFileURL(join(out, file)).href)
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 900 })
        const found = await tooWide(page)
        if (found.length === 0) continue
        wide.set(width, (wide.get(width) ?? 0) + 1)
        process.stdout.write(`  ${basename(repository)}/${file} at ${width}: ${found.join('; ')}\n`)
      }
    }
  })
  await browser.close()
  const rows = [...wide].map(
    ([width, value]): Row => ({ what: `pages too wide for ${width} pixels`, value, unit: '', most: 0 }),
  )
  if (rows.some(({ value }) => value > 0)) process.exitCode = 1
  return [{ what: 'pages', value: pages, unit: '' }, ...rows]
}
