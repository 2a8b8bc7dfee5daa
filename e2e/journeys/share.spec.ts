import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, openPage, preview, saveAll, writeAtEnd } from './editor.ts'
import { commitAll, git } from './repository.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Share' })
const inPanel = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const state = (page: Page, words: string) =>
  expect(page.getByRole('toolbar', { name: 'Site' }).getByText(words, { exact: true })).toBeVisible()

async function openPanel(page: Page): Promise<void> {
  await button(page, 'Share').click()
  await expect(panel(page)).toBeVisible()
}

async function closePanel(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(panel(page)).toBeHidden()
}

/** Sends everything that is listed, with the words that are drafted. */
async function sendAll(page: Page, title: string): Promise<void> {
  await inPanel(page, 'Send…').click()
  const dialog = page.getByRole('dialog', { name: 'Propose changes' })
  await dialog.getByRole('textbox', { name: 'Summary' }).fill(title)
  const name = dialog.getByRole('textbox', { name: 'Your name' })
  if (await name.isVisible()) {
    await name.fill('Ada')
    await dialog.getByRole('textbox', { name: 'Your email address' }).fill('ada@example.com')
  }
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText(/^Sent as “/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

/** Writes at the end of a page and saves. */
async function change(page: Page, title: string, text: string): Promise<void> {
  await openPage(page, title)
  await writeAtEnd(page, `\n\n${text}`)
  await expect(preview(page).getByText(text)).toBeVisible()
  await saveAll(page)
}

/** What a colleague called Bea does with plain git. */
function colleague(folder: string) {
  const at = join(folder, '../bea')
  git(join(folder, '..'), 'clone', '-q', join(folder, '../remote.git'), 'bea')
  const run = (...args: string[]) => git(at, '-c', 'user.name=Bea', ...args)
  return {
    run,
    changes: (file: string, edit: (text: string) => string) => {
      run('pull', '-q')
      writeFileSync(join(at, file), edit(git(at, 'show', `HEAD:${file}`)))
      run('commit', '-q', '-a', '-m', 'By Bea')
      run('push', '-q')
    },
  }
}

test('a new site keeps a history, is connected to an empty folder, and lives on as proposals', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('resources/handbook')
  const remote = join(folder, '../drive')
  mkdirSync(remote)
  await state(page, 'On this computer only')
  await openPanel(page)
  await expectNone(page, 'share: no history')
  await inPanel(page, 'Keep a history').click()
  await expect(panel(page).getByText('Git doesn’t know who you are.')).toBeVisible()
  await panel(page).getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await panel(page).getByRole('textbox', { name: 'Your email address' }).fill('ada@example.com')
  await inPanel(page, 'Keep a history').click()
  const address = panel(page).getByRole('textbox', { name: 'Address' })
  await expect(address).toBeVisible()
  expect(git(folder, 'log', '--format=%an %s').trim()).toBe('Ada First version')
  expect(existsSync(join(folder, '.gitignore'))).toBe(true)
  await expectNone(page, 'share: connect')
  await address.fill(folder)
  await inPanel(page, 'Test').click()
  await expect(panel(page).getByText('That folder is part of this site.')).toBeVisible()
  await address.fill(remote)
  await inPanel(page, 'Test').click()
  await expect(panel(page).getByText(/^This works: the empty folder/)).toBeVisible()
  await inPanel(page, 'Connect').click()
  await expect(panel(page).getByText('Everything is sent')).toBeVisible()
  expect(git(remote, 'log', '--format=%s', 'main').trim()).toBe('First version')
  await closePanel(page)
  await state(page, 'Everything is sent')

  await change(page, 'Quickstart', 'Mine.')
  await state(page, '1 change not sent')
  await openPanel(page)
  await sendAll(page, 'Say what is mine')
  await state(page, 'Waiting for review')
  const branch = git(remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/docs').trim()
  git(folder, 'push', '-q', 'origin', `${branch}:main`, `:refs/heads/${branch}`)
  await openPanel(page)
  await inPanel(page, 'Look for newer changes').click()
  await expect(panel(page).getByText('Merged', { exact: true }).first()).toBeVisible()
  await expectNone(page, 'share: merged')
  await closePanel(page)
  await change(page, 'How it works', 'More.')
  await openPanel(page)
  await inPanel(page, 'Send…').click()
  const dialog = page.getByRole('dialog', { name: 'Propose changes' })
  await expect(dialog.getByText(`“${branch}” was merged, so this is a new proposal.`)).toBeVisible()
  await expectNone(page, 'share: a new proposal')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await openPanel(page)
  await sendAll(page, 'Say more')
  const next = git(remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/docs').trim()
  expect(next).not.toBe(branch)
  expect(git(remote, 'log', '--format=%s', `main..${next}`).trim()).toBe('Say more')

  await openPanel(page)
  await inPanel(page, 'Start another proposal').click()
  await expect(inPanel(page, 'Stop')).toBeHidden()
  expect(disk('how-it-works.mdx')).not.toContain('More.')
  await panel(page).getByRole('button', { name: 'Your 2 proposals' }).click()
  await expect(panel(page).getByRole('listitem').filter({ hasText: next })).toContainText(
    'Waiting for review',
  )
  await expectNone(page, 'share: proposals')
  await inPanel(page, 'Switch to “Say more”').click()
  await expect.poll(() => disk('how-it-works.mdx')).toContain('More.')
  await closePanel(page)
  await expect(preview(page).getByText('More.')).toBeVisible()
})

test('newer changes come in beside own ones, are undone, and go straight to everybody', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('resources/handbook', folder => {
    commitAll(folder)
    git(folder, 'branch', '-M', 'main')
    git(folder, 'config', 'user.name', 'Ada')
    git(folder, 'config', 'user.email', 'ada@example.com')
    git(join(folder, '..'), 'init', '-q', '--bare', '--initial-branch=main', 'remote.git')
    git(folder, 'remote', 'add', 'origin', join(folder, '../remote.git'))
    git(folder, 'push', '-q', '-u', 'origin', 'main')
  })
  const bea = colleague(folder)
  bea.changes('quickstart.mdx', text => `${text}\nBy Bea.\n`)
  bea.changes('how-it-works.mdx', text => `${text}\nOf Bea.\n`)
  await change(page, 'How it works', 'Of Ada.')
  await openPage(page, 'Quickstart')
  await openPanel(page)
  await inPanel(page, 'Look for newer changes').click()
  await expect(panel(page).getByText('Newer changes by Bea')).toBeVisible()
  await expectNone(page, 'share: newer')
  await inPanel(page, 'Get latest').click()
  await expect(
    panel(page)
      .getByText('1 file has two versions')
      .or(panel(page).getByText('2 files were updated.'))
      .first(),
  ).toBeVisible()
  expect(disk('quickstart.mdx')).toContain('By Bea.')
  await closePanel(page)
  await expect(preview(page).getByText('By Bea.')).toBeVisible()
  await state(page, '1 file has two versions')
  await openPanel(page)
  await inPanel(page, 'Choose what to keep…').click()
  const conflict = page.getByRole('dialog')
  await expect(conflict.getByText('Of Ada.').first()).toBeVisible()
  await expectNone(page, 'share: two versions')
  await conflict.getByRole('button', { name: 'Keep mine' }).first().click()
  await expect(conflict).toBeHidden()
  await expect.poll(() => disk('how-it-works.mdx')).toContain('Of Ada.')
  await state(page, '1 change not sent')

  await openPanel(page)
  await inPanel(page, 'Undo “Get latest”').click()
  await expect(panel(page).getByText('Newer changes by Bea')).toBeVisible()
  expect(disk('quickstart.mdx')).not.toContain('By Bea.')
  expect(disk('how-it-works.mdx')).toContain('Of Ada.')
  await panel(page).getByRole('button', { name: 'How this folder is shared' }).click()
  await panel(page).getByText('Send straight to everybody').click()
  await expect(panel(page).getByRole('switch', { name: 'Send straight to everybody' })).toBeChecked()
  await inPanel(page, 'Get latest').click()
  await inPanel(page, 'Choose what to keep…').click()
  await expect(conflict.getByText('Of Ada.').first()).toBeVisible()
  await conflict.getByRole('button', { name: 'Keep mine' }).first().click()
  await expect(conflict).toBeHidden()
  await state(page, '1 change not sent')
  await openPanel(page)
  await inPanel(page, 'Send…').click()
  const sending = page.getByRole('dialog', { name: 'Send changes' })
  await expectNone(page, 'share: straight to everybody')
  await sending.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sending.getByText('Sent to everybody')).toBeVisible()
  const remote = join(folder, '../remote.git')
  expect(git(remote, 'for-each-ref', '--format=%(refname:short)').trim()).toBe('main')
  expect(git(remote, 'show', 'main:how-it-works.mdx')).toContain('Of Ada.')
  expect(git(remote, 'show', 'main:quickstart.mdx')).toContain('By Bea.')
})
