import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showConflict, useSaving } from '../../host/session/saving.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'

const DOCS = {
  name: 'Acme',
  colors: { primary: '#111111' },
  navigation: [{ group: 'Start', pages: ['one', 'two'] }],
}
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const LINES = ['First line.', '', 'Second line.', '', 'Third line.', '']
const text = (...lines: string[]) => `---\ntitle: One\n---\n\n${lines.join('\n')}`
const FILES = {
  'docs.json': json(DOCS),
  'one.mdx': text(...LINES),
  'two.mdx': '---\ntitle: Two\n---\n',
  'notes.txt': 'Notes.\n',
}

let opened: OpenedTestSite
const dialog = () => page.getByRole('dialog')
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const card = (name: string) => dialog().getByRole('radiogroup', { name })
const side = (name: string, label: RegExp) => card(name).getByRole('radio', { name: label })
const choose = (name: string, label: string) => card(name).getByText(label, { exact: true }).click()
const asSource = () => dialog().getByRole('radio', { name: 'As source' }).click()

/** Changes a file here and on disk, and opens the dialog. */
async function conflict(file: string, mine: string | undefined, disk: string | undefined) {
  const { version, text: before } = await opened.project.read({ file })
  await opened.project.edit(
    mine === undefined
      ? { label: 'Delete', edits: [], remove: [file] }
      : {
          label: 'Type',
          edits: [{ file, version, edits: [{ offset: 0, length: before.length, text: mine }] }],
        },
  )
  opened.disk.change({ [file]: disk })
  await expect.poll(() => opened.project.state().conflicts.map(one => one.file)).toContain(file)
  showConflict(opened.site, file)
  await opened.render(<ConflictDialog />)
  await expect.element(page.getByRole('dialog', { name: `${file} has two versions` })).toBeVisible()
}

const pageConflict = () =>
  conflict(
    'one.mdx',
    text('Mine first.', '', 'Second line.', '', 'Mine third.', ''),
    text('Disk first.', '', 'Second line.', '', 'Disk third.', ''),
  )

beforeEach(async () => {
  opened = await openSite(FILES)
})

