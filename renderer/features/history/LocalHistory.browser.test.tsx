import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { readText, replaceText } from '../../host/documents/documents.ts'
import { showHistory } from '../../host/session/local-history.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { LocalHistory } from './LocalHistory.tsx'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n',
  'two.mdx': '---\ntitle: Two\n---\n',
}

let opened: OpenedTestSite

const dialog = () => page.getByRole('dialog')
const option = (name: RegExp) => dialog().getByRole('option', { name })
async function show(file?: string): Promise<void> {
  await opened.render(<LocalHistory />)
  showHistory(opened.site, file)
}
const expectClosed = () => expect.element(dialog()).not.toBeInTheDocument()

/** Deletes a page, which leaves a snapshot. */
const deletePage = () => opened.host.edit({ label: 'Delete “Two”', edits: [], remove: ['two.mdx'] })

beforeEach(async () => {
  opened = await openSite(FILES)
})

test('without snapshots the list says so', async () => {
  await show()
  await expect.element(page.getByRole('dialog', { name: 'Local history' })).toBeVisible()
  await expect.element(dialog().getByText('No history yet.')).toBeVisible()
  await expect.element(dialog().getByText(/keeps a copy of your files/)).toBeVisible()
  await expectAccessible()
})

test('a snapshot says what it was taken before, when, and how much it holds', async () => {
  await deletePage()
  await show()
  await expect.element(option(/Before “Delete “Two””.*1970.*1 file/)).toBeVisible()
  await expect.element(dialog().getByRole('listbox', { name: 'Local history' })).toBeVisible()
  await expectAccessible()
})

test('restoring shows what changes, and can be undone', async () => {
  await deletePage()
  await show()
  await option(/Delete “Two”/).click()
  await expect.element(page.getByRole('dialog', { name: 'Before “Delete “Two””' })).toBeVisible()
  const files = dialog().getByRole('list', { name: 'What changes' })
  await expect.element(files.getByRole('listitem')).toHaveTextContent('two.mdx will be created again')
  await expect.element(dialog().getByText('Loading history…')).not.toBeInTheDocument()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Restore 1 file' }).click()
  await expect.poll(() => opened.text('two.mdx')).toBe(FILES['two.mdx'])
  await expectClosed()
  expect(opened.project.state().undo).toBe('Restore the state before “Delete “Two””')
})

test('a snapshot that equals the files has nothing to restore', async () => {
  await deletePage()
  await opened.host.undo()
  await show()
  await option(/Delete “Two”/).click()
  await expect.element(dialog().getByText('These files have not changed since.')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Nothing to restore' })).toBeDisabled()
})

test('Back returns to the list, and Escape closes', async () => {
  await deletePage()
  await show()
  await option(/Delete “Two”/).click()
  await dialog().getByRole('button', { name: 'Back' }).click()
  await option(/Delete “Two”/).click()
  await userEvent.keyboard('{Escape}')
  await expectClosed()
})

test('Escape closes the list', async () => {
  await show()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectClosed()
})

test('while the history is read, it says so', async () => {
  opened = await openSite(FILES, { handlers: { snapshots: () => new Promise(() => undefined) } })
  await show()
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Loading history…')
})

test('what was typed just now is part of what restoring changes', async () => {
  const typed: (() => void)[] = []
  const planRestore = vi.fn(() => [])
  opened = await openSite(FILES, {
    handlers: {
      planRestore,
      edit: async change => {
        await new Promise<void>(resolve => typed.push(resolve))
        return opened.project.edit(change)
      },
    },
  })
  await opened.project.edit({ label: 'Delete “Two”', edits: [], remove: ['two.mdx'] })
  await show()
  await readText(opened.site, 'one.mdx')
  replaceText(opened.site, 'one.mdx', 'Type', 'Typed.\n')
  await option(/Delete “Two”/).click()
  await expect.element(dialog().getByRole('button', { name: 'Back' })).toBeVisible()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(planRestore).not.toHaveBeenCalled()
  typed[0]?.()
  await expect.element(dialog().getByText('These files have not changed since.')).toBeVisible()
})

test('a history that cannot be read says why and what to do', async () => {
  opened = await openSite(FILES, {
    handlers: {
      snapshots: () => {
        throw new Refusal('disk', asMessage('The disk is full.'), asMessage('Delete something.'))
      },
    },
  })
  await show()
  await expect.element(dialog().getByText('The disk is full.')).toBeVisible()
  await expect.element(dialog().getByText('Delete something.')).toBeVisible()
})

test('a snapshot that cannot be restored says why', async () => {
  opened = await openSite(FILES, {
    handlers: {
      restore: () => {
        throw new Refusal('disk', asMessage('The disk is full.'))
      },
    },
  })
  await deletePage()
  await show()
  await option(/Delete “Two”/).click()
  await dialog().getByRole('button', { name: 'Restore 1 file' }).click()
  await expect.element(page.getByText('The disk is full.')).toBeVisible()
})

test('the history of a file lists the states that hold it, and restores only this file', async () => {
  await opened.host.edit({ label: 'Delete both', edits: [], remove: ['one.mdx', 'two.mdx'] })
  await opened.host.undo()
  await deletePage()
  await show('one.mdx')
  await expect.element(page.getByRole('dialog', { name: 'Local history of one.mdx' })).toBeVisible()
  await expect.element(option(/Delete both/)).toBeVisible()
  expect(option(/Delete “Two”/).elements()).toEqual([])
  await opened.host.edit({ label: 'Delete “One”', edits: [], remove: ['one.mdx'] })
  await option(/Delete both/).click()
  await dialog().getByRole('button', { name: 'Restore 1 file' }).click()
  await expect.poll(() => opened.text('one.mdx')).toBe(FILES['one.mdx'])
  await expect(opened.text('two.mdx')).rejects.toBeInstanceOf(Refusal)
})

test('a file that was in no large change has no earlier state', async () => {
  await deletePage()
  await show('one.mdx')
  await expect.element(dialog().getByText('No earlier state of this file yet.')).toBeVisible()
})
