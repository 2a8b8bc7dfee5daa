import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SectionId } from '../../../shared/config/schema/sections.ts'
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

async function open(section: Exclude<SectionId, 'json'>, docs: object = DOCS) {
  opened = await openSite({
    'docs.json': `${JSON.stringify(docs, null, 2)}\n`,
    'one.mdx': '---\ntitle: One\n---\n',
    'guides/two.mdx': '---\ntitle: Two\n---\n',
    'logo.svg': LOGO,
  })
  return opened.render(<SettingsPanel section={section} />)
}

test('the colors of the logo are offered for the colors of the site', async () => {
  await open('look')
  const swatch = button(/, now #0D9373$/i).first()
  await swatch.click()
  await expect
    .poll(async () => {
      // Read once when the picker opens.
      await userEvent.keyboard('{Escape}')
      await swatch.click()
      return page.getByText('Colors of the logo').elements().length
    })
    .toBe(1)
  await page.getByRole('listbox', { name: 'Colors of the logo' }).getByRole('option').first().click()
  await expect.poll(async () => (await config()).colors.primary).toMatch(/^#aa3355$/i)
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
