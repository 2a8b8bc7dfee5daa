import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SectionId } from '../../../shared/config/schema/sections.ts'
import type { MemoryContent } from '../../../shared/project/files/memory-files.ts'
import { reveal } from '../../host/session/reveal.ts'
import { useView } from '../../host/view/view.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { useHoveredSetting } from '../preview/hoveredSetting.ts'
import { SettingsPanel } from './SettingsPanel.tsx'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#aa3355" width="9" height="9"/></svg>'
const SOCIALS = {
  github: 'https://github.com/acme',
  x: 'https://x.com/acme',
  discord: 'https://discord.gg/acme',
}
const DOCS = {
  name: 'Acme',
  logo: '/logo.svg',
  colors: { primary: '#0D9373' },
  footerSocials: SOCIALS,
  tabs: [{ name: 'Guides', url: 'guides' }],
  navigation: [{ group: 'Start', pages: ['one', 'guides/two'] }],
}

let opened: OpenedTestSite
const config = async () => JSON.parse(await opened.text('docs.json'))
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const pointed = () => useHoveredSetting.of(opened.site).getState().pointer

async function open(
  section: Exclude<SectionId, 'json'>,
  docs: object = DOCS,
  more: Record<string, MemoryContent> = {},
) {
  opened = await openSite({
    'docs.json': `${JSON.stringify(docs, null, 2)}\n`,
    'one.mdx': '---\ntitle: One\n---\n',
    'guides/two.mdx': '---\ntitle: Two\n---\n',
    'logo.svg': LOGO,
    ...more,
  })
  return opened.render(<SettingsPanel section={section} />)
}

