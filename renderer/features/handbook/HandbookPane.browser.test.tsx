import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { Handbook } from '../../../shared/project/base/handbook.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { openHandbook, openHandbookHere } from '../../host/view/handbook.ts'
import { showLanguage } from '../../messages/messages.ts'
import type { FromFrame, ToFrame } from '../../preview-frame/protocol.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { HandbookPane } from './HandbookPane.tsx'

const FILES = { 'docs.json': '{ "name": "Acme", "navigation": [] }\n' }

// A page that says to the window what the test tells it to, and reports what the window says.
const DOCUMENT = `<script>
let port
onmessage = ({ data, ports }) => {
  if (data.galley === 'port') {
    port = ports[0]
    port.onmessage = event => parent.postMessage({ heard: event.data }, '*')
    port.postMessage({ kind: 'ready' })
  } else port.postMessage(data.say)
}
</script>`
const BASE = `data:text/html,${encodeURIComponent(DOCUMENT)}<a%20id="/`

const HANDBOOK: Handbook = {
  base: BASE,
  pages: [
    {
      ...{ path: 'quickstart', group: 'Get started', title: 'Quickstart' },
      ...{ description: 'The first ten minutes.' },
      text: 'Begin with a folder.',
      parts: [{ title: 'Open a site', anchor: 'open-a-site', text: 'Choose a folder on this computer.' }],
    },
    {
      ...{ path: 'guides/saving', group: 'Guides', title: 'Save' },
      ...{ description: 'What is written.' },
      text: 'Every file.',
      parts: [
        { title: 'Undo a save', anchor: 'undo-a-save', text: 'Earlier states are kept for ninety days.' },
      ],
    },
  ],
}

const handbook = vi.fn()
let opened: OpenedTestSite
let heard: ToFrame[] = []
const hear = ({ data }: MessageEvent) => {
  if (data?.heard) heard.push(data.heard)
}

const pane = () => page.getByRole('complementary', { name: 'Handbook' })
const button = (name: string) => pane().getByRole('button', { name, exact: true })
const frame = () => pane().getByTitle('Page of the handbook')
const shown = () => (frame().element() as HTMLIFrameElement).src.slice(BASE.length)
const ready = () => expect.element(frame()).toHaveAttribute('data-ready', 'true')
const say = (message: FromFrame) =>
  (frame().element() as HTMLIFrameElement).contentWindow?.postMessage({ say: message }, '*')

beforeEach(async () => {
  heard = []
  addEventListener('message', hear)
  handbook.mockReset().mockReturnValue(HANDBOOK)
  opened = await openSite(FILES, { handlers: { handbook } })
  await opened.render(
    <>
      <div data-help="guides/saving#undo-a-save">
        <button type="button">Setting</button>
      </div>
      <button type="button">Elsewhere</button>
      <HandbookPane />
    </>,
  )
})
afterEach(() => removeEventListener('message', hear))

test('it opens with its contents, by group, and shows a page without the frame of a site', async () => {
  openHandbook(opened.app)
  await expect.element(pane()).toHaveFocus()
  await expect.element(pane().getByRole('heading', { name: 'Guides' })).toBeVisible()
  await expectAccessible()
  await button('Save').click()
  await ready()
  expect(shown()).toBe('guides/saving.html')
  await expect.poll(() => heard.map(({ kind }) => kind)).toEqual(['article', 'mode', 'terms'])
  await button('Contents').click()
  await expect.element(button('Quickstart')).toBeVisible()
})

test('pages and their parts are found by their words, and Enter shows the first', async () => {
  openHandbook(opened.app)
  await page.getByPlaceholder('Search the handbook').fill('undo')
  await expect.element(page.getByRole('option', { name: 'Undo a save Save' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await ready()
  expect(shown()).toBe('guides/saving.html#undo-a-save')
})

test('a match in the text of a page comes after the titles, with the text around it', async () => {
  openHandbook(opened.app)
  await page.getByPlaceholder('Search the handbook').fill('ninety')
  await expect.element(page.getByRole('option', { name: 'Undo a save Save' })).toBeVisible()
  await expect.element(pane().getByText('Earlier states are kept for ninety days.')).toBeVisible()
  await expectAccessible()
  await page.getByPlaceholder('Search the handbook').fill('folder')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(2)
})

test('what is not found is said', async () => {
  openHandbook(opened.app)
  await page.getByPlaceholder('Search the handbook').fill('zeppelin')
  await expect.element(pane().getByText('No results for “zeppelin”')).toBeVisible()
})

test('links of a page lead on, and there is a way back', async () => {
  openHandbook(opened.app, 'quickstart')
  await ready()
  say({ kind: 'visit', url: `${BASE}guides/saving.html?x#undo-a-save` })
  await expect.poll(shown).toBe('guides/saving.html#undo-a-save')
  await button('Back in the handbook').click()
  await expect.poll(shown).toBe('quickstart.html')
  await button('Forward in the handbook').click()
  await expect.poll(shown).toBe('guides/saving.html#undo-a-save')
  await expect.element(button('Forward in the handbook')).toBeDisabled()
})

test('a link to elsewhere is opened only if the person says so, and nothing is sent', async () => {
  openHandbook(opened.app, 'quickstart')
  await ready()
  say({ kind: 'visit', url: 'https://example.com/' })
  await expect.element(page.getByText('This link leads out of the handbook.')).toBeVisible()
  say({ kind: 'send', id: 3, method: 'GET', url: 'https://a.example', headers: [] })
  await expect.poll(() => heard.find(({ kind }) => kind === 'unsent')).toMatchObject({ id: 3 })
})

test('from a setting it opens at what explains the setting, and Escape returns to it', async () => {
  const setting = page.getByRole('button', { name: 'Setting', exact: true })
  setting.element().focus()
  openHandbookHere(opened.app)
  await ready()
  expect(shown()).toBe('guides/saving.html#undo-a-save')
  await userEvent.keyboard('{Escape}')
  await expect.element(pane()).not.toBeInTheDocument()
  await expect.element(setting).toHaveFocus()
})

test('a page gets the names of the interface in the language of the window', async () => {
  const names = () => heard.findLast(message => message.kind === 'terms')?.terms
  openHandbook(opened.app, 'quickstart')
  await ready()
  await showLanguage('ar-XB')
  await expect.poll(() => names()?.names.get('Save all')).toMatch(/^⟦/)
  expect(names()).toMatchObject({ lang: 'ar-XB', dir: 'rtl' })
  await showLanguage('en')
  await expect.poll(() => names()?.names.size).toBe(0)
})

test('right to left, the contents stay English', async () => {
  await showLanguage('ar-XB')
  openHandbook(opened.app)
  const group = page.getByText('Get started', { exact: true })
  await expect.element(group).toBeVisible()
  expect(getComputedStyle(group.element()).direction).toBe('ltr')
  await showLanguage('en')
})

test('elsewhere it opens where it was left', async () => {
  openHandbook(opened.app, 'quickstart')
  await ready()
  await button('Close the handbook').click()
  page.getByRole('button', { name: 'Elsewhere' }).element().focus()
  openHandbookHere(opened.app)
  await ready()
  expect(shown()).toBe('quickstart.html')
})

test('a handbook that cannot be read says why, and can be tried again', async () => {
  handbook.mockImplementation(() => {
    throw new Refusal('unavailable', asMessage('It is not built.'))
  })
  openHandbook(opened.app)
  await expect.element(pane().getByText('It is not built.')).toBeVisible()
  await expectAccessible()
  handbook.mockReturnValue(HANDBOOK)
  await button('Try again').click()
  await expect.element(button('Quickstart')).toBeVisible()
})
