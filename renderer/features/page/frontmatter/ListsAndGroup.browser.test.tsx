import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { useDocument } from '../../../host/documents/documents.ts'
import { useView } from '../../../host/view/view.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../../testing/rendered-site.tsx'
import { FrontmatterForm } from './FrontmatterForm.tsx'

const FILE = 'one.mdx'
const NAVIGATION = [
  { group: 'Start', pages: ['one', 'two'] },
  { group: 'More', pages: [{ group: 'Deep', pages: [] }] },
]

let opened: OpenedTestSite
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const text = () => opened.text(FILE)

/** The form of a page, as the page editor shows it. */
function Form() {
  const known = useDocument(FILE)
  return known?.text === undefined ? null : <FrontmatterForm file={FILE} />
}

async function open(fields = 'title: One\n') {
  opened = await openSite({
    'docs.json': JSON.stringify({ name: 'Acme', navigation: NAVIGATION }),
    [FILE]: `---\n${fields}---\n\nText.\n`,
    'two.mdx': '---\ntitle: Two\ntags: [x, y]\nreviewed: true\n---\n',
  })
  useView.of(opened.site).setState({ pageSettings: true })
  await opened.render(<Form />)
  await expect.element(page.getByRole('button', { name: 'Page settings' })).toBeVisible()
}

test('items of a list are added and removed one by one, and the list keeps its other items', async () => {
  await open('title: One\nkeywords: [a, "b c", 3]\n')
  const more = field('Add to Keywords for the search')
  await more.fill('d, a,e')
  await userEvent.keyboard('{Enter}')
  await expect.poll(text).toContain('keywords: [a, b c, 3, d, e]\n')
  await expect.element(more).toHaveValue('')
  await page.getByRole('button', { name: 'Remove b c' }).click()
  await expect.poll(text).toContain('keywords: [a, 3, d, e]\n')
  await expectAccessible()
  for (const name of ['a', '3', 'd', 'e'])
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  await expect.poll(text).not.toContain('keywords')
  await expect.element(more).toBeVisible()
})

test('settings of other pages are offered, with a control of their type', async () => {
  await open()
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add setting' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await add('reviewed')
  await expect.poll(text).toContain('reviewed: true\n')
  await add('tags')
  await field('Add to tags').fill('z')
  await userEvent.keyboard('{Enter}')
  await expect.poll(text).toContain('tags: [z]\n')
})

/** Types in place of what is there. The click comes first: a page that scrolls closes the list. */
async function typeIn(group: Locator, typed: string) {
  await group.click()
  await userEvent.keyboard(`{Control>}a{/Control}${typed}`)
}

test('a page gets another group, as one step', async () => {
  await open()
  const group = page.getByRole('combobox', { name: 'Group in the navigation' })
  const navigation = async () => JSON.parse(await opened.text('docs.json')).navigation
  await expect.element(group).toHaveValue('Start')
  await typeIn(group, 'dee')
  await page.getByRole('option', { name: 'Deep More' }).click()
  await expect.poll(async () => (await navigation())[1].pages[0].pages).toEqual(['one'])
  expect((await navigation())[0].pages).toEqual(['two'])
  await expect.element(group).toHaveValue('Deep')
  expect(opened.project.state().undo).toBe('Move “One” to “Deep”')
  await opened.host.undo()
  await expect.element(group).toHaveValue('Start')
})

test('typing a group and leaving the field moves nothing', async () => {
  await open()
  const group = page.getByRole('combobox', { name: 'Group in the navigation' })
  await typeIn(group, 'nowhere')
  await expect.element(page.getByText('No group found')).toBeVisible()
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(group).toHaveValue('Start')
  expect(opened.project.state().undo).toBeUndefined()
})

test('values inside objects and lists have controls, which change only them', async () => {
  await open(`title: One\nauthors:\n  - name: Ada # first\n    active: true\n`)
  const item = page.getByRole('group', { name: 'authors' }).getByRole('group', { name: 'Item 1' })
  await userEvent.fill(item.getByRole('textbox', { name: 'name' }), 'Eve: the first')
  await item.getByRole('switch', { name: 'active' }).click()
  await expect.poll(text).toContain('  - name: "Eve: the first" # first\n    active: false\n')
  await expectAccessible()
})

test('a number inside an object stays one while it is typed, and a text of several lines is only shown', async () => {
  await open(`title: One\nmeta:\n  level: 2\n  about: |\n    One.\n    Two.\n`)
  await userEvent.click(field('level'))
  await userEvent.keyboard('{Backspace}3.5')
  await expect.poll(text).toContain('  level: 3.5\n')
  await expect.element(field('about')).toHaveAttribute('readonly')
  await expect.element(field('about')).toHaveValue('One.\nTwo.\n')
})

test('an object with a value that stands elsewhere too is edited in the text alone', async () => {
  await open(`title: One\nmeta:\n  a: &one 1\nother:\n  b: *one\n`)
  const group = (name: string) => page.getByRole('group', { name })
  for (const name of ['meta', 'other']) {
    await expect.element(group(name).getByRole('button', { name: 'Edit in the text' })).toBeVisible()
    await expect.element(group(name).getByRole('textbox')).not.toBeInTheDocument()
  }
})
