import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Palette } from './Palette.tsx'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n\n## Before you begin\n\nText.\n',
  'two.mdx': '---\ntitle: Two\n---\n\nText.\n\n## Résumé\n',
}

const onClose = vi.fn()
let opened: OpenedTestSite

const field = () => page.getByRole('combobox', { name: 'Go to page' })
const option = (name: RegExp) => page.getByRole('option', { name })

beforeEach(async () => {
  onClose.mockReset()
  opened = await openSite(FILES)
  await opened.project.idle()
  await opened.render(<Palette isOpen onClose={onClose} />)
})

test('a heading of any page is found, without its accents, and opens where it stands', async () => {
  await field().fill('resume')
  await expect.element(option(/^Résumé Two/)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
  await expect.poll(() => useView.of(opened.site).getState().main).toEqual({ kind: 'page', file: 'two.mdx' })
})

test('headings that no longer fit go when more is typed', async () => {
  await field().fill('begin')
  await expect.element(option(/^Before you begin One/)).toBeVisible()
  await field().fill('beginning of nothing')
  await expect.element(page.getByText('No results for “beginning of nothing”')).toBeVisible()
})

test('settings are found by other words, and say what they belong to', async () => {
  await field().fill('hex')
  await expect.element(option(/^Colors › Accent on light pages/)).toBeVisible()
})

test('one press of Escape closes it, whatever is typed', async () => {
  await field().fill('one')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
