import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SectionId } from '../../../shared/config/schema/sections.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

let opened: OpenedTestSite

async function open(section: Exclude<SectionId, 'json'>, docs: object) {
  opened = await openSite({ 'docs.json': JSON.stringify(docs), 'one.mdx': '---\ntitle: One\n---\n' })
  await opened.render(<SettingsPanel section={section} />)
}

test('keys without a field are named, and lead to their text', async () => {
  const newer = { name: 'Acme', theme: 'mint', variations: {}, 'x/own': 1, navigation: { pages: ['one'] } }
  await open('basics', newer)
  const kept = page.getByRole('region', { name: 'Other settings in the file' })
  expect(
    kept
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['variations', 'x/own'])
  await expectAccessible()
  await kept.getByRole('button', { name: 'Show x/own in docs.json' }).click()
  await expect
    .poll(() => useView.of(opened.site).getState())
    .toMatchObject({ main: { kind: 'section', section: 'json' } })
})

test('an integration has fields, and one that is not known is kept', async () => {
  const integrations = { ga4: { measurementId: 'G-1' }, chat: { id: 7 } }
  const newer = { name: 'Acme', theme: 'mint', integrations, navigation: { pages: ['one'] } }
  await open('integrations', newer)
  await expect.element(page.getByText('Also in the file, kept unchanged:')).toHaveTextContent(/chat$/)
  const field = page.getByRole('textbox', { name: 'Measurement ID' })
  await expect.element(field).toHaveValue('G-1')
  await field.fill('G-2')
  await userEvent.tab()
  await expect
    .poll(async () => JSON.parse(await opened.text('docs.json')).integrations)
    .toEqual({ ...integrations, ga4: { measurementId: 'G-2' } })
  await page.getByRole('button', { name: 'More settings' }).click()
  await page.getByRole('textbox', { name: 'Domain' }).fill('docs.example.com')
  await userEvent.tab()
  await expect
    .poll(async () => JSON.parse(await opened.text('docs.json')).integrations.plausible)
    .toEqual({ domain: 'docs.example.com' })
  await expectAccessible()
})
