import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { emptyElsewhere, expect, test, watchTroubles } from '../built-site.ts'
import { loadAxe, poorContrast } from '../contrast.ts'

const leadsOn = (file: string) => readFileSync(file, 'utf8').includes('http-equiv="refresh"')

/** Returns the documents of a built site except redirects. */
const documentsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.html') && !leadsOn(join(folder, file)))
    .sort()

/** Returns the violations except contrast. */
async function violations(page: Page): Promise<readonly string[]> {
  await loadAxe(page.mainFrame())
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run(
      { exclude: [['iframe']] },
      { iframes: false, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } },
    )
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`)
  })
}

// Recording so many pages costs more than checking them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })
test.describe.configure({ timeout: 600_000 })

type Mode = 'light' | 'dark'

interface Screen {
  readonly name: string
  readonly width: number
  /** The appearances of texts measured on it. */
  readonly seen: Set<string>
}

/** Checks the page as it is shown on one screen, in both modes. */
async function expectAccessible(
  page: Page,
  file: string,
  { name, width, seen }: Screen,
  modes: readonly Mode[],
): Promise<void> {
  const shown = `${file} on a ${name}`
  await page.setViewportSize({ width, height: 850 })
  for (const mode of modes) {
    await page.emulateMedia({ colorScheme: mode })
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
    if (mode === 'light') expect(await violations(page), shown).toEqual([])
    expect(await poorContrast(page.mainFrame(), seen), `${shown}, ${mode}`).toEqual([])
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider, `${shown} is wider than the screen`).toBeLessThanOrEqual(0)
}

// In halves, which run at the same time.
for (const half of [0, 1]) {
  test(`every page of the handbook is accessible on a desktop and a phone, half ${half + 1}`, async ({
    page,
    builtSite,
  }) => {
    const { folder, hosted } = await builtSite('resources/handbook')
    await emptyElsewhere(page)
    const complaints = watchTroubles(page)
    const desktop: Screen = { name: 'desktop', width: 1360, seen: new Set() }
    const phone: Screen = { name: 'phone', width: 390, seen: new Set() }
    const files = documentsIn(folder).filter((_, index) => index % 2 === half)
    // Each page begins as the last one ended: a change of width or mode draws all of it again.
    for (const [index, file] of files.entries()) {
      await page.goto(`${hosted}${file}`)
      const [first, second] = index % 2 === 0 ? [desktop, phone] : [phone, desktop]
      await expectAccessible(page, file, first, ['light', 'dark'])
      await expectAccessible(page, file, second, ['dark', 'light'])
    }
    expect(complaints).toEqual([])
  })
}

/** Returns the names of visible focusable elements. */
const REACHABLE = 'a[href], button, summary, video[controls], input:not([disabled]), [tabindex="0"]'

test('a page can be read with the keyboard', async ({ page, builtSite }) => {
  const { hosted } = await builtSite('resources/handbook')
  await page.goto(`${hosted}pages/structure.html`)
  const wanted = await page.locator(REACHABLE).evaluateAll(elements =>
    elements
      .filter((element, index) => {
        element.setAttribute('data-stop', String(index))
        return element.checkVisibility({ visibilityProperty: true }) && (element as HTMLElement).tabIndex >= 0
      })
      .map(element => element.getAttribute('data-stop')),
  )
  const seen = new Set<string | null>()
  for (let presses = 0; presses < wanted.length + 5; presses++) {
    await page.keyboard.press('Tab')
    const [stop, isShown] = await page.evaluate(() => {
      const element = document.activeElement
      const style = element && getComputedStyle(element)
      return [
        element?.getAttribute('data-stop') ?? null,
        style !== null && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0,
      ] as const
    })
    if (stop !== null) expect(isShown, `the focus on ${stop} is seen`).toBe(true)
    seen.add(stop)
  }
  expect(wanted.filter(stop => !seen.has(stop))).toEqual([])

  await page.getByRole('tab', { name: 'macOS' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Linux' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Linux' })).toBeVisible()
  await page.locator('summary', { hasText: 'Can I link to one?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Following the link opens it.')).toBeVisible()
})

/** Returns text in the page body that readers can't reach; the content of a closed accordion counts as reachable. */
const hiddenText = (page: Page) =>
  page.locator('.prose, .aside').evaluateAll(roots => {
    const hidden: string[] = []
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const isLeft =
          !node.textContent?.trim() ||
          element?.closest(
            'annotation, [hidden], [role=tablist], .code-bar > select, .when-open, .when-closed, .bubble, .copy, svg, details:not([open]), .anchor, .u-dark-block',
          )
        if (element && !isLeft && !element.checkVisibility({ visibilityProperty: true }))
          hidden.push(node.textContent?.trim().slice(0, 60) ?? '')
      }
    }
    return hidden
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything on every page can be read', async ({ page, builtSite }) => {
    const { folder, hosted } = await builtSite('resources/handbook')
    for (const file of documentsIn(folder)) {
      await page.goto(`${hosted}${file}`)
      expect(await hiddenText(page), file).toEqual([])
    }
    await page.goto(`${hosted}pages/structure.html`)
    await expect(page.getByText('Press ⌘ S.')).toBeVisible()
    await expect(page.getByText('Press Ctrl S.').last()).toBeVisible()
    await page.getByText('Can I link to one?').click()
    await expect(page.getByText('Following the link opens it.')).toBeVisible()
  })
})

test('print shows every tab and every accordion', async ({ page, builtSite }) => {
  const { hosted } = await builtSite('resources/handbook')
  let printed = 0
  for (const file of ['pages/structure.html', 'pages/code.html', 'cases/nesting.html']) {
    await page.goto(`${hosted}${file}`)
    await page.emulateMedia({ media: 'print' })
    expect(await hiddenText(page), file).toEqual([])
    const folds = await page.locator('details > :not(summary), .panel').all()
    for (const fold of folds) await expect(fold).toBeVisible()
    printed += folds.length
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
  expect(printed).toBeGreaterThan(5)
})
