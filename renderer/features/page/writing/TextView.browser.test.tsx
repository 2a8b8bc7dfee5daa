import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeTextView, toggleOnlyText, useView } from '../../../host/view/view.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { keys, opened, select, source, write } from '../testing/written-page.tsx'

const view = () => useView.of(opened.site).getState()
const editor = () => document.querySelector<HTMLElement>('.monaco-editor')
const lineStyle = () => {
  const line = document.querySelector('.view-line')
  return line ? getComputedStyle(line) : undefined
}

test('the look of the text is chosen in one place', async () => {
  await write('Some ‸words.\n')
  await page.getByRole('button', { name: 'Text view' }).click()
  const panel = page.getByRole('dialog', { name: 'Text view' })
  await expect.element(panel).toBeVisible()
  await expectAccessible()
  for (const [name, option] of [
    ['Column width', 'Narrow'],
    ['Typeface', 'Serif'],
    ['Size', '18 pixels'],
    ['Line height', 'Loose'],
  ] as const) {
    await panel.getByRole('button', { name: new RegExp(name) }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await panel.getByRole('switch', { name: 'Typewriter scrolling' }).click({ force: true })
  expect(view().text).toEqual({
    width: 'narrow',
    typeface: 'serif',
    size: 18,
    spacing: 'loose',
    wrap: true,
    focus: false,
    typewriter: true,
    screenReader: false,
  })
  await expect.poll(() => lineStyle()?.fontSize).toBe('18px')
  await expect.poll(() => lineStyle()?.lineHeight).toBe('36px')
  expect(lineStyle()?.fontFamily).toContain('Georgia')
})

test('a column has a width of its own in the middle of the pane', async () => {
  await write('Some ‸words.\n')
  const full = editor()?.offsetWidth ?? 0
  changeTextView(opened.site, { width: 'narrow', size: 12 })
  await expect.poll(() => editor()?.offsetWidth).toBeLessThan(Math.min(full, 560))
})

test('focus dims every paragraph but that of the cursor', async () => {
  await write('First.\n\nSecond,\nof two lines.\n\nThird‸.\n')
  changeTextView(opened.site, { focus: true })
  const dimmed = () =>
    [...document.querySelectorAll('.view-line')]
      .filter(line => line.querySelector('[class*="dimmed"]'))
      .map(line => line.textContent?.replaceAll('\u00a0', ' ') ?? '')
  await expect.poll(dimmed).toContain('Second,')
  expect(dimmed()).not.toContain('Third.')
  await select('First.\n\nSec'.length)
  await expect.poll(dimmed).toContain('Third.')
  expect(dimmed()).not.toContain('of two lines.')
  await expect.element(source()).toHaveFocus()
  await keys('x')
  changeTextView(opened.site, { focus: false })
  await expect.poll(dimmed).toEqual([])
})

test('the panes are hidden around the text, and come back as they were', async () => {
  await write('Some ‸words.\n')
  useView.of(opened.site).setState({ panes: { navigation: false, editor: true, preview: true } })
  toggleOnlyText(opened.site)
  expect(view().panes).toEqual({ navigation: false, editor: true, preview: false })
  toggleOnlyText(opened.site)
  expect(view().panes).toEqual({ navigation: false, editor: true, preview: true })
})

test('the lines of the frontmatter are folded while the form shows them', async () => {
  await write('Some ‸words.\n')
  const lines = () =>
    [...document.querySelectorAll('.view-line')].map(line => line.textContent?.replaceAll('\u00a0', ' '))
  await expect.poll(lines).not.toContain('title: One')
  await page.getByRole('button', { name: 'Page settings' }).click()
  await expect.poll(lines).toContain('title: One')
  await page.getByRole('button', { name: 'Page settings' }).click()
  await expect.poll(lines).not.toContain('title: One')
  await select(-'title: One\n---\n\n'.length)
  await expect.poll(lines).toContain('title: One')
})

test('the text box of the source has the text for screen readers: at a pause, or with every key where that is chosen', async () => {
  await write('Some ‸words.\n')
  await expect.element(source()).toHaveFocus()
  await expect.element(source()).toHaveTextContent('Some words.')
  await keys('more ')
  await expect.element(source()).toHaveTextContent('Some more words.')
  changeTextView(opened.site, { screenReader: true })
  await keys('x')
  await expect.element(source()).toHaveTextContent('Some more xwords.')
})
