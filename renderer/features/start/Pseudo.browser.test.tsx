import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '../../host/session/session.ts'
import { showLanguage } from '../../messages/messages.ts'
import { openSite, renderIn } from '../../testing/rendered-site.tsx'
import { StartScreen } from './StartScreen.tsx'

const FILES = {
  'docs.json':
    '{ "name": "1", "colors": { "primary": "#123456" }, "navigation": [{ "group": "2", "pages": ["3"] }] }\n',
  '3.mdx': '---\ntitle: "3"\n---\n\n4\n',
}

/** Texts that are the same in every language: names, keys of docs.json and of the keyboard, and numbers. */
const SAME = /^[^a-z]*$|^(docs\.json|Galley|English|3\.mdx|\/\S+)$/i

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

const isHidden = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect()
  return width <= 1 || height <= 1
}

/** Texts of an element that are not in a pseudo-language. */
const untranslated = (element: Element): readonly string[] => {
  const own = [...element.childNodes]
    .filter(node => node.nodeType === Node.TEXT_NODE)
    .map(node => node.nodeValue ?? '')
  const names = ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? '')
  return [...own, ...names].map(text => text.trim()).filter(text => !text.includes('⟦') && !SAME.test(text))
}

/** Elements whose texts are not from the interface. */
const FOREIGN = 'iframe, code, kbd, .monaco-editor, [data-sonner-toaster], style, script'

/** Whether an edge of the window cuts an element off. */
const isOutside = (element: HTMLElement) => {
  const { left, right } = element.getBoundingClientRect()
  return left < 0 || right > window.innerWidth
}

/** Labels that are cut off without an ellipsis, which would come with a tooltip. */
function cutOff(): readonly string[] {
  const labels = document.querySelectorAll<HTMLElement>('button, label, h1, h2, h3, [role="tab"], legend')
  return [...labels].flatMap(label => {
    if (!isShown(label) || isHidden(label) || label.closest(`${FOREIGN}, [aria-hidden="true"]`)) return []
    const inner = [label, ...label.querySelectorAll<HTMLElement>('*')]
    const cut = inner.filter(one => {
      const { overflowX, textOverflow } = getComputedStyle(one)
      return (
        one.scrollWidth > one.clientWidth + 1 &&
        one.clientWidth > 0 &&
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis'
      )
    })
    const wide =
      label.scrollWidth > label.clientWidth + 1 &&
      getComputedStyle(label).textOverflow !== 'ellipsis' &&
      getComputedStyle(label).display !== 'inline'
    return cut.length > 0 || wide || isOutside(label)
      ? [label.textContent.slice(0, 60) || label.outerHTML.slice(0, 80)]
      : []
  })
}

/** What is left in English on the screen; the code editor of other tests leaves its own texts outside of `main`. */
const leftEnglish = (): readonly string[] =>
  [...document.querySelectorAll('main *')]
    .filter(element => isShown(element) && !element.closest(FOREIGN))
    .flatMap(untranslated)

beforeEach(() => page.viewport(1024, 700))
afterEach(async () => {
  await showLanguage('en')
  await page.viewport(1280, 800)
  await expect.poll(() => window.innerWidth).toBe(1280)
})

test('a label that is cut off is found', async () => {
  const { render } = await openSite(FILES)
  await render(
    <button type="button" style={{ inlineSize: '2rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>
      ⟦Sávé áļļ⟧
    </button>,
  )
  expect(cutOff()).toEqual(['⟦Sávé áļļ⟧'])
})

test.each(['en-XA', 'ar-XB'])('in %s the start screen is not in English, and has room', async code => {
  const { app } = await openSite(FILES)
  useSession.of(app).setState({ site: undefined, recent: [] })
  await showLanguage(code)
  await renderIn(app, undefined, <StartScreen />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...new Set(leftEnglish())]).toEqual([])
  expect([...new Set(cutOff())]).toEqual([])
})
