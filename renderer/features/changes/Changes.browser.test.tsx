import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Changes } from './Changes.tsx'

const FILES = {
  'docs.json': '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["one", "two"] }]\n}\n',
  'one.mdx': '---\ntitle: One\n---\n\nFirst line.\n\nLast line.\n',
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
  await expect.element(page.getByRole('button', { name: /^Write all 2/ })).toBeVisible()
})

test('one file is written to disk', async () => {
  await opened.insert('one.mdx', FILES['one.mdx'].length, 'One more.\n')
  await page.getByRole('button', { name: 'Write one.mdx' }).click()
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
