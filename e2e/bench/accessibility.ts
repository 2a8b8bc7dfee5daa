import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser, findHeadlessShell } from '../browser.ts'
import { loadAxe, poorContrast } from '../contrast.ts'
import { eachBuilt, shownDocuments } from './built-repositories.ts'
import type { Row } from './row.ts'
import { toldProblems } from './told-problems.ts'

/** Rules of `galley check` that tell the author of a page what a rule of axe finds there. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'heading-order': ['page/heading-jump', 'page/first-level-heading'],
  'image-alt': ['accessibility/no-alt'],
  'image-redundant-alt': ['accessibility/repeated-alt'],
  'link-name': ['accessibility/link-text', 'link/empty'],
  'empty-table-header': ['accessibility/table-header'],
  'frame-title': ['accessibility/frame-title'],
  'color-contrast': ['accessibility/text-color'],
}

/** Of this many pages, only the first is opened. */
const EVERY = Number(process.env.BENCH_EVERY ?? 1)
const MODE = process.env.BENCH_MODE === 'dark' ? 'dark' : 'light'

/** Whether the first page of a site has the root's name; a copy of another page is there otherwise. */
const hasIndex = (repository: string): boolean =>
  ['index.mdx', 'index.md'].some(name => existsSync(join(repository, name)))

/** Returns what axe finds on the shown page, and texts with poor contrast that look like none in `looks`. */
async function violationsOn(page: Page, looks: Set<string>): Promise<readonly string[]> {
  const frame = page.mainFrame()
  await loadAxe(frame)
  const found = await frame.evaluate(async () => {
    const rules = { 'color-contrast': { enabled: false } }
    const options = { iframes: false, resultTypes: ['violations' as const], rules }
    const { violations } = await window.axe.run(document, options)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
  return [...found, ...(await poorContrast(frame, looks))]
}

/**
 * Runs axe on the pages of repositories. What an author causes and `galley check` tells of that page counts apart from
 * everything else, which is printed and ends the program with an exit code.
 */
export async function benchAccessibility(folders: readonly string[]): Promise<readonly Row[]> {
  const executablePath = findHeadlessShell() ?? findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
  const page = await (await browser.newContext({ reducedMotion: 'reduce', colorScheme: MODE })).newPage()
  await page.addInitScript('globalThis.__name = value => value')
  // Pages are read without a network.
  await page.route(/^https?:/, route => route.abort())
  const count = { pages: 0, told: 0, others: 0 }
  await eachBuilt(folders, async (repository, out) => {
    const told = toldProblems(repository)
    const looks = new Set<string>()
    const isCopy = (file: string) => file === 'index.html' && !hasIndex(repository)
    const files = shownDocuments(out).filter(file => !isCopy(file))
    for (const [index, file] of files.entries()) {
      if (index % EVERY !== 0) continue
      count.pages += 1
      await page.goto(pathToFileURL(join(out, file)).href)
      const known = told.get(file.replace(/(?:\/index)?\.html$/, '')) ?? new Set()
      for (const violation of await violationsOn(page, looks)) {
        const isTold = TOLD[violation.split(':', 1)[0] ?? '']?.some(rule => known.has(rule)) === true
        count[isTold ? 'told' : 'others'] += 1
        if (!isTold) process.stdout.write(`  ${basename(repository)}/${file}: ${violation}\n`)
      }
    }
  })
  await browser.close()
  if (count.others > 0) process.exitCode = 1
  return [
    { what: 'pages', value: count.pages, unit: '' },
    { what: 'faults of authors that check tells', value: count.told, unit: '' },
    { what: 'other faults', value: count.others, unit: '', most: 0 },
  ]
}
