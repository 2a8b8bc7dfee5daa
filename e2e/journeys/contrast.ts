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

/**
 * Marks the texts that look like none that was seen before, and returns how they look: their own colour and
 * size, and what stands behind them, from the element up to the page.
 */
function markUnseen(seen: readonly string[]): readonly string[] {
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
  for (const element of document.body.querySelectorAll('*')) {
    if (!shows(element)) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const look = `${groundOf(element)} ${color} ${fontSize} ${fontWeight}`
    if (!known.has(look)) element.setAttribute('data-unseen', '')
    known.add(look)
  }
  return [...known].slice(seen.length)
}

/** What axe says about colours; of texts that look alike the first is measured, and none that looks like one in `seen`. */
export async function poorContrast(frame: Frame, seen: Set<string>): Promise<readonly string[]> {
  await loadAxe(frame)
  const looks = await frame.evaluate(markUnseen, [...seen])
  if (looks.length === 0) return []
  for (const look of looks) seen.add(look)
  return frame.evaluate(async () => {
    const { violations } = await window.axe.run(
      { include: [['[data-unseen]']], exclude: [['iframe']] },
      {
        iframes: false,
        resultTypes: ['violations'],
        runOnly: { type: 'rule', values: ['color-contrast'] },
      },
    )
    for (const element of document.querySelectorAll('[data-unseen]')) element.removeAttribute('data-unseen')
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => `color-contrast: ${target.join(' ')}`))
  })
}
