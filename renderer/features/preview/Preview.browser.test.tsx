import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { showPage, showSection } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { pinDivision } from './divisionFilter.ts'
import { hoverSetting } from './hoveredSetting.ts'
import { onLinkedScroll, reportScroll } from './linkedScrolling.ts'
import { Preview } from './Preview.tsx'
import {
  button,
  choose,
  FILES,
  frame,
  hear,
  heard,
  lastOf,
  open,
  opened,
  path,
  preview,
  say,
  start,
  status,
  urlOf,
  view,
} from './testing/stand-in.tsx'
import { tryTheme } from './trial.ts'

beforeEach(start)
afterEach(() => removeEventListener('message', hear))

test('the first page is shown, live and in a sandbox', async () => {
  await open()
  await expect.element(page.getByRole('region', { name: 'Live preview' })).toBeVisible()
  await expect.element(frame()).toHaveAttribute('sandbox', 'allow-scripts')
  await expect.element(page.getByText('one', { exact: true })).toBeVisible()
  await expect.element(button('Back')).toBeDisabled()
  await expect.element(button('Forward')).toBeDisabled()
  await expect.poll(() => lastOf('mode')).toEqual({ kind: 'mode', mode: 'light' })
})

test('the controls have names that assistive technology finds', async () => {
  await open()
  await frame().element().remove()
  await expectAccessible()
})

test('the preview follows the page that is edited, unless it is told not to', async () => {
  await open()
  showPage(opened.site, 'two.mdx')
  await expect.poll(path).toBe('two')
  await expect.element(button('Follow the page being edited')).toHaveAttribute('aria-pressed', 'true')
  await button('Follow the page being edited').click()
  showPage(opened.site, 'one.mdx')
  await expect.element(button('Follow the page being edited')).toHaveAttribute('aria-pressed', 'false')
  expect(path()).toBe('two')
  await button('Follow the page being edited').click()
  await expect.poll(path).toBe('one')
})

test('back and forward go through the pages, and the editor follows', async () => {
  await open()
  showPage(opened.site, 'two.mdx')
  await expect.poll(path).toBe('two')
  await button('Back').click()
  await expect.poll(path).toBe('one')
  await button('Forward').click()
  await expect.poll(path).toBe('two')
  await expect.poll(() => view().main).toEqual({ kind: 'page', file: 'two.mdx' })
  await expect.element(button('Forward')).toBeDisabled()
})

test('a page is loaded again by its button', async () => {
  await open()
  const before = preview.mock.calls.length
  await button('Reload').click()
  await expect.poll(() => preview.mock.calls.length).toBe(before + 1)
  expect(preview.mock.lastCall?.[0]).toEqual({ page: '' })
})

test('a page that cannot be shown says why, and is tried again', async () => {
  preview.mockImplementationOnce(() => {
    throw new Refusal('not-found', asMessage('There is no page.'), asMessage('Add one.'))
  })
  await opened.render(<Preview />)
  await expect.element(page.getByText('This page can’t be shown')).toBeVisible()
  await expect.element(page.getByText('There is no page. Add one.')).toBeVisible()
  await expect.element(status()).toHaveTextContent('Stopped')
  await expect.element(frame()).not.toBeInTheDocument()
  await button('Try again').click()
  await expect.element(status()).toHaveTextContent('Live')
})

test('the preview of a page that is deleted says so, until the page is back', async () => {
  await open()
  await opened.host.edit({ label: 'Delete', edits: [], remove: ['one.mdx'] })
  await expect.element(status()).toHaveTextContent('Deleted')
  await opened.host.undo()
  await expect.element(status()).toHaveTextContent('Live')
})

