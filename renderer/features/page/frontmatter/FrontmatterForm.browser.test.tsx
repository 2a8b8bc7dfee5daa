import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useDocument } from '../../../host/documents/documents.ts'
import { reveal, useReveal } from '../../../host/session/reveal.ts'
import { openBeside } from '../../../host/view/split-view.ts'
import { useView } from '../../../host/view/view.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../../testing/rendered-site.tsx'
import { FrontmatterForm } from './FrontmatterForm.tsx'

const FILE = 'one.mdx'
const PNG = new Uint8Array([137, 80, 78, 71])
const FIELDS = `title: One
description: About one.
icon: book
mode: wide
deprecated: true
order: 3
keywords: [a, b]
author: Ada
`

let opened: OpenedTestSite
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const text = () => opened.text(FILE)

/** The form of a page, as the page editor shows it. */
function Form() {
  const known = useDocument(FILE)
  return known?.text === undefined ? null : <FrontmatterForm file={FILE} />
}

/** Reports what else is revealed, as the text of the page would. */
const places: unknown[] = []
function Text() {
  useReveal(location => {
    places.push(location)
    return true
  })
  return null
}

async function open(fields = FIELDS, isOpen = true) {
  places.length = 0
  opened = await openSite({
    'docs.json': JSON.stringify({
      name: 'Acme',
      versions: ['v2', 'v1'],
      navigation: [{ group: 'Start', pages: ['one', 'two'] }],
    }),
    [FILE]: `---\n${fields}---\n\nText.\n`,
    'two.mdx': '---\ntitle: Two\n---\n',
    'images/a.png': PNG,
  })
  if (isOpen) useView.of(opened.site).setState({ pageSettings: true })
  await opened.render(
    <>
      <Form />
      <Text />
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'Page settings' })).toBeVisible()
}

test('every setting of the page has a field of its kind', async () => {
  await open()
  await expect.element(field('Title')).toHaveValue('One')
  await expect.element(field('Description')).toHaveValue('About one.')
  await expect.element(field('Name in the navigation')).toHaveValue('')
  await expect.element(field('Name in the navigation')).toHaveAttribute('placeholder', 'One')
  await expect.element(page.getByRole('combobox', { name: 'Layout' })).toHaveValue('wide')
  await expect.element(page.getByRole('switch', { name: 'Deprecated' })).toBeChecked()
  await expect.element(field('order')).toHaveValue('3')
  await expect.element(field('author')).toHaveValue('Ada')
  const keywords = page.getByRole('grid', { name: 'Keywords for the search' })
  await expect.element(keywords.getByRole('row', { name: 'a', exact: true })).toBeVisible()
  await expectAccessible()
})

test('typing changes the line of the field and nothing else, as one step', async () => {
  await open()
  await field('Title').fill('First')
  await field('Title').fill('First page')
  await expect.poll(text).toBe(`---\n${FIELDS.replace('title: One', 'title: First page')}---\n\nText.\n`)
  expect(opened.project.state().undo).toBe('Change Title of One')
  await opened.host.undo()
  await expect.poll(text).toContain('title: One')
})

test('a common field that is emptied loses its line and stays', async () => {
  await open()
  await field('Description').fill('')
  await expect.poll(text).not.toContain('description')
  await expect.element(field('Description')).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'Remove Description' })).not.toBeInTheDocument()
})

