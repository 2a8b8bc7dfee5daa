import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showLanguage } from '../messages/messages.ts'
import { openSite } from '../testing/rendered-site.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useShellCommands } from './useShellCommands.ts'
import { useSiteCommands } from './useSiteCommands.ts'

const FILES = {
  'docs.json': '{ "name": "Garden", "navigation": [{ "group": "Start", "pages": ["one"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n',
}

const noSheet = () => undefined

function Header() {
  useShellCommands(noSheet)
  useSiteCommands(noSheet)
  return <Toolbar />
}

beforeEach(() => page.viewport(1024, 700))
afterEach(async () => {
  await showLanguage('en')
  await page.viewport(1280, 800)
  await expect.poll(() => window.innerWidth).toBe(1280)
})

/** Buttons of the header that an edge of the window cuts off. */
const outside = () =>
  [...document.querySelectorAll('button')]
    .filter(button => button.checkVisibility())
    .filter(button => {
      const { left, right } = button.getBoundingClientRect()
      return left < 0 || right > window.innerWidth
    })
    .map(button => button.textContent || button.ariaLabel)

test.each(['en', 'de', 'fr', 'en-XA', 'ar-XB'])('in %s the header has room at 1024 pixels', async code => {
  const { render } = await openSite(FILES)
  await showLanguage(code)
  await render(<Header />)
  const name = page.getByText('Garden', { exact: true })
  await expect.element(name).toBeInTheDocument()
  await expect.poll(() => document.querySelector('[data-kind]')?.textContent).toBeTruthy()
  expect(outside()).toEqual([])
  expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth)
})
