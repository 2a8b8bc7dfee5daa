import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useView } from '../../../host/view/view.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../../testing/rendered-site.tsx'
import { ProblemDialogs } from '../ProblemDialogs.tsx'
import { showProblemDialog } from '../store.ts'

const SETTINGS = '.galley/checks.json'
const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n\n[Dead](/nowhere)\n',
  'guides/two.mdx': '---\ntitle: Two\n---\n',
}

let opened: OpenedTestSite
let file = SETTINGS
const dialog = () => page.getByRole('dialog', { name: 'Check rules' })
const option = (rule: string) => dialog().getByRole('option', { name: new RegExp(`^${rule} ?\\w+$`) })
const severity = (name: string | RegExp) =>
  dialog().getByRole('radio', { name, exact: typeof name === 'string' })
const settings = async () => JSON.parse((await opened.text(file)).replace(/^\s*\/\/.*$/gm, ''))

async function open(rule: string | undefined = 'link/dead', files: Record<string, string> = FILES) {
  opened = await openSite(files)
  await opened.render(<ProblemDialogs />)
  showProblemDialog(opened.site, { kind: 'rules', ...(rule !== undefined && { rule }) })
  await expect.element(dialog()).toBeVisible()
}

beforeEach(async () => {
  const { SETTINGS_FILE } = await import('../../../../shared/check/settings/settings-file.ts')
  file = SETTINGS_FILE
})

test('a rule says why it exists, where it comes from and what it is set to', async () => {
  await open()
  const details = page.getByRole('region', { name: 'link/dead' })
  await expect.element(details).toBeVisible()
  await expect.element(details.getByText(/Based on .*\. Checks: /)).toBeVisible()
  await expect.element(details.getByText(/Often has a fix\./)).toBeVisible()
  await expect.element(severity('Default (error)')).toBeChecked()
  await expect.element(option('link/dead')).toHaveAttribute('aria-selected', 'true')
  await expect.element(option('link/dead')).toHaveTextContent('link/deaderror')
  await expectAccessible()
})

test('a severity that is chosen is written to the settings, and the default removes it', async () => {
  await open()
  await severity('warning').click({ force: true })
  await expect.poll(settings).toMatchObject({ rules: { 'link/dead': 'warning' } })
  await expect.element(option('link/dead')).toHaveTextContent('link/deadwarning')
  expect(opened.project.state().undo).toBe('Change rule “link/dead”')
  await severity('off').click({ force: true })
  await expect.poll(settings).toMatchObject({ rules: { 'link/dead': 'off' } })
  await expect.poll(() => opened.project.problems().filter(({ code }) => code === 'link/dead').length).toBe(0)
  await severity(/^Default/).click({ force: true })
  await expect.poll(async () => JSON.stringify(await settings())).not.toContain('link/dead')
})

test('a rule applies only to some files, and not to others', async () => {
  await open()
  const only = dialog().getByRole('combobox', { name: 'Applies only to' })
  const add = dialog().getByRole('button', { name: 'Add', exact: true })
  await expect.element(add.first()).toBeDisabled()
  await only.fill(' /guides ')
  await userEvent.tab()
  await add.first().click()
  await expect.poll(settings).toMatchObject({ rules: { 'link/dead': { only: ['guides/'] } } })
  await expect.element(only).toHaveValue('')
  const except = dialog().getByRole('combobox', { name: 'Does not apply to' })
  await except.fill('one.mdx')
  await userEvent.tab()
  await add.last().click()
  await expect
    .poll(settings)
    .toMatchObject({ rules: { 'link/dead': { only: ['guides/'], except: ['one.mdx'] } } })
  await only.fill('guides/')
  await userEvent.tab()
  await expect.element(add.first()).toBeDisabled()
  await dialog().getByRole('button', { name: 'Remove one.mdx' }).click()
  await expect.poll(async () => JSON.stringify(await settings())).not.toContain('except')
  await expect.element(dialog().getByRole('button', { name: 'Remove guides/' })).toBeVisible()
})

test('folders and pages are offered', async () => {
  await open()
  await dialog().getByRole('combobox', { name: 'Applies only to' }).fill('GUI')
  await expect.element(page.getByRole('option', { name: 'guides/', exact: true })).toBeVisible()
  await page.getByRole('option', { name: 'guides/two.mdx' }).click()
  await dialog().getByRole('button', { name: 'Add', exact: true }).first().click()
  await expect.poll(settings).toMatchObject({ rules: { 'link/dead': { only: ['guides/two.mdx'] } } })
})

test('a rule that is found is chosen, and nothing found is said', async () => {
  await open(undefined)
  const find = dialog().getByRole('searchbox', { name: 'Find a rule' })
  await find.fill('dead')
  await option('link/dead').click()
  await expect.element(page.getByRole('region', { name: 'link/dead' })).toBeVisible()
  await find.fill('no such rule')
  await expect.element(dialog().getByText('No matching rules')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'link/dead' })).not.toBeInTheDocument()
})

test('another rule of the list is shown', async () => {
  await open()
  const second = dialog().getByRole('option').nth(1)
  const name = second.element().querySelector('code')?.textContent ?? ''
  await second.click()
  await expect.element(page.getByRole('region', { name })).toBeVisible()
})

test('settings that cannot be read are opened as text instead of changed', async () => {
  await open('link/dead', { ...FILES, [file]: '{ broken' })
  await expect.element(dialog().getByText('The check settings can’t be read')).toBeVisible()
  await expect.element(severity('warning')).toBeDisabled()
  await expect.element(dialog().getByRole('combobox', { name: 'Applies only to' })).toBeDisabled()
  await dialog().getByRole('button', { name: 'Open file' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(useView.of(opened.site).getState().main).toEqual({ kind: 'page', file })
})

test('existing settings keep everything else', async () => {
  await open('link/dead', {
    ...FILES,
    [file]: '{\n  // agreed in May\n  "rules": { "link": "warning" }\n}\n',
  })
  await expect.element(dialog().getByText(/All rules in “link” are set to “warning”/)).toBeVisible()
  await severity('error').click({ force: true })
  await expect
    .poll(() => opened.text(file))
    .toMatch(/\/\/ agreed in May\n {2}"rules": \{ "link": "warning", "link\/dead": "error" \}/)
})

test('an empty file of settings is filled', async () => {
  await open('link/dead', { ...FILES, [file]: ' \n' })
  await expect.element(dialog().getByText('The check settings can’t be read')).not.toBeInTheDocument()
  await severity('warning').click({ force: true })
  await expect.poll(settings).toMatchObject({ rules: { 'link/dead': 'warning' } })
})

test('the dialog closes with Escape', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})
