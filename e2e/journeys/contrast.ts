import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame } from '@playwright/test'
import type Axe from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    readonly axe: typeof Axe
  }
}

/** Loads axe in a document that does not have it. */
export async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
}

interface Measured {
  /** How the texts look that were measured. */
  readonly looks: readonly string[]
  readonly poor: readonly string[]
}

/**
 * Measures the texts that are seen and look like none that was measured before. How a text looks: its own colour and
 * size, and what stands behind it, from the element up to the page.
 */
async function measureUnseen(seen: readonly string[]): Promise<Measured> {
  const known = new Set(seen)
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element): string => {
    const told = grounds.get(element)
    if (told !== undefined) return told
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [element.localName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity]
    const ground = `${element.parentElement ? groundOf(element.parentElement) : ''}>${own.join(' ')}`
    grounds.set(element, ground)
    return ground
  }
  const shows = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  // What axe leaves out must not stand for another text that looks alike.
  const isMeasured = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(':disabled:not(fieldset), [aria-disabled="true"]') === null
  for (const element of document.body.querySelectorAll('*')) {
    if (!shows(element) || !isMeasured(element)) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const look = `${groundOf(element)} ${color} ${fontSize} ${fontWeight}`
    if (!known.has(look)) element.setAttribute('data-unseen', '')
    known.add(look)
  }
  const looks = [...known].slice(seen.length)
  if (looks.length === 0) return { looks, poor: [] }
  const { violations } = await window.axe.run(
    { include: [['[data-unseen]']], exclude: [['iframe']] },
    {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: ['color-contrast'] },
    },
  )
  for (const element of document.querySelectorAll('[data-unseen]')) element.removeAttribute('data-unseen')
  const poor = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  return { looks, poor }
}

/** What axe says about colours; of texts that look alike the first is measured, and none that looks like one in `seen`. */
export async function poorContrast(frame: Frame, seen: Set<string>): Promise<readonly string[]> {
  await loadAxe(frame)
  const { looks, poor } = await frame.evaluate(measureUnseen, [...seen])
  for (const look of looks) seen.add(look)
  return poor.map(target => `color-contrast: ${target}`)
}
