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
  'link-name': ['accessibility/no-text', 'accessibility/no-alt', 'link/empty'],
  'empty-heading': ['accessibility/no-text'],
  'summary-name': ['accessibility/no-text'],
  list: ['accessibility/list-parts'],
  listitem: ['accessibility/list-parts'],
  'definition-list': ['accessibility/list-parts'],
  dlitem: ['accessibility/list-parts'],
  'empty-table-header': ['accessibility/table-header'],
  'frame-title': ['accessibility/frame-title'],
  'color-contrast': ['accessibility/text-color'],
}

/** Of this many pages, only the first is opened. */
const EVERY = Number(process.env.BENCH_EVERY ?? 1)

/** Rules of axe that read colors, besides that of contrast. */
const OF_COLORS = ['link-in-text-block']

declare global {
  interface Window {
    /** Elements that were displayed when the page was looked at. */
    displayedBefore?: ReadonlySet<Element>
  }
}

/** Whether the first page of a site has the root's name; a copy of another page is there otherwise. */
const hasIndex = (repository: string): boolean =>
  ['index.mdx', 'index.md'].some(name => existsSync(join(repository, name)))

/** Returns what axe finds on the shown page without contrast: by all rules, or only by some. */
const foundBy = (page: Page, only?: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async values => {
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(values
        ? { runOnly: { type: 'rule', values: [...values] } }
        : { rules: { 'color-contrast': { enabled: false } } }),
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, only)

/** Notes on each element of the shown page whether it is displayed; returns the source of those that were not. */
const newlyDisplayed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')]
    const shown = elements.filter(each => each.checkVisibility({ visibilityProperty: true }))
    const fresh = shown.filter(each => window.displayedBefore?.has(each) === false)
    window.displayedBefore = new Set(shown)
    return fresh.map(({ outerHTML }) => outerHTML)
  })

/** Shows the opened page in light or dark as readers may choose; returns false if the site has only one mode. */
async function show(page: Page, mode: 'light' | 'dark'): Promise<boolean> {
  await page.emulateMedia({ colorScheme: mode })
  return page.evaluate(chosen => {
    const { dataset } = document.documentElement
    if ('fixed' in dataset && dataset.default !== undefined) return false
    dataset.mode = chosen
    return true
  }, mode)
}

/** What was seen on the pages of a site. */
interface Seen {
  /** The appearances of texts in each mode. */
  readonly light: Set<string>
  readonly dark: Set<string>
  /** Elements that are displayed only in dark. */
  readonly elements: Set<string>
}

/**
 * Returns what axe finds on a page in light and in dark. Only rules that read colors can find something else in dark,
 * unless it displays elements that light does not and that no page before had. Texts with poor contrast count once for each appearance of a text.
 */
async function violationsOn(page: Page, address: string, seen: Seen): Promise<readonly string[]> {
  await page.goto(address)
  const hasBoth = await show(page, 'light')
  const frame = page.mainFrame()
  await loadAxe(frame)
  const found = [...(await foundBy(page)), ...(await poorContrast(frame, seen.light))]
  if (!hasBoth) return found
  await newlyDisplayed(page)
  await show(page, 'dark')
  const elements = await newlyDisplayed(page)
  const isKnown = elements.every(element => seen.elements.has(element))
  for (const element of elements) seen.elements.add(element)
  const inDark = [
    ...(await foundBy(page, isKnown ? OF_COLORS : undefined)),
    ...(await poorContrast(frame, seen.dark)),
  ]
  return [...found, ...inDark.filter(each => !found.includes(each)).map(each => `${each} (dark)`)]
}

/**
 * Runs axe on the pages of repositories, in light and in dark. What an author causes and `galley check` tells of that
 * page counts apart from everything else, which is printed and ends the program with an exit code.
 */
export async function benchAccessibility(folders: readonly string[]): Promise<readonly Row[]> {
  const executablePath = findHeadlessShell() ?? findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.addInitScript('globalThis.__name = value => value')
  // Pages are read without a network.
  await page.route(/^https?:/, route => route.abort())
  const count = { pages: 0, told: 0, others: 0 }
  await eachBuilt(folders, async (repository, out) => {
    const told = toldProblems(repository)
    const seen = { light: new Set<string>(), dark: new Set<string>(), elements: new Set<string>() }
    const isCopy = (file: string) => file === 'index.html' && !hasIndex(repository)
    const files = shownDocuments(out).filter(file => !isCopy(file))
    for (const [index, file] of files.entries()) {
      if (index % EVERY !== 0) continue
      count.pages += 1
      const known = told.get(file.replace(/(?:\/index)?\.html$/, '')) ?? new Set()
      for (const violation of await violationsOn(page, pathToFileURL(join(out, file)).href, seen)) {
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
