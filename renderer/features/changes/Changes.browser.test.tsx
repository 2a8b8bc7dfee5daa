import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { provideCommand } from '../../host/commands/commands.ts'
import { replaceText } from '../../host/documents/documents.ts'
import { save } from '../../host/session/saving.ts'
import { showSection, useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Changes } from './Changes.tsx'

const FILES = {
  'docs.json': '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["one", "two"] }]\n}\n',
  'one.mdx': '---\ntitle: One\n---\n\nFirst line.\n\nMiddle line.\n\nLast line.\n',
  'two.mdx': '---\ntitle: Two\n---\n\nText.\n',
}

let opened: OpenedTestSite

beforeEach(async () => {
  opened = await openSite(FILES)
  await opened.render(<Changes ReviewDialog={() => <p>Review</p>} />)
})

test('without changes, it says that everything is saved', async () => {
  await expect.element(page.getByText('Everything is saved')).toBeVisible()
  await expectAccessible()
})

test('every file that differs from the disk is listed, and what changed in it', async () => {
  await opened.insert('one.mdx', FILES['one.mdx'].length, 'One more.\n')
  await expect.element(page.getByRole('button', { name: /^One/ })).toBeVisible()
  await opened.insert('two.mdx', FILES['two.mdx'].length, 'More.\n')
  await expect.element(page.getByRole('button', { name: /^Two/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Save all 2/ })).toBeVisible()
})

test('one file is written to disk', async () => {
  await opened.insert('one.mdx', FILES['one.mdx'].length, 'One more.\n')
  await page.getByRole('button', { name: 'Save one.mdx' }).click()
  await expect.poll(() => opened.disk.peek('one.mdx')).toContain('One more.')
  await expect.element(page.getByText('Everything is saved')).toBeVisible()
})

test('the changes of one file are discarded, which can be undone', async () => {
  await opened.insert('one.mdx', FILES['one.mdx'].length, 'One more.\n')
  await page.getByRole('button', { name: 'Discard changes to one.mdx' }).click()
  await expect.poll(() => opened.text('one.mdx')).toBe(FILES['one.mdx'])
  await opened.host.undo()
  await expect.poll(() => opened.text('one.mdx')).toContain('One more.')
})

const difference = () => page.getByRole('status').filter({ hasText: 'The rest of the file is unchanged' })
const sentences = () => page.getByRole('list', { name: 'Changes to docs.json' })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const setDocs = (text: string) => replaceText(opened.site, 'docs.json', 'Set', text)

/** Changes the first line of a page, and adds a text at its end. */
async function changeTwice(text: string) {
  const { version } = await opened.project.read({ file: 'one.mdx' })
  const { length } = FILES['one.mdx']
  const edits = [
    { offset: FILES['one.mdx'].indexOf('First'), length: 0, text: 'Very ' },
    { offset: length, length: 0, text },
  ]
  await opened.project.edit({ label: 'Type', edits: [{ file: 'one.mdx', version, edits }] })
}

test('all files are written by one command', async () => {
  const run = vi.fn()
  provideCommand(opened.app, 'file.saveAll', { run })
  await opened.insert('one.mdx', 0, ' ')
  await opened.insert('two.mdx', 0, ' ')
  await page.getByRole('button', { name: 'Save all 2 files' }).click()
  expect(run).toHaveBeenCalledOnce()
})

test('the first file is shown until another is chosen', async () => {
  await opened.insert('one.mdx', FILES['one.mdx'].length, 'One more.\n')
  await opened.insert('two.mdx', FILES['two.mdx'].length, 'And\nmore.\n')
  const one = page.getByRole('button', { name: 'One one.mdx', exact: true })
  const two = page.getByRole('button', { name: 'Two two.mdx', exact: true })
  await expect.element(one).toHaveAttribute('aria-current', 'true')
  await expect.element(two).not.toHaveAttribute('aria-current')
  await expect.element(difference()).toHaveTextContent(/^one\.mdx: 1 line added, 0 removed/)
  await two.click()
  await expect.element(two).toHaveAttribute('aria-current', 'true')
  await expect.element(difference()).toHaveTextContent(/^two\.mdx: 2 lines added, 0 removed/)
})

test('one hunk of a page is reverted by its first words', async () => {
  await changeTwice('One more.\n')
  await expect.element(radio('Text')).toBeChecked()
  await page.getByRole('button', { name: 'Revert', exact: true, expanded: false }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Line 10: One more.' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Line 5: Very First line.' }).click()
  await expect.poll(() => opened.text('one.mdx')).toBe(`${FILES['one.mdx']}One more.\n`)
  expect(opened.project.state().undo).toBe('Revert a change in one.mdx')
})

