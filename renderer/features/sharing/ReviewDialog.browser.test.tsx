import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { ReviewPlan, SinceCommit } from '../../../shared/project/base/review.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'

const DOCS = '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["one", "two"] }]\n}\n'
const FILES = {
  'docs.json': DOCS,
  'one.mdx': '---\ntitle: One\n---\n',
  'two.mdx': '---\ntitle: Two\n---\n',
}
const AUTHOR = { name: 'Ada', email: 'ada@example.com' }
const PLAN: ReviewPlan = {
  files: [
    { file: 'one.mdx', change: 'edited' },
    { file: 'two.mdx', change: 'created' },
  ],
  branch: 'docs/new',
  isNewBranch: true,
  remote: { name: 'origin', address: 'https://example.com/acme.git' },
  author: AUTHOR,
  unsent: 0,
}
const SENT = { branch: 'docs/new', commit: 'abc1234', address: 'https://example.com/acme.git' }

const planReview = vi.fn()
const sendForReview = vi.fn()
const stopReview = vi.fn()
const committed = vi.fn()
const onClose = vi.fn()
let opened: OpenedTestSite

const dialog = () => page.getByRole('dialog', { name: 'Propose changes' })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const field = (name: string) => dialog().getByRole('textbox', { name })
const status = () => dialog().getByRole('progressbar')

async function open(plan: Partial<ReviewPlan> = {}, since?: SinceCommit) {
  const all = { ...PLAN, ...plan }
  if (!planReview.getMockImplementation()) planReview.mockReturnValue(all)
  opened = await openSite(FILES, {
    handlers: {
      planReview,
      sendForReview,
      stopReview,
      committed,
      sinceCommit: () => since ?? { kind: 'files', files: all.files },
    },
  })
  await opened.render(<ReviewDialog onClose={onClose} />)
}

beforeEach(() => {
  for (const mock of [planReview, sendForReview, stopReview, committed, onClose]) mock.mockReset()
  sendForReview.mockReturnValue(SENT)
})

test('the form lists the files, drafts the message and says where it goes', async () => {
  await open()
  await expect.element(dialog().getByRole('checkbox', { name: 'one.mdx' })).toBeChecked()
  await expect.element(dialog().getByText('Edited', { exact: true })).toBeVisible()
  await expect.element(field('Summary')).toHaveValue('Update 2 files')
  await expect.element(field('Details')).toHaveValue('- Edit One\n- Add Two')
  await expect.element(dialog().getByRole('group', { name: 'Files included' })).toBeVisible()
  await expect
    .element(dialog().getByText(/Sent to https:\/\/example.com\/acme.git as “docs\/new”/))
    .toBeVisible()
  await expect.element(dialog().getByText(/earlier version/)).not.toBeInTheDocument()
  await expect.element(field('Your name')).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('progressbar')).not.toBeInTheDocument()
  await expectAccessible()
})

