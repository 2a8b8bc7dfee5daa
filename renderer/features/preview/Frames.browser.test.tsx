import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { provideCommand } from '../../host/commands/commands.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { showPage, useView } from '../../host/view/view.ts'
import { pinDivision } from './divisionFilter.ts'
import { Preview } from './Preview.tsx'
import {
  boxOf,
  button,
  choose,
  FILES,
  frame,
  hear,
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

beforeEach(start)
afterEach(() => removeEventListener('message', hear))

for (const [room, width, height] of [
  ['side by side in a wide pane', 900, 500],
  ['below each other in a narrow one', 300, 700],
] as const)
  test(`light and dark are ${room}`, async () => {
    await opened.render(
      <div style={{ width, height }}>
        <Preview />
      </div>,
    )
    await expect.element(status()).toHaveTextContent('Live')
    await choose('Color mode', 'Light and dark')
    await expect.element(frame('Preview in dark')).toBeVisible()
    const isBeside = width > height
    await expect.poll(() => boxOf('Preview in dark').left > boxOf('Preview').left).toBe(isBeside)
    expect(boxOf('Preview in dark').top > boxOf('Preview').top).toBe(!isBeside)
  })

test('a device that is wider than the pane is drawn smaller, never larger', async () => {
  await opened.render(
    <div style={{ width: 680, height: 500 }}>
      <Preview />
    </div>,
  )
  await expect.element(status()).toHaveTextContent('Live')
  await choose('Width', 'Desktop')
  await expect.poll(() => Math.round(boxOf('Preview').width)).toBe(680)
  await choose('Width', 'Phone')
  await expect.poll(() => Math.round(boxOf('Preview').width)).toBe(390)
  await expect.element(button('Width: Phone')).toBeVisible()
  await choose('Width', 'Fit to pane')
  await expect.poll(() => Math.round(boxOf('Preview').width)).toBe(680)
})

test('a device that is drawn smaller fills the pane in a window that runs right to left', async () => {
  await opened.render(
    <div dir="rtl" data-testid="room" style={{ width: 680, height: 500 }}>
      <Preview />
    </div>,
  )
  await expect.element(status()).toHaveTextContent('Live')
  await choose('Width', 'Desktop')
  const room = page.getByTestId('room').element().getBoundingClientRect()
  await expect
    .poll(() => [boxOf('Preview').left, boxOf('Preview').right].map(Math.round))
    .toEqual([room.left, room.right].map(Math.round))
})

test('the preview starts with the edited page, or with the first if it does not follow', async () => {
  showPage(opened.site, 'two.mdx')
  await open()
  expect(path()).toBe('two')
  expect(preview).toHaveBeenCalledExactlyOnceWith({ page: 'two' })
})

test('a preview that does not follow the editor starts with the first page', async () => {
  showPage(opened.site, 'two.mdx')
  useView.of(opened.site).setState({ follow: false })
  await open()
  expect(path()).toBe('one')
})

test('back and forward leave the editor alone unless the preview follows it', async () => {
  await open()
  showPage(opened.site, 'two.mdx')
  await expect.poll(path).toBe('two')
  await button('Follow the page being edited').click()
  await button('Back').click()
  await expect.poll(path).toBe('one')
  expect(view().main).toEqual({ kind: 'page', file: 'two.mdx' })
})

test('a page of the selected tab says so, and a tab that is a link dims nothing', async () => {
  await open()
  pinDivision(opened.site, '/tabs/0')
  showPage(opened.site, 'guides/three.mdx')
  await expect.poll(() => lastOf('lens')).toEqual({ kind: 'lens', pages: ['guides/three'], isOwn: true })
  const link = FILES['docs.json'].replace('"url":"guides"', '"url":"https://example.com"')
  opened.disk.change({ 'docs.json': link })
  await expect.poll(() => lastOf('lens')).toEqual({ kind: 'lens', isOwn: false })
})

test('a page that says too much is not listened to all the time', async () => {
  await open()
  let handled = 0
  const end = usePreview.of(opened.site).subscribe(({ line }, before) => {
    if (line !== before.line) handled++
  })
  for (let line = 1; line <= 3000; line++) say({ kind: 'scrolled', line })
  await expect
    .poll(() => {
      say({ kind: 'scrolled', line: 9000 })
      return usePreview.of(opened.site).getState().line
    })
    .toBe(9000)
  end()
  expect(handled).toBeGreaterThan(100)
  expect(handled).toBeLessThan(3000)
})

test('the full color vision is chosen again', async () => {
  await open()
  await choose('Color vision', 'No color (achromatopsia)')
  const lit = button('No color (achromatopsia)')
  const colorOf = (element: Element) => getComputedStyle(element).color
  const litColor = colorOf(lit.element())
  await choose('No color', 'Full color')
  await expect.poll(() => lastOf('vision')).toEqual({ kind: 'vision', vision: 'full' })
  await expect.element(button('Color vision')).toBeVisible()
  const plainColor = colorOf(button('Reload').element())
  expect([litColor === plainColor, colorOf(button('Color vision').element())]).toEqual([false, plainColor])
})

test('a page that is left gets no more patches', async () => {
  const detach = vi.fn()
  const attach = vi.fn((_path: string, _port: MessagePort) => detach)
  Object.assign(opened.site.patches, { attach })
  const shown = await opened.render(<Preview />)
  await expect.poll(() => attach.mock.calls.map(([path]) => path)).toEqual(['one'])
  showPage(opened.site, 'two.mdx')
  await expect.poll(() => attach.mock.calls.map(([path]) => path)).toEqual(['one', 'two'])
  expect(detach).toHaveBeenCalledTimes(1)
  await shown.unmount()
  expect(detach).toHaveBeenCalledTimes(2)
})

test('a link that is followed moves the keys to the window', async () => {
  const focus = vi.spyOn(window, 'focus')
  await open()
  say({ kind: 'visit', url: `${location.origin}/gone` })
  await expect.element(page.getByText('Broken link', { exact: true })).toBeVisible()
  expect(focus).not.toHaveBeenCalled()
  say({ kind: 'visit', url: new URL(urlOf('two')).href })
  await expect.poll(() => focus.mock.calls.length).toBe(1)
  focus.mockRestore()
})

test('notices are shown over the preview while it is visible', async () => {
  const { dataset, style } = document.documentElement
  const shown = await opened.render(
    <div style={{ width: 500, height: 400 }}>
      <Preview />
    </div>,
  )
  await expect.poll(() => dataset.notices).toBe('over')
  await expect.poll(() => style.getPropertyValue('--notices-room')).toBe('500px')
  expect(style.getPropertyValue('--notices-below')).toMatch(/^\d.*px$/)
  await shown.unmount()
  await expect.poll(() => dataset.notices).toBeUndefined()
  expect(style.getPropertyValue('--notices-room')).toBe('')
})

test('a link to another site opens in the browser when the person says so', async () => {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
  await open()
  say({ kind: 'visit', url: 'https://example.com/a' })
  await button('Open in browser').click()
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://example.com/a', '_blank', 'noopener,noreferrer')
  openWindow.mockRestore()
  say({ kind: 'visit', url: `${location.origin}/gone` })
  await expect.element(page.getByText('Broken link', { exact: true })).toBeVisible()
})

test('an element without a line leads to the title of its page', async () => {
  await open()
  say({ kind: 'source', line: undefined, region: undefined, pointer: undefined })
  await expect.poll(() => view().main).toEqual({ kind: 'page', file: 'one.mdx' })
})

test('choosing an element is given up by its button', async () => {
  await open()
  const pick = button('Select an element to go to its source')
  await pick.click()
  await expect.element(pick).toHaveAttribute('aria-pressed', 'true')
  await pick.click()
  await expect.element(pick).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => lastOf('pick')).toEqual({ kind: 'pick', isOn: false })
})

test('a command that only shows something is run by its keys in the preview, no other', async () => {
  const [next, save] = [vi.fn(), vi.fn()]
  const ends = [
    provideCommand(opened.app, 'view.nextPart', { run: next }),
    provideCommand(opened.app, 'file.save', { run: save }),
  ]
  await open()
  say({ kind: 'key', chord: 'Mod+S' })
  say({ kind: 'key', chord: 'F6' })
  await expect.poll(() => next.mock.calls.length).toBe(1)
  expect(save).not.toHaveBeenCalled()
  for (const end of ends) end()
})
