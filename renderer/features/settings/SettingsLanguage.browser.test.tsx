import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SettingsForm } from '../../../shared/config/schema/schema.ts'
import { sections } from '../../../shared/config/schema/sections.ts'
import { schemaTexts } from '../../../shared/config/schema/texts.ts'
import { showLanguage } from '../../messages/messages.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const DOCS: Readonly<Record<SettingsForm, object>> = {
  older: { name: '1', colors: { primary: '#123456' }, navigation: [{ group: '2', pages: ['3'] }] },
  newer: { theme: 'mint', name: '1', colors: { primary: '#123456' }, navigation: { pages: ['3'] } },
}

const open = (form: SettingsForm) =>
  openSite({ 'docs.json': `${JSON.stringify(DOCS[form])}\n`, '3.mdx': '---\ntitle: "3"\n---\n' })

const english = schemaTexts()

/** Texts on the screen that the schemas have in English. */
const leftEnglish = () =>
  [...document.querySelectorAll('main *, section *')]
    .flatMap(element => [...element.childNodes])
    .map(node => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').trim() : ''))
    .filter(text => english.has(text))

afterEach(() => showLanguage('en'))

const shown = (['older', 'newer'] as const).flatMap(form =>
  sections[form].flatMap(({ id }) => (id === 'json' ? [] : [[form, id] as const])),
)

test.each(shown)('the %s section %s is in the language of the window', async (form, id) => {
  const { render } = await open(form)
  await showLanguage('en-XA')
  await render(<SettingsPanel section={id} />)
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('⟦')
  expect(leftEnglish()).toEqual([])
})

test('another language changes the labels at once, and settings are found by them', async () => {
  const { render } = await open('older')
  await render(<SettingsPanel section="basics" />)
  const name = page.getByRole('textbox', { name: 'Site name', exact: true })
  await expect.element(name).toBeVisible()
  await showLanguage('en-XA')
  await expect.element(page.getByRole('textbox', { name: /^⟦Šîté ñámé/ })).toHaveValue('1')
  await expect.element(name).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('combobox').first().element(), 'Ļîñkš îñ thé')
  await expect.element(page.getByRole('option', { name: /⟦Ļîñkš îñ thé/ })).toBeVisible()
})