test('light and dark, both, and a phone beside them', async () => {
  await open()
  await choose('Color mode', 'Dark')
  await expect.poll(() => lastOf('mode')).toEqual({ kind: 'mode', mode: 'dark' })
  await choose('Color mode', 'Light and dark')
  await expect.element(frame('Preview in dark')).toBeVisible()
  await expect.element(frame('Preview on a phone')).not.toBeInTheDocument()
  await choose('Color mode', 'Light, dark and phone')
  await expect.element(frame('Preview on a phone')).toBeInTheDocument()
  expect((frame('Preview on a phone').element() as HTMLElement).offsetWidth).toBe(390)
})

for (const [name, width] of [
  ['Phone', 390],
  ['Tablet', 820],
  ['Desktop', 1360],
] as const)
  test(`the page is laid out for the width of a device: ${name}`, async () => {
    await open()
    await page.getByRole('radio', { name, exact: true }).click({ force: true })
    await expect.poll(() => (frame().element() as HTMLElement).offsetWidth).toBe(width)
  })

test('a color vision is simulated and named', async () => {
  await open()
  await choose('Color vision', 'No red (protanopia)')
  await expect.poll(() => lastOf('vision')).toEqual({ kind: 'vision', vision: 'protanopia' })
  await expect.element(button('No red (protanopia)')).toBeVisible()
})

test('elements of the page lead to their sources until choosing is turned off', async () => {
  await open()
  await button('Select an element to go to its source').click()
  await expect.poll(() => lastOf('pick')).toEqual({ kind: 'pick', isOn: true })
  say({ kind: 'source', line: 7, region: undefined, pointer: undefined })
  await expect.poll(() => view().main).toEqual({ kind: 'page', file: 'one.mdx' })
  say({ kind: 'source', line: undefined, region: 'header', pointer: '/name' })
  await expect.poll(() => view().main).toEqual({ kind: 'section', section: 'basics' })
  expect(lastOf('pick')).toEqual({ kind: 'pick', isOn: true })
  await button('Select an element to go to its source').click()
  await expect.poll(() => lastOf('pick')).toEqual({ kind: 'pick', isOn: false })
})

test('what a snippet writes leads into the snippet', async () => {
  await open()
  say({ kind: 'source', line: 7, region: undefined, pointer: undefined, snippet: 'snippets/note.mdx:1' })
  await expect.poll(() => view().main).toEqual({ kind: 'page', file: 'snippets/note.mdx' })
})

for (const [region, pointer, section] of [
  ['header', undefined, 'header'],
  ['tabs', undefined, 'divisions'],
  [undefined, '/colors/primary', 'look'],
] as const)
  test(`what docs.json draws leads to its setting: ${region ?? pointer}`, async () => {
    await open()
    say({ kind: 'source', line: undefined, region, pointer })
    await expect.poll(() => view().main).toEqual({ kind: 'section', section })
  })

