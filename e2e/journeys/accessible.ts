import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type Axe from 'axe-core'
import { expect } from '../hosts.ts'

/** Waits until what comes into view is there: half transparent, everything lacks contrast. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline) // others go as far as something is scrolled
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(finite.map(({ finished }) => finished)).then(() => undefined)
  })

/** Around an open popover: its hidden button “Dismiss” stands in no landmark, and touch readers need it there. */
export const AROUND_POPOVERS: readonly string[] = ['region']

/** What a dark screen can break alone; everything else is looked at on the light one. */
const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block']

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    readonly axe: typeof Axe
    /** What axe found nothing wrong with. */
    galleyClean?: string
  }
}

interface Asked {
  readonly except: readonly string[]
  readonly colours: readonly string[]
  /** A document that did not change since is not looked at again. */
  readonly once: boolean
}

/** What axe finds in one document; frames in it are looked at by themselves. */
async function foundIn(frame: Frame, asked: Asked): Promise<readonly string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  return frame.evaluate(async ({ except, colours, once }) => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const seen = once ? `${isDark} ${innerWidth} ${document.documentElement.outerHTML}` : undefined
    if (seen !== undefined && window.galleyClean === seen) return []
    const rules = Object.fromEntries(except.map(id => [id, { enabled: false }]))
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(isDark ? { runOnly: { type: 'rule', values: [...colours] } } : { rules }),
    })
    if (seen !== undefined && violations.length === 0) window.galleyClean = seen
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
  }, asked)
}

/** Nothing is wrong with what is seen, the page in the preview included. */
export async function expectNone(page: Page, where: string, except: readonly string[] = []): Promise<void> {
  await settled(page)
  const found: string[] = []
  for (const frame of page.frames()) {
    const once = frame !== page.mainFrame()
    found.push(...(await foundIn(frame, { except, colours: COLOURS, once })))
  }
  expect(found, where).toEqual([])
}
