import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SectionId } from '../../../shared/config/schema/sections.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { useConfig } from '../../host/site/config.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { useDivisionFilter } from '../preview/divisionFilter.ts'
import { ProblemDialogs } from '../problems/ProblemDialogs.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const DOCS = {
  name: 'Acme',
  versions: ['v2', 'v1'],
  tabs: [
    { name: 'Guides', url: 'guides' },
    { name: 'Status', url: 'https://status.example.com' },
  ],
  anchors: [{ name: 'Community', url: 'community', icon: 'users' }],
  navigation: [
    { group: 'Start', pages: ['one'] },
    { group: 'Old', version: 'v1', pages: ['old'] },
    { group: 'Guides', pages: ['guides/a', 'guides/b'] },
    { group: 'Talk', pages: ['community/us'] },
  ],
}
const pageOf = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n`
const FILES = {
  'docs.json': `${JSON.stringify(DOCS, null, 2)}\n`,
  'one.mdx': pageOf('One'),
  'old.mdx': pageOf('Old', 'version: v1\n'),
  'guides/a.mdx': pageOf('A'),
  'guides/b.mdx': pageOf('B'),
  'community/us.mdx': pageOf('Us'),
}

let opened: OpenedTestSite
const config = async () => JSON.parse(await opened.text('docs.json'))
const view = () => useView.of(opened.site).getState()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const dialog = () => page.getByRole('dialog')

async function open(
  section: Exclude<SectionId, 'json'>,
  files: Record<string, string> = FILES,
  folders: string[] = [],
) {
  opened = await openSite(files, { handlers: { editorFolders: () => folders } })
  await opened.render(
    <>
      <SettingsPanel section={section} />
      <ProblemDialogs />
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
}

test('a setting is found by its label or its key, and leads to it', async () => {
  await open('basics')
  const find = page.getByRole('combobox', { name: 'Find a setting' })
  await find.fill('site na')
  await page.getByRole('option', { name: /Site name/ }).click()
  await expect.element(find).toHaveValue('')
  await expect
    .poll(() => document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer'))
    .toBe('/name')
  await find.fill('favicon')
  await page.getByRole('option').first().click()
  await expect.poll(() => view().main).toEqual({ kind: 'section', section: 'look' })
  await find.fill('no such setting')
  await expect.element(page.getByText('No settings found.')).toBeVisible()
})

test('a setting of another section is shown there', async () => {
  await open('basics')
  await page.getByRole('combobox', { name: 'Find a setting' }).fill('primary')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => view().main).not.toEqual({ kind: 'section', section: 'basics' })
})

test('what cannot be read is fixed by a button, or shown as text', async () => {
  await open('basics')
  opened.disk.change({ 'docs.json': FILES['docs.json'].replace('"Acme",', '"Acme"') })
  await expect.element(page.getByText(/docs\.json can’t be read: line \d/)).toBeVisible()
  await expect.element(page.getByText(/The last valid settings are shown below/)).toBeVisible()
  await expectAccessible()
  await button('Show in JSON').click()
  expect(view().main).toEqual({ kind: 'section', section: 'json' })
  await page.getByRole('button', { name: /comma/i }).click()
  await expect.poll(() => useConfig.of(opened.site).getState().broken).toBeUndefined()
  await expect.element(page.getByText(/can’t be read/)).not.toBeInTheDocument()
})

test('tabs and anchors are listed with their pages; one shows its own alone', async () => {
  await open('divisions')
  const tabs = page.getByRole('list', { name: 'Tabs', exact: true }).first()
  await expect.element(tabs.getByRole('listitem').nth(1)).toHaveTextContent(/Guides.*2 pages/)
  await expect
    .element(page.getByRole('list', { name: 'Anchors', exact: true }).first())
    .toHaveTextContent(/Community.*1 page/)
  const guides = button('Show the pages of “Guides”')
  await guides.click()
  await expect.element(guides).toHaveAttribute('aria-pressed', 'true')
  expect([...(useDivisionFilter.of(opened.site).getState().pages ?? [])]).toEqual(['guides/a', 'guides/b'])
  await guides.click()
  expect(useDivisionFilter.of(opened.site).getState().pages).toBeUndefined()
  await expect.element(button('Show the pages of “Status”')).toBeDisabled()
  const drawn = (name: string) =>
    button(`Show the pages of “${name}”`).element().firstElementChild?.children.length
  expect([drawn('Community'), drawn('Guides')]).toEqual([1, 0])
  await button('Edit “Community”').click()
  await expect
    .poll(() => document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer'))
    .toMatch(/^\/anchors\/0/)
})

test('a site without tabs says what they are for', async () => {
  const { tabs: _, anchors: __, ...plain } = DOCS
  await open('divisions', { ...FILES, 'docs.json': JSON.stringify(plain) })
  await expect.element(page.getByText(/The pages are not divided yet/)).toBeVisible()
})

test('the site is shown as a reader of a version sees it', async () => {
  await open('versions')
  const outcome = page.getByRole('status').filter({ hasText: 'Navigation' })
  await expect.element(outcome).toHaveTextContent(/Guides.*Community/)
  const count = (text: string) => expect.element(outcome).toHaveTextContent(text)
  await count('Navigation: 1 page')
  await button(/^v2 Version|Version.*v2/).click()
  await page.getByRole('option', { name: 'v1' }).click()
  await count('Navigation: 2 pages')
  await button(/^First page Starts at|Starts at.*First page/).click()
  await page.getByRole('option', { name: 'Guides' }).click()
  await count('Navigation: 2 pages')
  await button('Show in preview').click()
  await expect.poll(() => usePreview.of(opened.site).getState().past.at(-1)).toBe('guides/a')
  expect(view().panes.preview).toBe(true)
  await page.getByRole('radio', { name: 'Dark', exact: true }).last().click({ force: true })
  await expect.poll(() => view().mode).toBe('dark')
  await expect.element(page.getByRole('radio', { name: 'Dark', exact: true }).last()).toBeChecked()
})

test('each version says what refers to it', async () => {
  await open('versions')
  await expect.element(page.getByText('Shown first')).toBeVisible()
  await expect.element(page.getByText('1 group and 1 page')).toBeVisible()
  await expect.element(page.getByText('not used')).toBeVisible()
  await expectAccessible()
})

for (const way of ['Enter', 'button'])
  test(`a version is renamed everywhere as one step by ${way}`, async () => {
    await open('versions')
    await button('Rename “v1” everywhere').click()
    const name = dialog().getByRole('textbox', { name: 'New name' })
    await expect.element(name).toHaveValue('v1')
    await expect
      .element(dialog().getByText('Also renamed where it is used: 1 group and 1 page.'))
      .toBeVisible()
    await expect.element(dialog().getByRole('button', { name: 'Rename', exact: true })).toBeDisabled()
    await name.fill('v2')
    await expect.element(dialog().getByText(/There is already a version “v2”/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).toBeVisible()
    await name.fill('1.0')
    if (way === 'Enter') await userEvent.keyboard('{Enter}')
    else await dialog().getByRole('button', { name: 'Rename', exact: true }).click()
    await expect
      .poll(config)
      .toMatchObject({ versions: ['v2', '1.0'], navigation: [{}, { version: '1.0' }, {}, {}] })
    expect(await opened.text('old.mdx')).toMatch(/version: "?'?1\.0/)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText('Rename version “v1” to “1.0”').last()).toBeVisible()
    await opened.host.undo()
    await expect.poll(() => opened.text('docs.json')).toBe(FILES['docs.json'])
    await expect.poll(() => opened.text('old.mdx')).toBe(FILES['old.mdx'])
  })

test('a version is removed, and what refers to it is shown in every version', async () => {
  await open('versions')
  await button('Remove “v1”').click()
  await expect.element(dialog().getByText('Still refers to it: 1 group and 1 page.')).toBeVisible()
  await expect.element(dialog().getByRole('radio', { name: 'Show them in every version' })).toBeChecked()
  await dialog().getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(async () => JSON.stringify(await config())).not.toContain('v1')
  expect(await opened.text('old.mdx')).toBe(pageOf('Old'))
})

test('a version is removed, and what refers to it stays as it is', async () => {
  await open('versions')
  await button('Remove “v1”').click()
  await dialog().getByRole('radio', { name: 'Leave them unchanged' }).click({ force: true })
  await dialog().getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(async () => (await config()).versions).toEqual(['v2'])
  expect((await config()).navigation[1].version).toBe('v1')
  expect(await opened.text('old.mdx')).toBe(FILES['old.mdx'])
})

test('renaming is canceled', async () => {
  await open('versions')
  await button('Rename “v1” everywhere').click()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

const RULES = '.quill/rules.md'

test('the first file of writing rules is created for an editor', async () => {
  await open('rules', FILES, ['quill'])
  await expect.element(page.getByText('No writing rules yet')).toBeVisible()
  await button('Add writing rules').click()
  const name = dialog().getByRole('combobox', { name: 'Which editor are they for?' })
  await name.fill('no/slash')
  await expect.element(dialog().getByText('Use letters, digits and hyphens.')).toBeVisible()
  await expect.element(button('Add').last()).toBeDisabled()
  await name.fill('')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option').first()).toHaveTextContent(/quill.*used here/)
  await expect.element(page.getByRole('option', { name: 'Cursor' })).toBeVisible()
  await page.getByRole('option', { name: 'quill' }).click()
  await expect.element(name).toHaveValue('quill')
  await expect.element(dialog().getByText(`The rules will be written to ${RULES}.`)).toBeVisible()
  await button('Add').last().click()
  await expect.poll(() => opened.text(RULES)).toContain('- [')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(view().main).toEqual({ kind: 'page', file: RULES })
  expect(opened.project.state().undo).toBe(`Add ${RULES}`)
})

/** Opens the section with a file of writing rules, as it is created. */
async function openRules() {
  const { rulesTemplate } = await import('../../../shared/check/settings/rules-file.ts')
  await open('rules', { ...FILES, [RULES]: rulesTemplate(), '.other/rules.md': rulesTemplate() }, [
    'quill',
    'third',
  ])
  await expect.element(page.getByText('Rules for “quill”')).toBeVisible()
}

test('files of writing rules are listed and opened, and none is created twice', async () => {
  await openRules()
  await expect.element(page.getByText('Rules for “other”')).toBeVisible()
  await button(`Open ${RULES}`).click()
  expect(view().main).toEqual({ kind: 'page', file: RULES })
  await button('Add writing rules').click()
  const name = page.getByRole('combobox', { name: 'Which editor are they for?' })
  await name.click()
  await expect.element(page.getByRole('option', { name: 'third' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'quill' })).not.toBeInTheDocument()
  await name.fill('quill')
  await expect.element(dialog().getByText(`${RULES} already exists.`)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a rule is turned off and on by its line in the chosen file', async () => {
  await openRules()
  await expect.element(page.getByText(/These rules are in \.other\/rules\.md/)).toBeVisible()
  await button(/File.*\.other|\.other.*File/).click()
  await page.getByRole('option', { name: RULES }).click()
  await expect.element(page.getByText(/These rules are in \.quill\/rules\.md/)).toBeVisible()
  const before = await opened.text(RULES)
  const rule = page.getByRole('switch').first()
  await expect.element(rule).toBeChecked()
  await rule.click({ force: true })
  await expect.poll(() => opened.text(RULES)).not.toBe(before)
  expect(opened.project.state().undo).toBe('Turn off a writing rule')
  await expect.element(rule).not.toBeChecked()
  await rule.click({ force: true })
  await expect.poll(() => opened.text(RULES)).toBe(before)
  expect(opened.project.state().undo).toBe('Turn on a writing rule')
  expect(await opened.text('.other/rules.md')).toBe(before)
})

test('pages are checked for a rule unless that is turned off, and its severity is set in its dialog', async () => {
  await openRules()
  const checks = page.getByRole('checkbox', { name: /^Check pages: / })
  await expect.element(checks.first()).toBeVisible()
  expect(button(/^Severity and scope: /).elements()).toHaveLength(
    checks.elements().filter(box => (box as HTMLInputElement).checked).length,
  )
  const check = checks.first()
  await expect.element(check).toBeChecked()
  await button(/^Severity and scope: /)
    .first()
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Check rules' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await check.click({ force: true })
  await expect.element(check).not.toBeChecked()
  expect(opened.project.state().undo).toBe('Stop checking pages for a writing rule')
  await check.click({ force: true })
  await expect.element(check).toBeChecked()
})
