import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reveal } from '../../host/session/reveal.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const FILES = {
  'docs.json':
    '{\n  "name": "Acme",\n  "colors": { "primary": "#0D9373" },\n  "unknown": 1,\n  "navigation": [{ "group": "Start", "pages": ["one"] }]\n}\n',
  'one.mdx': '---\ntitle: One\n---\n\nText.\n',
}

let opened: OpenedTestSite
const show = (section: 'basics' | 'look' | 'header') => opened.render(<SettingsPanel section={section} />)
const config = async () => JSON.parse(await opened.text('docs.json'))

beforeEach(async () => {
  opened = await openSite(FILES)
})

test('a text that is typed changes that value of docs.json and nothing else', async () => {
  await show('basics')
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  await expect.element(name).toHaveValue('Acme')
  await expectAccessible()
  await name.fill('Docs')
  await userEvent.tab()
  await expect.poll(() => opened.text('docs.json')).toBe(FILES['docs.json'].replace('Acme', 'Docs'))
  await opened.host.undo()
  await expect.element(name).toHaveValue('Acme')
})

test('a key that is added and cleared again leaves the text as it was', async () => {
  await show('look')
  const row = page.getByRole('switch').first()
  await row.click()
  await expect
    .poll(async () => JSON.stringify(await config()))
    .not.toBe(JSON.stringify(JSON.parse(FILES['docs.json'])))
  await opened.host.undo()
  await expect.poll(() => opened.text('docs.json')).toBe(FILES['docs.json'])
})

test('an edit from elsewhere is shown', async () => {
  await show('basics')
  opened.disk.change({ 'docs.json': FILES['docs.json'].replace('Acme', 'The Acme') })
  await expect.element(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('The Acme')
})

test('a setting that is revealed takes the focus', async () => {
  await show('look')
  reveal(opened.site, { file: 'docs.json', pointer: '/colors/primary' })
  await expect
    .poll(() => document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer'))
    .toBe('/colors/primary')
})

test('while docs.json cannot be read, the form keeps its last values and says so', async () => {
  await show('basics')
  opened.disk.change({ 'docs.json': `{{${FILES['docs.json']}` })
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  await expect.element(name).toHaveValue('Acme')
  await expect.poll(() => name.element().matches(':disabled, :read-only')).toBe(true)
})
