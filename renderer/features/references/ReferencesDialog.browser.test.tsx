import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { ReferencesDialog } from './ReferencesDialog.tsx'
import { showReferences } from './store.ts'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n\nSee [the other](/two).\n',
  'two.mdx': '---\ntitle: Two\n---\n\nText.\n',
  'three.mdx': '---\ntitle: Three\n---\n\nText.\n',
}

test('everything that leads to a page is listed, and leads there', async () => {
  const { site, render } = await openSite(FILES)
  await render(<ReferencesDialog />)
  await showReferences(site, 'two.mdx')
  const dialog = page.getByRole('dialog', { name: 'References to “Two”' })
  const link = dialog.getByRole('option', { name: /^One/ })
  await expect.element(link).toHaveTextContent('/two')
  await expect.element(dialog.getByRole('option', { name: /docs\.json/ })).toBeVisible()
  await expectAccessible()
  await link.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => useView.of(site).getState().main).toMatchObject({ file: 'one.mdx' })
})

test('a page without references says so', async () => {
  const { site, render } = await openSite(FILES)
  await render(<ReferencesDialog />)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await showReferences(site, 'three.mdx')
  await expect.element(page.getByText(/No links to this page/)).toBeVisible()
})
