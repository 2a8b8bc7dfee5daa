import type { Frame, Page } from '@playwright/test'
import { CALL } from './vectors.ts'

/** Records every attack that runs in any frame of a page, by its number; dialogs count as well. */
export async function watchAttacks(page: Page): Promise<ReadonlySet<number>> {
  const fired = new Set<number>()
  await page.exposeBinding(CALL, (_, number: unknown) => void fired.add(Number(number)))
  page.on('dialog', dialog => {
    fired.add(-1)
    void dialog.dismiss()
  })
  return fired
}

/** Does what a reader might: points at, focuses and presses everything that does not lead away. */
export const poke = (frame: Page | Frame, inside = 'body'): Promise<void> =>
  frame.evaluate(where => {
    for (const element of document.querySelectorAll(`${where} *`)) {
      for (const type of ['mouseover', 'mouseenter', 'focus', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
      const link = element.closest('a')
      if (link === null || link.protocol === 'javascript:')
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  }, inside)

/** What no page may have, whatever it shows: descriptions of elements that could run something. */
export const unsafeParts = (frame: Page | Frame): Promise<readonly string[]> =>
  frame.evaluate(() => {
    const isUnsafe = (name: string, value: string) =>
      /^on/i.test(name) ||
      /^(?:srcdoc|formaction|ping)$/i.test(name) ||
      (/^(?:href|src|action|data|poster|xlink:href)$/i.test(name) &&
        /^(?:javascript|vbscript|data:text|data:image\/svg)/i.test(
          [...value].filter(letter => letter > ' ').join(''),
        ))
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      if (/^(?:base|object|embed|noscript|math-field|frame|frameset)$/i.test(element.tagName))
        found.push(element.outerHTML.slice(0, 200))
      if (element.tagName === 'IFRAME' && !element.hasAttribute('sandbox'))
        found.push(element.outerHTML.slice(0, 200))
      for (const { name, value } of element.attributes)
        if (isUnsafe(name, value)) found.push(`${element.tagName} ${name}=${value.slice(0, 200)}`)
    }
    return found
  })