test('a link to another page opens it in preview and editor', async () => {
  await open()
  const base = new URL(urlOf('one')).href.replace(/[^/]*$/, '')
  say({ kind: 'visit', url: `${base}two.html#more` })
  await expect.poll(path).toBe('two')
  expect(view().main).toEqual({ kind: 'page', file: 'two.mdx' })
  expect(frame().element().getAttribute('src')).toMatch(/#more$/)
})

test('a link to another site is offered, and a broken one is named', async () => {
  await open()
  say({ kind: 'visit', url: 'https://example.com/' })
  await expect.element(page.getByText('This link leads to another site')).toBeVisible()
  await expect.element(page.getByText('https://example.com/')).toBeVisible()
  await expect.element(button('Open in browser')).toBeVisible()
  say({ kind: 'visit', url: 'file:///nowhere' })
  await expect.element(page.getByText('Broken link', { exact: true })).toBeVisible()
  expect(path()).toBe('one')
})

test('a page that a patch does not fit is loaded again where it was read', async () => {
  await open()
  const before = preview.mock.calls.length
  say({ kind: 'misfit', line: 5 })
  await expect.poll(() => preview.mock.calls.length).toBe(before + 1)
  await expect.poll(() => lastOf('scroll')).toEqual({ kind: 'scroll', line: 5 })
})

test('text and page scroll together, unless they are told not to', async () => {
  await open()
  const lines: number[] = []
  onLinkedScroll(opened.site, 'editor', ({ line }) => lines.push(line))
  say({ kind: 'scrolled', line: 3 })
  await expect.poll(() => lines).toEqual([3])
  reportScroll(opened.site, { file: 'one.mdx', line: 4, lines: 9, from: 'editor' })
  await expect.poll(() => lastOf('scroll')).toEqual({ kind: 'scroll', line: 4, lines: 9 })
  reportScroll(opened.site, { file: 'two.mdx', line: 8, from: 'editor' })
  await button('Sync scrolling').click()
  say({ kind: 'scrolled', line: 6 })
  await expect.poll(() => usePreview.of(opened.site).getState().line).toBe(6)
  expect(lines).toEqual([3])
  expect(lastOf('scroll')).toMatchObject({ line: 4 })
})

test('the hovered setting is outlined, and a theme can be tried', async () => {
  await open()
  hoverSetting(opened.site, '/colors/primary')
  await expect.poll(() => lastOf('point')).toEqual({ kind: 'point', pointer: '/colors/primary' })
  tryTheme(opened.site, ':root{}')
  await expect.poll(() => lastOf('theme')).toEqual({ kind: 'theme', css: ':root{}' })
})

test('a page of the selected tab is shown, and pages outside it are dimmed', async () => {
  await open()
  pinDivision(opened.site, '/tabs/0')
  await expect.poll(() => lastOf('lens')).toEqual({ kind: 'lens', pages: ['guides/three'], isOwn: true })
  expect(path()).toBe('guides/three')
  opened.disk.change({ 'docs.json': FILES['docs.json'].replace('"url":"guides"', '"url":"none"') })
  await expect.poll(() => lastOf('lens')).toMatchObject({ pages: [] })
  pinDivision(opened.site, undefined)
  await expect.poll(() => lastOf('lens')).toEqual({ kind: 'lens', isOwn: true })
})

test('a generated page says what it is generated from, and becomes a page of its own', async () => {
  await open()
  const apis = await opened.host.apis()
  const operation = apis.flatMap(({ groups }) => groups).flatMap(({ operations }) => operations)[0]
  usePreview.of(opened.site).setState({ past: [operation?.page ?? ''], index: 0 })
  await button('Reload').click()
  await expect.element(page.getByText('Generated from zoo.json')).toBeVisible()
  await button('Go to its line').click()
  await expect.poll(() => view().main).toEqual({ kind: 'page', file: 'zoo.json' })
  await button('Turn into your own page').click()
  await expect.poll(() => opened.project.state().undo).toBe('Turn “List tickets” into your own page')
})

test('an image that changed on disk is loaded again in the page', async () => {
  await open()
  opened.receive('assetChanged', { path: 'images/a.png' })
  await expect.poll(() => lastOf('asset')).toEqual({ kind: 'asset', path: 'images/a.png' })
})

test('a section of the settings leaves the page where it is', async () => {
  await open()
  showPage(opened.site, 'two.mdx')
  await expect.poll(path).toBe('two')
  showSection(opened.site, 'look')
  await expect.element(status()).toHaveTextContent('Live')
  expect(path()).toBe('two')
})

test('nothing but scrolling moves the frames beside', async () => {
  await open()
  await choose('Color mode', 'Light and dark')
  await expect.poll(() => heard.filter(({ kind }) => kind === 'mode').length).toBeGreaterThan(1)
  heard.length = 0
  say({ kind: 'key', chord: 'F9' })
  say({ kind: 'scrolled', line: 3 })
  await expect
    .poll(() => heard.filter(({ kind }) => kind === 'scroll'))
    .toEqual([{ kind: 'scroll', line: 3 }])
})

test('the version that a reader chose stays when the page is loaded again', async () => {
  await open()
  say({ kind: 'version', version: 'v1' })
  await button('Reload').click()
  await expect.poll(() => lastOf('version')).toEqual({ kind: 'version', version: 'v1' })
})
