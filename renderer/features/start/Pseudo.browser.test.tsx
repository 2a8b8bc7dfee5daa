import { afterEach, expect, test } from 'vitest'
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

/** What is left in English on the screen; the code editor of other tests leaves its own texts outside of `main`. */
const leftEnglish = (): readonly string[] =>
  [...document.querySelectorAll('main *')]
    .filter(element => isShown(element) && !element.closest(FOREIGN))
    .flatMap(untranslated)

afterEach(() => showLanguage('en'))

test.each(['en-XA', 'ar-XB'])('in %s the start screen is not in English', async code => {
  const { app } = await openSite(FILES)
  useSession.of(app).setState({ site: undefined, recent: [] })
  await showLanguage(code)
  await renderIn(app, undefined, <StartScreen />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...new Set(leftEnglish())]).toEqual([])
})