test('lines that were removed are named and come back', async () => {
  const at = FILES['one.mdx'].indexOf('Last')
  const { version } = await opened.project.read({ file: 'one.mdx' })
  const edits = [{ offset: at, length: 'Last line.\n'.length, text: '' }]
  await opened.project.edit({ label: 'Cut', edits: [{ file: 'one.mdx', version, edits }] })
  await page.getByRole('button', { name: 'Revert', exact: true, expanded: false }).click()
  await page.getByRole('menuitem', { name: /removed: Last line\./ }).click()
  await expect.poll(() => opened.text('one.mdx')).toBe(FILES['one.mdx'])
})

test('a page that changed is shown before and after, change by change', async () => {
  await changeTwice('\nOne more.\n')
  await radio('Pages').click()
  await expect.element(page.getByTitle('Page before')).toBeInTheDocument()
  await expect.element(page.getByTitle('Page after')).toBeInTheDocument()
  const at = page.getByRole('status').filter({ hasText: /^Change/ })
  await expect.element(at).toHaveTextContent('Change 1 of 2')
  const previous = page.getByRole('button', { name: 'Previous change' })
  const next = page.getByRole('button', { name: 'Next change' })
  await expect.element(previous).toBeDisabled()
  await next.click()
  await expect.element(at).toHaveTextContent('Change 2 of 2')
  await expect.element(next).toBeDisabled()
  await previous.click()
  await expect.element(at).toHaveTextContent('Change 1 of 2')
})

test('changes in docs.json are sentences, each with its values', async () => {
  setDocs(
    FILES['docs.json']
      .replace('"Acme"', '"Zoo",\n  "colors": { "primary": "#123456" }')
      .replace('"one", "two"', '"two"'),
  )
  await expect.element(radio('Summary')).toBeChecked()
  await expect.element(sentences().getByText('Changed site name')).toBeVisible()
  await expect.element(sentences().getByText('Acme')).toBeVisible()
  await expect.element(sentences().getByText('Zoo')).toBeVisible()
  await expect.element(sentences().getByText('#123456')).toBeVisible()
  await expect.element(sentences().getByText('nothing')).toBeVisible()
  await expect.element(sentences().getByText('Removed “One” from “Start”')).toBeVisible()
  await expectAccessible()
  await radio('Text').click()
  await expect.element(sentences()).not.toBeInTheDocument()
})

test('a page that moved in docs.json is said by its neighbor', async () => {
  setDocs(FILES['docs.json'].replace('"one", "two"', '"two", "one"'))
  await expect
    .element(sentences().getByRole('listitem'))
    .toHaveTextContent(/Moved “(One” to the end of|Two” above “One” in) “Start”/)
})

test('one change in docs.json is reverted by itself, and leads to its setting', async () => {
  setDocs(FILES['docs.json'].replace('"Acme"', '"Zoo"').replace('"one", "two"', '"one", "two", "new"'))
  showSection(opened.site, 'look')
  await sentences().getByRole('button', { name: 'Changed site name', exact: true }).click()
  await expect
    .poll(() => useView.of(opened.site).getState().main)
    .toEqual({ kind: 'section', section: 'basics' })
  await page.getByRole('button', { name: 'Revert: Changed site name' }).click()
  await expect
    .poll(() => opened.text('docs.json'))
    .toBe(FILES['docs.json'].replace('"one", "two"', '"one", "two", "new"'))
  await expect.element(sentences().getByText('Added “new” to “Start”')).toBeVisible()
})

test('a change of spacing in docs.json is nothing that readers see', async () => {
  setDocs(`${FILES['docs.json']}\n`)
  await expect.element(page.getByText(/Nothing that readers see/)).toBeVisible()
})