test('another field that is emptied stays too, until it is removed', async () => {
  await open()
  await field('author').fill('')
  await expect.poll(text).not.toContain('author')
  await expect.element(field('author')).toHaveValue('')
  await page.getByRole('button', { name: 'Remove author' }).click()
  await expect.element(field('author')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add setting' })).toHaveFocus()
})

test('a field is removed with its line', async () => {
  await open()
  await page.getByRole('button', { name: 'Remove Layout' }).click()
  await expect.poll(text).not.toContain('mode')
  await expect.element(page.getByRole('combobox', { name: 'Layout' })).not.toBeInTheDocument()
})

test('a switch is written as a boolean', async () => {
  await open()
  await page.getByText('Deprecated', { exact: true }).click()
  await expect.poll(text).toContain('deprecated: false')
})

test('a number stays a number, and text in its field becomes text', async () => {
  await open()
  await field('order').fill('12')
  await expect.poll(text).toContain('order: 12\n')
  await field('order').fill('-')
  await expect.element(field('order')).toHaveValue('-')
  expect(await text()).toContain('order: 12\n')
  await field('order').fill('1.5')
  await expect.poll(text).toContain('order: 1.5\n')
  await field('order').fill('first')
  await expect.poll(text).toContain('order: first\n')
})

test('known settings are offered unless the page has them; a flag is on at once', async () => {
  await open()
  await page.getByRole('button', { name: 'Add setting' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Layout' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Hidden from search engines' }).click()
  await expect.poll(text).toContain('noindex: true')
  await expect.element(page.getByRole('switch', { name: 'Hidden from search engines' })).toBeChecked()
})

test('a setting that was added is empty, has the focus and writes nothing yet', async () => {
  await open()
  const before = await text()
  await page.getByRole('button', { name: 'Add setting' }).click()
  await page.getByRole('menuitem', { name: 'Canonical URL' }).click()
  await expect.element(field('Canonical URL')).toHaveFocus()
  expect(await text()).toBe(before)
  await field('Canonical URL').fill('https://example.com')
  await expect.poll(text).toContain('canonical: https://example.com')
})

test('any other name can be added, but none twice', async () => {
  await open()
  await page.getByRole('button', { name: 'Add setting' }).click()
  await page.getByRole('menuitem', { name: 'Another setting…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Another setting…' })
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect.element(add).toBeDisabled()
  await name.fill('author')
  await expect.element(dialog.getByText('This page already has a setting with this name.')).toBeVisible()
  await expect.element(add).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await name.fill(' level ')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await field('level').fill('easy')
  await expect.poll(text).toContain('level: easy')
})

test('the name of another setting is added by its button; Escape adds nothing', async () => {
  await open()
  for (const way of ['Escape', 'Add']) {
    await page.getByRole('button', { name: 'Add setting' }).click()
    await page.getByRole('menuitem', { name: 'Another setting…' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('level')
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    if (way === 'Escape') await expect.element(field('level')).not.toBeInTheDocument()
  }
  await expect.element(field('level')).toBeVisible()
})

test('an object is edited in the text', async () => {
  await open(`${FIELDS}meta: { level: 2 }\n`)
  await page.getByRole('button', { name: 'Edit in the text' }).click()
  await expect.poll(() => places.at(-1)).toMatchObject({ file: FILE, offset: (await text()).indexOf('meta') })
})

test('a choice is made by arrow keys or by a click', async () => {
  await open('title: One\nmode: ""\n')
  const layout = page.getByRole('combobox', { name: 'Layout' })
  await layout.click()
  await expect.element(page.getByRole('option', { name: 'center' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(text).toContain('mode: "center"')
  await layout.fill('')
  await page.getByRole('option', { name: 'wide' }).click()
  await expect.poll(text).toMatch(/mode: "?wide/)
})

test('versions and images of the site are suggested', async () => {
  await open('title: One\nversion: v1\n"og:image": /images/a.png\n')
  const version = page.getByRole('combobox', { name: 'Version' })
  await version.fill('')
  await page.getByRole('option', { name: 'v2' }).click()
  await expect.poll(text).toContain('version: v2')
  await page.getByRole('combobox', { name: 'Image when shared' }).fill('a.')
  await page.getByRole('option', { name: '/images/a.png' }).click()
  await expect.poll(text).toContain('"og:image": /images/a.png')
})

test('the fields say how much of them search results show', async () => {
  await open()
  await expect.element(page.getByText('10 of about 60 characters, including the site name')).toBeVisible()
  await field('Description').fill('x'.repeat(200))
  await expect.element(page.getByText(/^200 characters: search results cut it off after/)).toBeVisible()
  await field('Description').fill('')
  await expect.element(page.getByText(/that search results show/)).not.toBeInTheDocument()
})

test('the page is shown as a search result and as a shared link', async () => {
  await open()
  await page.getByRole('button', { name: 'In search results and shared links' }).click()
  await expect
    .element(page.getByRole('figure', { name: 'As a search result' }))
    .toHaveTextContent(/One.*About one\./)
  const link = page.getByRole('figure', { name: 'As a shared link' })
  await expect.element(link).toHaveTextContent(/No image for shared links.*One.*About one\./)
})

test('a page that is hidden from search engines says so, and which image is missing', async () => {
  await open('title: One\nnoindex: true\n"og:image": /gone.png\n')
  await page.getByRole('button', { name: 'In search results and shared links' }).click()
  await expect.element(page.getByText('Search engines are told to skip this page.')).toBeVisible()
  await expect.element(page.getByText('Image not found: “/gone.png”')).toBeVisible()
})

test('broken settings lead to their line', async () => {
  await open('title: [One\n')
  await expect.element(page.getByText('The settings at the top of this page can’t be read.')).toBeVisible()
  await expect.element(field('Title')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /Go to line \d/ }).click()
  await expect.poll(() => places.at(-1)).toMatchObject({ file: FILE })
})

test('the form collapses, is remembered, and opens for a setting that is revealed', async () => {
  await open()
  const title = page.getByRole('button', { name: 'Page settings' })
  await title.click()
  await expect.element(field('Title')).not.toBeInTheDocument()
  expect(useView.of(opened.site).getState().pageSettings).toBe(false)
  reveal(opened.site, { file: FILE, pointer: '/author' })
  await expect.element(field('author')).toHaveFocus()
})

test('the form of a complete page is one line with its title and description, until it is opened', async () => {
  await open(FIELDS, false)
  await expect.element(page.getByText('One – About one.')).toBeVisible()
  await expect.element(field('Title')).not.toBeInTheDocument()
  await expectAccessible()
  reveal(opened.site, { file: FILE, pointer: '/title' })
  await expect.element(field('Title')).toHaveFocus()
  expect(useView.of(opened.site).getState().pageSettings).toBeUndefined()
})

test('the form of a page without a description is open, and stays so while the description is typed', async () => {
  await open('title: One\n', false)
  await page.getByRole('textbox', { name: 'Description' }).fill('About one.')
  await expect.poll(text).toContain('description: About one.')
  await expect.element(field('Title')).toBeVisible()
})

test('in split panes the form is collapsed at first', async () => {
  await open()
  openBeside(opened.site, { kind: 'page', file: 'two.mdx' })
  await expect.element(field('Title')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Page settings' }).click()
  await expect.element(field('Title')).toBeVisible()
  expect(useView.of(opened.site).getState().pageSettings).toBe(true)
})

test('a problem is shown at its field', async () => {
  await open('title: One\nicon: no-such-icon\n')
  await expect.element(page.getByText(/no-such-icon/)).toBeVisible()
})
