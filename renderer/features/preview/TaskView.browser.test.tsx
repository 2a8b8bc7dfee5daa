import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showSection, useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { hoverSetting } from './hoveredSetting.ts'
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
  say,
  start,
  status,
  view,
} from './testing/stand-in.tsx'

beforeEach(start)
afterEach(() => removeEventListener('message', hear))

test('while a tab is edited, a page of it is shown, and the page is not dimmed', async () => {
  await open()
  hoverSetting(opened.site, '/tabs/0/name')
  await expect.poll(path).toBe('guides/three')
  await expect.poll(() => lastOf('lens')).toEqual({ kind: 'lens', pages: ['guides/three'], isOwn: true })
  hoverSetting(opened.site, '/name')
  await expect.poll(() => lastOf('lens')).toEqual({ kind: 'lens', isOwn: true })
  expect(path()).toBe('guides/three')
})

test('a tab that gets its first pages while it is edited shows one of them', async () => {
  opened.disk.change({ 'docs.json': FILES['docs.json'].replace('"url":"guides"', '"url":"none"') })
  await open()
  await expect.poll(() => opened.text('docs.json')).toContain('"none"')
  hoverSetting(opened.site, '/tabs/0/url')
  await expect.poll(() => lastOf('lens')).toMatchObject({ pages: [] })
  expect(path()).toBe('one')
  opened.disk.change({ 'docs.json': FILES['docs.json'] })
  await expect.poll(path).toBe('guides/three')
})

test('a preview that does not follow the editor keeps its page while a tab is edited, undimmed', async () => {
  useView.of(opened.site).setState({ follow: false })
  await open()
  hoverSetting(opened.site, '/tabs/0/name')
  await expect.poll(() => lastOf('lens')).toEqual({ kind: 'lens', pages: ['guides/three'], isOwn: true })
  expect(path()).toBe('one')
})

const width = () => (frame().element() as HTMLIFrameElement).offsetWidth

/** Opens the preview in a pane of a laptop. */
async function openNarrow() {
  await opened.render(
    <div style={{ width: 600, height: 500 }}>
      <Preview />
    </div>,
  )
  await expect.element(status()).toHaveTextContent('Live')
}

test('sections about the header and the tabs show the width of a desktop, scaled to the pane', async () => {
  await openNarrow()
  expect(width()).toBe(600)
  for (const section of ['header', 'divisions', 'versions'] as const) {
    showSection(opened.site, section)
    await expect.poll(width).toBe(1360)
    expect(Math.round(boxOf('Preview').width)).toBe(600)
    await expect.element(button('Width: Desktop')).toBeVisible()
    showSection(opened.site, 'look')
    await expect.poll(width).toBe(600)
  }
})

test('a width that the person chooses holds until another section is opened', async () => {
  await openNarrow()
  showSection(opened.site, 'header')
  await expect.poll(width).toBe(1360)
  await choose('Width', 'Fit to pane')
  await expect.poll(width).toBe(600)
  showSection(opened.site, 'divisions')
  await expect.poll(width).toBe(1360)
  useView.of(opened.site).setState({ follow: false })
  await expect.poll(width).toBe(600)
})

test('a setting that this width hides is shown at the width of a desktop', async () => {
  await openNarrow()
  showSection(opened.site, 'look')
  say({ kind: 'pointed', visibility: 'visible' })
  say({ kind: 'pointed', visibility: 'absent' })
  say({ kind: 'pointed', visibility: 'hidden' })
  await expect.poll(width).toBe(1360)
})

test('the bar says what its icons do, and puts into menus what has no room', async () => {
  const barOf = async (width: number) => {
    const { unmount } = await opened.render(
      <div style={{ width, height: 500 }}>
        <Preview />
      </div>,
    )
    await expect.element(status()).toHaveTextContent('Live')
    const bar = page.getByRole('toolbar', { name: 'What the preview shows' })
    await expectAccessible()
    const { scrollWidth, clientWidth, offsetHeight } = bar.element() as HTMLElement
    expect([scrollWidth - clientWidth, offsetHeight < 45]).toEqual([0, true])
    const controls = bar.element().querySelectorAll('button')
    const texts = [...controls].map(({ textContent }) => textContent).filter(text => text !== '')
    await unmount()
    return [controls.length, texts.join(' ')]
  }
  expect(await barOf(1200)).toEqual([
    13,
    'Write Select Follow Sync scrolling Color vision Fit to pane Phone Tablet Desktop Light',
  ])
  expect(await barOf(600)).toEqual([8, 'Write Select Fit to pane Light'])
  expect(await barOf(380)).toEqual([8, ''])
})

test('what has no room for a button is in a menu', async () => {
  await openNarrow()
  await choose('More about the preview', 'Sync scrolling', 'menuitemcheckbox')
  expect(view().scrollTogether).toBe(false)
  await userEvent.keyboard('{Escape}')
  await choose('More about the preview', 'Follow the page being edited', 'menuitemcheckbox')
  expect(view().follow).toBe(false)
  await userEvent.keyboard('{Escape}')
  await choose('More about the preview', 'No red (protanopia)')
  await expect.poll(() => lastOf('vision')).toEqual({ kind: 'vision', vision: 'protanopia' })
})