test('while the changes are collected, it says so, and it can be closed', async () => {
  planReview.mockImplementation(() => new Promise(() => undefined))
  await open()
  await expect.element(status()).toHaveAccessibleName('Collecting your changes…')
  await expect.element(button('Send')).not.toBeInTheDocument()
  await button('Close').last().click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('the files of the plan are listed where git cannot say what changed', async () => {
  await open({}, { kind: 'unavailable', message: asMessage('Git is busy.') })
  await expect.element(dialog().getByRole('checkbox', { name: 'two.mdx' })).toBeChecked()
})

test('one changed file is the whole message', async () => {
  await open({ files: [{ file: 'one.mdx', change: 'deleted' }] })
  await expect.element(field('Summary')).toHaveValue('Delete One')
  await expect.element(field('Details')).toHaveValue('')
})

test('the chosen files are sent with the message', async () => {
  await open()
  await dialog().getByRole('checkbox', { name: 'two.mdx' }).click()
  await field('Summary').fill(' Better words ')
  await field('Details').fill('All of them.\n')
  await button('Send').click()
  await expect.element(dialog().getByText('Sent as “docs/new”')).toBeVisible()
  expect(sendForReview.mock.calls[0]?.[0]).toEqual({
    branch: 'docs/new',
    message: 'Better words\n\nAll of them.',
    files: ['one.mdx'],
    author: AUTHOR,
  })
  await expect.element(dialog().getByText(/version abc1234/)).toBeVisible()
  await expect.element(dialog().getByRole('link')).not.toBeInTheDocument()
  await expect.element(button('Send')).not.toBeInTheDocument()
  await button('Close').last().click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a file that was excluded is included again by a second click', async () => {
  await open()
  const two = dialog().getByRole('checkbox', { name: 'two.mdx' })
  await two.click()
  await expect.element(two).not.toBeChecked()
  await two.click()
  await expect.element(two).toBeChecked()
  await field('Details').fill('')
  await button('Send').click()
  await expect
    .poll(() => sendForReview.mock.calls[0]?.[0])
    .toMatchObject({
      files: ['one.mdx', 'two.mdx'],
      message: 'Update 2 files',
    })
})

test('the page that opens a pull request is offered', async () => {
  sendForReview.mockReturnValue({ ...SENT, page: 'https://example.com/pull' })
  await open()
  await button('Send').click()
  await expect
    .element(dialog().getByRole('link', { name: 'Create a pull request' }))
    .toHaveAttribute('href', 'https://example.com/pull')
})

test('the branch can be changed', async () => {
  await open()
  await dialog().getByRole('button', { name: 'Branch settings' }).click()
  await expect.element(dialog().getByText(/A new branch/)).toBeVisible()
  await field('Branch').fill(' words ')
  await button('Send').click()
  await expect.poll(() => sendForReview.mock.calls[0]?.[0]).toMatchObject({ branch: 'words' })
})

test('a branch that exists, and commits that were not sent, are named', async () => {
  await open({ isNewBranch: false, unsent: 2 })
  await expect.element(dialog().getByText('2 earlier versions have not been sent yet.')).toBeVisible()
  await expect.element(dialog().getByText('They will be included.')).toBeVisible()
  await dialog().getByRole('button', { name: 'Branch settings' }).click()
  await expect.element(dialog().getByText(/You are already on this branch/)).toBeVisible()
})

test('git without an author needs a name and an address', async () => {
  const { author: _, ...unknown } = PLAN
  planReview.mockReturnValue(unknown)
  await open()
  await button('Send').click()
  expect(sendForReview).not.toHaveBeenCalled()
  await expect.element(dialog().getByRole('group', { name: 'Author' })).toBeVisible()
  await field('Your name').fill('Grace')
  await field('Your email address').fill('grace@example.com')
  await button('Send').click()
  await expect
    .poll(() => sendForReview.mock.calls[0]?.[0])
    .toMatchObject({ author: { name: 'Grace', email: 'grace@example.com' } })
})

test('a summary is required', async () => {
  await open()
  await field('Summary').fill('')
  await button('Send').click()
  expect(sendForReview).not.toHaveBeenCalled()
})

test('with everything committed there is nothing to describe', async () => {
  await open({ files: [] })
  await expect.element(dialog().getByText('There is nothing to send.')).toBeVisible()
  await expect.element(field('Summary')).not.toBeInTheDocument()
})

test('changes in docs.json are described by the settings that changed', async () => {
  committed.mockReturnValue(DOCS.replace('Acme', 'Zoo'))
  await open({
    files: [
      { file: 'docs.json', change: 'edited' },
      { file: 'one.mdx', change: 'edited' },
    ],
  })
  await expect.element(field('Summary')).toHaveValue('Update 2 files')
  await expect.element(field('Details')).toHaveValue(expect.stringMatching(/^- Edit One\n- Changed .*name/i))
})

test('of many changes in docs.json, as many are described as help a reader', async () => {
  const old = Array.from({ length: 30 }, (_, at) => `"old-${at}", `)
  committed.mockReturnValue(DOCS.replace('"one"', `${old.join('')}"one"`))
  await open({ files: [{ file: 'docs.json', change: 'edited' }] })
  const details = () => (field('Details').element() as HTMLTextAreaElement).value.split('\n')
  await expect.element(field('Details')).toHaveValue(expect.stringMatching(/^- Removed “old-0” from “Start”/))
  expect(details()).toHaveLength(20)
})

test('changes in docs.json that cannot be read are described by the person', async () => {
  committed.mockImplementation(() => {
    throw new Refusal('unavailable', asMessage('The commit is gone.'))
  })
  await open({ files: [{ file: 'docs.json', change: 'edited' }] })
  await expect
    .element(dialog().getByText('The changes to docs.json can’t be summarized: The commit is gone.'))
    .toBeVisible()
  await expect.element(field('Summary')).toHaveValue('Edit docs.json')
})

test('a plan that fails says why and what to do, and can only be closed', async () => {
  planReview.mockImplementation(() => {
    throw new Refusal('unavailable', asMessage('There is no repository.'), asMessage('Run git init.'))
  })
  await open()
  await expect.element(dialog().getByText('There is no repository.')).toBeVisible()
  await expect.element(dialog().getByText('Run git init.')).toBeVisible()
  await expect.element(button('Send')).not.toBeInTheDocument()
  await expect.element(status()).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('unsaved work is saved before it is sent', async () => {
  await open()
  await opened.insert('one.mdx', 18, '\nMore.\n')
  await button('Send').click()
  await expect.element(dialog().getByText('Sent as “docs/new”')).toBeVisible()
  expect(opened.disk.peek('one.mdx')).toContain('More.')
})

test('nothing is sent while a file has two versions', async () => {
  await open()
  await opened.conflict('one.mdx', 'Mine\n', 'Theirs\n')
  await button('Send').click()
  await expect
    .element(dialog().getByText('Nothing was sent because not everything could be saved.'))
    .toBeVisible()
  await expect.element(dialog().getByText(/resolve any files/)).toBeVisible()
  expect(sendForReview).not.toHaveBeenCalled()
})

test('sending shows its progress and can be stopped', async () => {
  const failing = new EventTarget()
  const stopped = new Refusal('unavailable', asMessage('It was stopped.'), asMessage('Send again.'))
  sendForReview.mockImplementation(
    () => new Promise((_, reject) => failing.addEventListener('stop', () => reject(stopped))),
  )
  await open()
  await button('Send').click()
  await expect.poll(() => sendForReview.mock.calls.length).toBe(1)
  await expect.element(field('Summary')).not.toBeInTheDocument()
  opened.receive('reviewing', { step: 'sending', percent: 0.4 })
  await expect.element(status()).toHaveAccessibleName('Sending…')
  await button('Stop').click()
  await expect.poll(() => stopReview.mock.calls.length).toBe(1)
  failing.dispatchEvent(new Event('stop'))
  await expect.element(dialog().getByText('It was stopped.')).toBeVisible()
  await expect.element(dialog().getByText('Send again.')).toBeVisible()
  await expect.element(field('Summary')).toBeVisible()
  expect(planReview).toHaveBeenCalledTimes(2)
})