test('without a conflict there is no dialog', async () => {
  await opened.render(<ConflictDialog />)
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('every conflict of a page shows both sides, and nothing is chosen at first', async () => {
  await pageConflict()
  await expect.element(card('Conflict 1 of 2')).toBeVisible()
  await expect.element(side('Conflict 2 of 2', /^Yours/)).not.toBeChecked()
  await asSource()
  await expect.element(side('Conflict 1 of 2', /Yours Mine first\./)).toBeVisible()
  await expect.element(side('Conflict 2 of 2', /On disk Disk third\./)).toBeVisible()
  await expect.element(button('Use my choices')).toBeDisabled()
  await expect.element(dialog().getByText(/Changes that don’t overlap are already merged/)).toBeVisible()
  await expectAccessible()
})

test('the buttons stay where they are, whatever is shown of the conflicts', async () => {
  await pageConflict()
  const top = () => button('Keep mine').element().getBoundingClientRect().top
  await expect.element(card('Conflict 2 of 2')).toBeVisible()
  const before = top()
  await asSource()
  await expect.element(side('Conflict 1 of 2', /Yours Mine first\./)).toBeVisible()
  expect(top()).toBe(before)
})

test('a choice for each conflict is written to the file and to disk', async () => {
  await pageConflict()
  await asSource()
  await choose('Conflict 1 of 2', 'Yours')
  await expect.element(button('Use my choices')).toBeDisabled()
  await choose('Conflict 2 of 2', 'On disk')
  await button('Use my choices').click()
  await expect
    .poll(() => opened.disk.peek('one.mdx'))
    .toBe(text('Mine first.', '', 'Second line.', '', 'Disk third.', ''))
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('both sides of a conflict can be kept, one after the other', async () => {
  await pageConflict()
  await asSource()
  await choose('Conflict 1 of 2', 'Both, one after the other')
  await choose('Conflict 2 of 2', 'Yours')
  await button('Use my choices').click()
  await expect.poll(() => opened.disk.peek('one.mdx')).toContain('Mine first.\n\nDisk first.\n\n')
})

for (const [name, kept] of [
  ['Keep mine', 'Mine'],
  ['Use the version on disk', 'Disk'],
] as const)
  test(`“${name}” chooses one side everywhere`, async () => {
    await pageConflict()
    await button(name).click()
    await expect
      .poll(() => opened.disk.peek('one.mdx'))
      .toBe(text(`${kept} first.`, '', 'Second line.', '', `${kept} third.`, ''))
  })

test('the decision can wait', async () => {
  await pageConflict()
  await button('Decide later').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(opened.project.state().conflicts).toHaveLength(1)
  showConflict(opened.site, 'one.mdx')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('settings are chosen one by one, each by its name', async () => {
  await conflict(
    'docs.json',
    json({ ...DOCS, name: 'Mine', colors: { primary: '#222222' } }),
    json({ ...DOCS, name: 'Theirs', colors: { primary: '#333333' } }),
  )
  await expect.element(dialog().getByRole('radio', { name: 'As source' })).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('radio', { name: /^Both/ })).not.toBeInTheDocument()
  await choose('Site name', 'Yours')
  await choose('Colors › Accent on light pages', 'On disk')
  await expectAccessible()
  await button('Use my choices').click()
  await expect
    .poll(() => JSON.parse(opened.disk.peek('docs.json') ?? ''))
    .toMatchObject({ name: 'Mine', colors: { primary: '#333333' } })
})

test('a setting that was removed on one side says so', async () => {
  await conflict(
    'docs.json',
    json({ ...DOCS, colors: { primary: '#222222' } }),
    json({ name: DOCS.name, navigation: DOCS.navigation }),
  )
  await expect.element(dialog().getByRole('radio', { name: /^On disk Removed/ })).toBeVisible()
})

test('a file that was deleted on disk is kept or deleted here too', async () => {
  await conflict('one.mdx', text('Mine.', ''), undefined)
  await expect.element(dialog().getByText(/deleted on disk by another program/)).toBeVisible()
  await expect.element(button('Use my choices')).not.toBeInTheDocument()
  await button('Delete it here too').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect(opened.text('one.mdx')).rejects.toThrow()
})

test('a file that was deleted on disk is written again', async () => {
  await conflict('one.mdx', text('Mine.', ''), undefined)
  await button('Keep mine').click()
  await expect.poll(() => opened.disk.peek('one.mdx')).toBe(text('Mine.', ''))
})

test('a file that was deleted here is compared as a whole', async () => {
  await conflict('one.mdx', undefined, text('Disk.', ''))
  await expect.element(dialog().getByText('On disk', { exact: true })).toBeVisible()
  await expect.element(dialog().getByText(/Nothing is written until you choose/)).toBeVisible()
  await button('Use the version on disk').click()
  await expect.poll(() => opened.text('one.mdx')).toBe(text('Disk.', ''))
})

test('a choice is asked for again when the disk changes again', async () => {
  await pageConflict()
  await asSource()
  await choose('Conflict 1 of 2', 'Yours')
  opened.disk.change({ 'one.mdx': text('Disk again.', '', 'Second line.', '', 'Third line.', '') })
  await expect.element(dialog().getByText(/changed again since/)).toBeVisible()
  await expect.element(card('Conflict 1 of 1')).toBeVisible()
  await expect.element(button('Use my choices')).toBeDisabled()
})

test('changes that do not overlap need no choice', async () => {
  await conflict(
    'one.mdx',
    text('Mine first.', '', 'Second line.', '', 'Third line.', ''),
    text('First line.', '', 'Second line.', '', 'Disk third.', ''),
  )
  await expect.element(dialog().getByText(/Both can be kept/)).toBeVisible()
  await button('Use my choices').click()
  await expect
    .poll(() => opened.disk.peek('one.mdx'))
    .toBe(text('Mine first.', '', 'Second line.', '', 'Disk third.', ''))
})

test('the dialog closes when the conflict ends elsewhere', async () => {
  await pageConflict()
  await opened.host.resolve({ file: 'one.mdx', take: 'disk' })
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(useSaving.of(opened.site).getState().conflict).toBeUndefined()
})

const MARKED = ['<<<<<<< HEAD', 'Upper line.', '=======', 'Lower line.', '>>>>>>> branch', ''].join('\n')

test('a merge that git left in the text is finished as one step, which is undone', async () => {
  opened = await openSite({ ...FILES, 'one.mdx': text(MARKED) })
  showConflict(opened.site, 'one.mdx')
  await opened.render(<ConflictDialog />)
  await expect
    .element(dialog().getByText(/Git left two versions in this file: “HEAD” and “branch”/))
    .toBeVisible()
  await expect.element(side('Conflict 1 of 1', /^HEAD/)).toBeVisible()
  await button('Choose all from “branch”').click()
  await expect.poll(() => opened.text('one.mdx')).toBe(text('Lower line.', ''))
  expect(opened.disk.peek('one.mdx')).toContain('<<<<<<<')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(opened.project.state().undo).toBe('Resolve conflicts')
})

test('the versions of git are named first and second without names', async () => {
  opened = await openSite({
    ...FILES,
    'one.mdx': text(MARKED.replace('HEAD', '').replace('branch', '')),
  })
  showConflict(opened.site, 'one.mdx')
  await opened.render(<ConflictDialog />)
  await button('Choose all from “First version”').click()
  await expect.poll(() => opened.text('one.mdx')).toBe(text('Upper line.', ''))
})