/** Opens the picker of the main color once it offers the colors of the logo, which are read after the form is drawn. */
async function logoColors() {
  const swatch = button(/, now #0D9373$/i).first()
  await swatch.click()
  await expect
    .poll(async () => {
      // The picker asks for them when it opens.
      await userEvent.keyboard('{Escape}')
      await swatch.click()
      return page.getByText('Colors of the logo').elements().length
    })
    .toBe(1)
  return page.getByRole('listbox', { name: 'Colors of the logo' }).getByRole('option')
}

test('the colors of the logo are offered for the colors of the site', async () => {
  await open('look')
  const colors = await logoColors()
  await colors.first().click()
  await expect.poll(async () => (await config()).colors.primary).toMatch(/^#aa3355$/i)
})

test('the colors of a bitmap are offered as well', async () => {
  const canvas = new OffscreenCanvas(8, 8)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas.')
  context.fillStyle = '#aa3355'
  context.fillRect(0, 0, 8, 8)
  const bitmap = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  await open('look', { ...DOCS, logo: '/logo.png' }, { 'logo.png': bitmap })
  const colors = await logoColors()
  await colors.first().click()
  await expect.poll(async () => (await config()).colors.primary).toMatch(/^#aa3355$/i)
})

test('of two colorful logos the first ten colors are offered, each once', async () => {
  const drawn = (blue: string) => {
    const fills = Array.from(
      { length: 8 },
      (_, index) => `<rect fill="#${index + 2}0aa${blue}" width="9" height="9"/>`,
    )
    return `<svg xmlns="http://www.w3.org/2000/svg">${fills.join('')}</svg>`
  }
  const logo = { light: '/logo.svg', dark: '/dark.svg' }
  await open('look', { ...DOCS, logo }, { 'logo.svg': drawn('55'), 'dark.svg': drawn('99') })
  const colors = await logoColors()
  expect(colors.elements()).toHaveLength(10)
})

test('accounts are put in another order as one step', async () => {
  await open('header')
  const keys = async () => Object.keys((await config()).footerSocials)
  await button('Actions for GitHub').click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect.poll(keys).toEqual(['x', 'github', 'discord'])
  expect(opened.project.state().undo).toMatch(/^Move “GitHub”/)
  await button('Actions for Discord').click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(keys).toEqual(['x', 'discord', 'github'])
  expect((await config()).footerSocials).toEqual(SOCIALS)
})

test('what is removed from a list can be undone from its notice', async () => {
  await open('header')
  await button('Actions for GitHub').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(async () => Object.keys((await config()).footerSocials)).toEqual(['x', 'discord'])
  await page
    .getByRole('button', { name: /^(Undo|Revert)$/ })
    .last()
    .click()
  await expect.poll(async () => (await config()).footerSocials).toEqual(SOCIALS)
})

test('a setting that is cleared is absent, and the step says so', async () => {
  await open('basics')
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Docs')
  await userEvent.tab()
  await expect.poll(() => opened.project.state().undo).toBe('Change site name')
})

test('the preview is told which setting has the focus, until the focus or the section is left', async () => {
  const shown = await open('basics')
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  await name.click()
  expect(pointed()).toBe('/name')
  ;(name.element() as HTMLElement).blur()
  await expect.poll(pointed).toBeUndefined()
  await name.click()
  expect(pointed()).toBe('/name')
  await shown.unmount()
  expect(pointed()).toBeUndefined()
})

test('a setting that is revealed is lit for a moment, the nearest one if it has no row', async () => {
  await open('look')
  const lit = () => document.querySelector<HTMLElement>('[data-lit]')?.dataset.pointer
  reveal(opened.site, { file: 'docs.json', pointer: '/colors/primary/deeper' })
  await expect.poll(lit).toBe('/colors/primary')
  await expect.poll(lit).toBeUndefined()
})

test('a tab that is revealed is opened, and its first field has the focus', async () => {
  await open('divisions')
  reveal(opened.site, { file: 'docs.json', pointer: '/tabs/0/url' })
  await expect
    .poll(() => document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer'))
    .toBe('/tabs/0/url')
  expect(document.activeElement?.tagName).toBe('INPUT')
})

test('typing a whole key does not lead away before it is chosen', async () => {
  await open('basics')
  const find = page.getByRole('combobox', { name: 'Find a setting' })
  await find.click()
  await userEvent.keyboard('favicon')
  await expect.element(find).toHaveValue('favicon')
  await expect.element(find).toHaveFocus()
})

test('settings are found by their help as well, those whose name starts with the text first', async () => {
  await open('basics')
  const find = page.getByRole('combobox', { name: 'Find a setting' })
  await find.fill('name')
  await expect.element(page.getByRole('option').first()).toHaveTextContent(/name/i)
  await expect.element(page.getByRole('option').first()).toHaveTextContent(/Basics/)
  await find.fill('o')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(12)
})

test('the text of a key without a field is selected in docs.json', async () => {
  await open('basics', { ...DOCS, $schema: 'https://example.com/schema.json', own: { deep: 1 } })
  await expect.element(button('Show own in docs.json')).toBeVisible()
  await expect.element(button(/^Show (navigation|\$schema|tabs) /)).not.toBeInTheDocument()
  await button('Show own in docs.json').click()
  await expect
    .poll(() => useView.of(opened.site).getState().main)
    .toEqual({ kind: 'section', section: 'json' })
})

test('a site without versions and tabs has no card for readers', async () => {
  const { tabs: _, ...plain } = DOCS
  await open('divisions', plain)
  await expect.element(page.getByText(/The pages are not divided yet/)).toBeVisible()
  await expect.element(button('Show in preview')).not.toBeInTheDocument()
})

test('while docs.json cannot be read, versions are neither renamed nor removed', async () => {
  await open('versions', { ...DOCS, versions: ['v2', 'v1'] })
  await expect.element(button('Remove “v1”')).toBeEnabled()
  opened.disk.change({ 'docs.json': '{{' })
  await expect.element(button('Remove “v1”')).toBeDisabled()
  await expect.element(button('Rename “v1” everywhere')).toBeDisabled()
})

test('the share of each tab is drawn by its number of pages', async () => {
  await open('divisions')
  const tabs = page.getByRole('list', { name: 'Tabs', exact: true }).first()
  await expect.element(tabs.getByRole('listitem').nth(1)).toHaveTextContent(/1 page/)
  const share = [...(tabs.element().previousElementSibling?.children ?? [])]
  expect(share.map(part => getComputedStyle(part).flexGrow)).toEqual(['1', '1'])
})
