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

/** Loads axe into a document if needed. */
export async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
}

interface Measured {
  /** The appearances of the measured texts. */
  readonly looks: readonly string[]
  readonly poor: readonly string[]
}

/**
 * Measures the visible texts whose appearance was not measured before. The appearance of a text is its color and size,
 * and the backgrounds behind it, from the element up to the page.
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
  // A text that axe skips must not represent another text with the same appearance.
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

/** Returns the contrast violations. Only the first text of each appearance is measured, and none whose appearance is in `seen`. */
export async function poorContrast(frame: Frame, seen: Set<string>): Promise<readonly string[]> {
  await loadAxe(frame)
  const { looks, poor } = await frame.evaluate(measureUnseen, [...seen])
  for (const look of looks) seen.add(look)
  return poor.map(target => `color-contrast: ${target}`)
}
