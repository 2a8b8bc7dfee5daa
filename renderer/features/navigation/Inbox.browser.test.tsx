import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { Navigation } from './Navigation.tsx'
import {
  addMenu,
  button,
  config,
  dialog,
  menuOf,
  opened,
  pagesOf,
  row,
  start,
  view,
} from './testing/tree-page.tsx'

beforeEach(start)

test('missing pages are added by their folders, shown first', async () => {
  await addMenu('Generate from folders…')
  const generate = page.getByRole('dialog', { name: 'Generate navigation from folders' })
  await expect.element(generate.getByRole('status')).toHaveTextContent(/^2 pages in \d groups/)
  const preview = generate.getByRole('region', { name: 'Preview of the navigation' })
  await expect.element(preview.getByText('Other loose')).toBeVisible()
  await expect.element(preview.getByText('Introduction')).not.toBeInTheDocument()
  await expectAccessible()
  await generate.getByRole('button', { name: 'Add 2 pages' }).click()
  await expect.poll(async () => JSON.stringify((await config()).navigation)).toMatch(/gone.*other\/loose/)
  await expect.element(page.getByText('The navigation was generated from folders.').last()).toBeVisible()
})

test('the whole navigation is generated anew', async () => {
  await addMenu('Generate from folders…')
  await expect.element(dialog().getByRole('radio', { name: 'Add missing pages' })).toBeChecked()
  await dialog().getByRole('radio', { name: 'Start over' }).click({ force: true })
  await dialog().getByRole('button', { name: 'Use these 6 pages' }).click()
  await expect.poll(() => opened.text('docs.json')).not.toContain('gone')
})

test('the local history is opened', async () => {
  await addMenu('Local history…')
  await expect.element(page.getByRole('dialog', { name: 'Local history' })).toBeVisible()
})

const inbox = () => page.getByRole('list', { name: 'Entries that need attention' })
const openInbox = () => button(/^Needs attention/).click()

test('what needs attention is listed with its fixes', async () => {
  await openInbox()
  await expect.element(inbox().getByText('This page does not exist.')).toBeVisible()
  await expect.element(inbox().getByText('Listed twice in the navigation.')).toBeVisible()
  await expect.element(page.getByText(/2 pages are not in any group/)).toBeVisible()
  await expectAccessible()
  await inbox().getByRole('button', { name: 'Remove duplicate' }).click()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup', 'gone'])
  await inbox().getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup'])
  await expect.element(inbox()).not.toBeInTheDocument()
})

test('a missing page is created or replaced from the inbox', async () => {
  await openInbox()
  await inbox().getByRole('button', { name: 'Create page…' }).click()
  await expect.element(dialog().getByRole('textbox', { name: 'File name' })).toHaveValue('gone')
  await userEvent.keyboard('{Escape}')
  await inbox().getByRole('button', { name: 'Choose another page…' }).click()
  await dialog()
    .getByRole('option', { name: /Loose page/ })
    .first()
    .click()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup', 'loose', 'intro'])
})

test('an unlisted page is added from the inbox, or kept out', async () => {
  await openInbox()
  await button('Add Loose page to the navigation…').click()
  await page
    .getByRole('dialog', { name: 'Add “Loose page” to the navigation' })
    .getByRole('option', { name: /Into “Start”/ })
    .click()
  await expect.poll(async () => JSON.stringify(await pagesOf(0))).toContain('"loose"')
  await button('Keep Other loose out of the navigation').click()
  await expect.element(page.getByText('“Other loose” stays out of the navigation.').last()).toBeVisible()
  await expect.element(button('Keep Other loose out of the navigation')).not.toBeInTheDocument()
})

test('rows say how many problems they have, and lead to them', async () => {
  await expect
    .element(
      row('gone')
        .getByRole('img', { name: /problem/ })
        .or(button(/problem.* in gone/))
        .first(),
    )
    .toBeVisible()
  await menuOf('gone', /^Show its/)
  expect(view().below).toBe('problems')
})

test('Home, End and arrows go through the rows', async () => {
  await row('Setup').click()
  await userEvent.keyboard('{Home}')
  await expect.element(row('Start')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('Introduction')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row('Start')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row('Start')).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row('Start')).toHaveAttribute('aria-expanded', 'true')
})

test('the context menu opens with the right button and with the keyboard', async () => {
  await row('Setup').click({ button: 'right' })
  await expect.element(page.getByRole('menu', { name: 'Actions for Setup' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await row('Introduction').click()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menu', { name: 'Actions for Introduction' })).toBeVisible()
})

/** Opens a site with these pages in one group, and its list of what needs attention. */
async function openWith(files: Record<string, string>, navigation: unknown) {
  await opened.project.close()
  await cleanup()
  const site = await openSite({ ...files, 'docs.json': JSON.stringify({ name: 'Acme', navigation }) })
  await site.render(<Navigation />)
  await openInbox()
  return site
}

test('a page without a title is listed once, gets the title that readers see, and is opened', async () => {
  const pages = ['untitled', 'setup']
  const site = await openWith(
    { 'untitled.mdx': 'Text.\n', 'setup.mdx': '---\ntitle: Setup\n---\n' },
    { versions: ['v2', 'v1'].map(version => ({ version, pages })) },
  )
  await expect.element(inbox().getByText('Has no title.')).toBeVisible()
  expect(inbox().getByRole('listitem').elements()).toHaveLength(1)
  await inbox().getByRole('button', { name: 'Open', exact: true }).click()
  expect(useView.of(site.site).getState().main).toEqual({ kind: 'page', file: 'untitled.mdx' })
  await inbox().getByRole('button', { name: 'Use “Untitled” as title' }).click()
  await expect.poll(() => site.text('untitled.mdx')).toBe('---\ntitle: Untitled\n---\n\nText.\n')
  await expect.element(inbox()).not.toBeInTheDocument()
})

test('an entry whose letters differ in case uses the name of the page, which is not listed as loose', async () => {
  const site = await openWith({ 'Setup.mdx': '---\ntitle: Setup\n---\n' }, [
    { group: 'Start', pages: ['setup'] },
  ])
  await expect.element(inbox().getByText(/The page is named “Setup”/)).toBeVisible()
  await expect.element(page.getByText(/not in any group/)).not.toBeInTheDocument()
  await inbox().getByRole('button', { name: 'Use that name' }).click()
  await expect.poll(() => site.text('docs.json')).toContain('"Setup"')
  await expect.element(inbox()).not.toBeInTheDocument()
})

test('of very many items the first hundred are listed, and how many more there are', async () => {
  const loose = Object.fromEntries(
    Array.from({ length: 101 }, (_, at) => [`p${at}.mdx`, `---\ntitle: P${at}\n---\n`]),
  )
  const gone = Array.from({ length: 102 }, (_, at) => `gone${at}`)
  await openWith(loose, [{ group: 'Start', pages: gone }])
  await expect.element(page.getByText('and 2 more')).toBeVisible()
  await expect.element(page.getByText('and 1 more')).toBeVisible()
  expect(inbox().getByRole('listitem').elements()).toHaveLength(100)
})

test('a page that is kept out comes back by Undo, and loose pages are added by folder', async () => {
  await openInbox()
  await button('Keep Other loose out of the navigation').click()
  await expect.element(button('Keep Other loose out of the navigation')).not.toBeInTheDocument()
  await button('Undo').last().click()
  await expect.element(button('Keep Other loose out of the navigation')).toBeVisible()
  await button('Add them by folder…').click()
  await expect.element(page.getByRole('dialog', { name: 'Generate navigation from folders' })).toBeVisible()
})
