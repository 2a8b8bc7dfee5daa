import type { Frame, Page } from '@playwright/test'
import { loadAxe, poorContrast } from '../contrast.ts'
import { expect } from '../editor-hosts.ts'

/**
 * Waits until transitions have ended: half-transparent text lacks contrast, and a list that was just filtered has not
 * yet told its field which option is current.
 */
const settled = (frame: Frame): Promise<unknown> =>
  frame.evaluate(async () => {
    // Asked in each frame: of an animation that ends while nothing is drawn, “finished” may stay pending.
    const isMoving = () =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline) // others go as far as something is scrolled
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .some(({ playState }) => playState === 'running')
    while (isMoving()) await new Promise(requestAnimationFrame)
    const leadsNowhere = () =>
      [...document.querySelectorAll('[aria-activedescendant]')].some(
        field => !document.getElementById(field.getAttribute('aria-activedescendant') ?? ''),
      )
    for (let frames = 0; frames < 120 && leadsNowhere(); frames++) await new Promise(requestAnimationFrame)
  })

/** Rules to skip with an open popover: its hidden button “Dismiss” is in no landmark, but touch screen readers need it. */
export const AROUND_POPOVERS: readonly string[] = ['region']

/** The appearances of texts measured since this process started. */
const looks = new Set<string>()

declare global {
  interface Window {
    /** Documents without violations, in light and dark mode. */
    galleyClean?: Record<string, string>
  }
}

interface Asked {
  readonly except: readonly string[]
  /** An unchanged document is not checked again. */
  readonly once: boolean
}

/** Returns the violations in one document except contrast; frames are checked separately. */
async function foundIn(frame: Frame, asked: Asked): Promise<readonly string[]> {
  await loadAxe(frame)
  return frame.evaluate(async ({ except, once }) => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const mode = isDark ? 'dark' : 'light'
    const seen = once ? `${innerWidth} ${document.documentElement.outerHTML}` : undefined
    if (seen !== undefined && window.galleyClean?.[mode] === seen) return []
    const left = ['color-contrast', ...except]
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      // Only what dark mode can break; everything else is checked in light mode.
      ...(isDark
        ? { runOnly: { type: 'rule', values: ['link-in-text-block'] } }
        : { rules: Object.fromEntries(left.map(id => [id, { enabled: false }])) }),
    })
    if (seen !== undefined && violations.length === 0)
      window.galleyClean = { ...window.galleyClean, [mode]: seen }
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
  }, asked)
}

/** Returns the violations in one document. */
async function wrongIn(frame: Frame, asked: Asked): Promise<readonly string[]> {
  await settled(frame)
  const found = await foundIn(frame, asked)
  return asked.except.includes('color-contrast') ? found : [...found, ...(await poorContrast(frame, looks))]
}

/** Expects no violations in the visible documents, including the page in the preview. */
export async function expectNone(page: Page, where: string, except: readonly string[] = []): Promise<void> {
  const found = await withoutMotion(page, () => wrongInAny(page, except))
  expect(found, where).toEqual([])
}

/** Runs something with animations off, so that a notice, which may disappear at any moment, is never half transparent. */
async function withoutMotion<T>(page: Page, work: () => Promise<T>): Promise<T> {
  if (await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)) return work()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    return await work()
  } finally {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  }
}

/** Returns the violations in all visible documents. */
async function wrongInAny(page: Page, except: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  const seen = new Set<Frame>()
  const next = () => page.frames().find(frame => !seen.has(frame))
  for (let frame = next(); frame; frame = next()) {
    seen.add(frame)
    const address = frame.url()
    try {
      found.push(...(await wrongIn(frame, { except, once: frame !== page.mainFrame() })))
    } catch (error) {
      // If the preview was reloaded meanwhile, its new frame or page is checked.
      if (frame.isDetached()) continue
      if (frame.url() === address) throw error
      seen.delete(frame)
    }
  }
  return found
}

/** Expects no violations in the editor, in light and dark mode. */
export async function expectNoneInBoth(page: Page, where: string): Promise<void> {
  await expectNone(page, `${where}, light`)
  await color(page, 'dark')
  await expectNone(page, `${where}, dark`)
  await color(page, 'light')
}

async function color(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}