test('a new file and a deleted file say so, and have only one side', async () => {
  await opened.project.edit({ label: 'New', edits: [], create: [{ file: 'new.mdx', text: 'New.\n' }] })
  await expect.element(page.getByText('New', { exact: true })).toBeVisible()
  await expect.element(difference()).toHaveTextContent(/^new\.mdx: 1 line added/)
  await expect.element(radio('Text')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Revert', exact: true })).not.toBeInTheDocument()
  await opened.project.edit({ label: 'Delete', edits: [], remove: ['two.mdx'] })
  await expect.element(page.getByText('Deleted', { exact: true })).toBeVisible()
})

test('proposing changes opens the dialog and closes it', async () => {
  await page.getByRole('button', { name: 'Propose changes…' }).click()
  await expect.element(page.getByText('Review')).toBeVisible()
})

test('the panel closes', async () => {
  useView.of(opened.site).setState({ below: 'changes' })
  await page.getByRole('button', { name: 'Hide Changes' }).click()
  expect(useView.of(opened.site).getState().below).toBeUndefined()
})

test('a folder without git knows no commits', async () => {
  await expect.element(radio('Since the last commit')).not.toBeInTheDocument()
})

/** Opens the panel in a folder with a git repository, which holds these texts. */
async function openWithGit(held: Readonly<Record<string, string>>, saved: readonly DirtyFile[] = []) {
  opened = await openSite(FILES, {
    handlers: {
      sinceCommit: () => ({ kind: 'files', files: saved }),
      committed: ({ file }) => held[file],
    },
  })
  await opened.render(<Changes ReviewDialog={() => <p>Review</p>} />)
  await page.getByText('Since the last commit').last().click()
}

test('since the last commit, saved and unsaved changes are listed together', async () => {
  await openWithGit(FILES, [{ file: 'two.mdx', change: 'edited' }])
  await opened.insert('one.mdx', FILES['one.mdx'].length, 'One more.\n')
  await expect.element(page.getByRole('button', { name: 'One one.mdx', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Two two.mdx', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save one.mdx' })).not.toBeInTheDocument()
  await expect.element(difference()).toHaveTextContent(/^one\.mdx: 1 line added, 0 removed/)
})

test('a clean folder is committed', async () => {
  await openWithGit(FILES)
  await expect.element(page.getByText('Everything is committed')).toBeVisible()
  await page.getByText('Since the last save').click()
  await expect.element(page.getByText('Everything is saved').nth(1)).toBeVisible()
})

test('a file goes back to the last commit as one step', async () => {
  await openWithGit({ ...FILES, 'one.mdx': 'Committed.\n' }, [{ file: 'one.mdx', change: 'edited' }])
  await page.getByRole('button', { name: 'Revert one.mdx to the last commit' }).click()
  await expect.poll(() => opened.text('one.mdx')).toBe('Committed.\n')
  await expect
    .element(page.getByText('one.mdx is as it was in the last commit. Save to make this permanent.').last())
    .toBeVisible()
  expect(opened.project.state().undo).toBe('Revert one.mdx to the last commit')
  await opened.host.undo()
  await expect.poll(() => opened.text('one.mdx')).toBe(FILES['one.mdx'])
})

test('a file that is not in the last commit is deleted by going back', async () => {
  const { 'one.mdx': _, ...held } = FILES
  await openWithGit(held, [{ file: 'one.mdx', change: 'created' }])
  await page.getByRole('button', { name: 'Revert one.mdx to the last commit' }).click()
  await expect.poll(() => opened.project.pages().map(({ file }) => file)).toEqual(['two.mdx'])
})

test('a deleted file comes back from the last commit', async () => {
  await openWithGit(FILES)
  await opened.host.edit({ label: 'Delete', edits: [], remove: ['two.mdx'] })
  await page.getByRole('button', { name: 'Revert two.mdx to the last commit' }).click()
  await expect.poll(() => opened.text('two.mdx')).toBe(FILES['two.mdx'])
})

test('a file that was added and deleted since the last commit is not listed', async () => {
  await openWithGit(FILES, [{ file: 'two.mdx', change: 'created' }])
  await opened.host.edit({ label: 'Delete', edits: [], remove: ['two.mdx'] })
  await expect.element(page.getByText('Everything is committed')).toBeVisible()
})

test('a repository that cannot be read says why and what to do', async () => {
  opened = await openSite(FILES, {
    handlers: {
      sinceCommit: () => ({
        kind: 'unavailable',
        message: asMessage('Git is missing.'),
        hint: asMessage('Install it.'),
      }),
    },
  })
  await opened.render(<Changes ReviewDialog={() => null} />)
  await page.getByText('Since the last commit').last().click()
  await expect.element(page.getByText('Git is missing.')).toBeVisible()
  await expect.element(page.getByText('Install it.')).toBeVisible()
})

test('a commit that cannot be read says why', async () => {
  opened = await openSite(FILES, {
    handlers: {
      sinceCommit: () => ({ kind: 'files', files: [{ file: 'one.mdx', change: 'edited' }] }),
      committed: () => {
        throw new Refusal('unavailable', asMessage('The commit is gone.'))
      },
    },
  })
  await opened.render(<Changes ReviewDialog={() => null} />)
  await page.getByText('Since the last commit').last().click()
  await expect.element(page.getByText('The commit is gone.').first()).toBeVisible()
})

test('a save empties the list since the last save', async () => {
  await opened.insert('one.mdx', 0, ' ')
  await expect.element(page.getByRole('button', { name: 'Save one.mdx' })).toBeVisible()
  await save(opened.site)
  await expect.element(page.getByText('Everything is saved')).toBeVisible()
})
