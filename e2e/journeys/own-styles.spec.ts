import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { openPage, preview, section } from './editor.ts'

/** Gives the first page a class of a style sheet and a utility class. */
function style(folder: string): void {
  const file = join(folder, 'guides/install.mdx')
  const text = '<p className="lead p-4">An introduction</p>'
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`)
  writeFileSync(join(folder, 'style.css'), '.lead { border-top: 3px solid rgb(1, 2, 3) }\n')
}

test('the preview is shown without the styles of the site, on every page, and with them again', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('e2e/fixtures/untidy', style)
  const before = disk('docs.json')
  const lead = preview(page).getByText('An introduction')
  const looks = (border: string, padding: string) =>
    Promise.all([
      expect(lead).toHaveCSS('border-top-width', border),
      expect(lead).toHaveCSS('padding-inline-start', padding),
    ])
  await openPage(page, 'Install')
  await looks('3px', '16px')

  await section(page, 'Logo and colors')
  const choice = page.getByRole('switch', { name: 'Show them in the preview' })
  await choice.scrollIntoViewIfNeeded()
  await choice.click()
  await looks('0px', '0px')
  const note = page.getByRole('note').filter({ hasText: 'leaves out this site’s own styles' })
  await expect(note).toBeVisible()
  await expectNone(page, 'styles of the site')

  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(lead).toBeVisible()
  await looks('0px', '0px')
  await note.getByRole('button', { name: 'Show the styles' }).click()
  await looks('3px', '16px')
  await expect(note).toHaveCount(0)
  await expect(choice).toBeChecked()
  expect(disk('docs.json')).toBe(before)
})
