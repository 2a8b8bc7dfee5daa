import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, openPage, preview } from './editor.ts'

const HOST = 'demos.example.com'

/** Lets the first page embed a page of a host that the site does not allow. */
function embed(folder: string): void {
  const file = join(folder, 'guides/install.mdx')
  const frame = `<iframe src="https://${HOST}/tour" title="A tour"></iframe>`
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${frame}\n`)
}

test('the host of an embedded page is allowed above the preview, undone, and then left open for good', async ({
  openEditor,
}) => {
  const { page, disk, again } = await openEditor('e2e/fixtures/untidy', embed)
  const before = disk('docs.json')
  const card = preview(page).getByRole('link', { name: `A tour ${HOST}` })
  await openPage(page, 'Install')
  await expect(card).toBeVisible()
  const question = page.getByRole('note').filter({ hasText: HOST })
  await expect(question).toBeVisible()
  await expectNone(page, 'question about an embedded page')

  await question.getByRole('button', { name: 'Allow' }).click()
  await expect(question).toHaveCount(0)
  await expect(card).toHaveCount(0)
  await expect(preview(page).getByText(HOST)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+S')
  await expect.poll(() => JSON.parse(disk('docs.json')).embeds).toEqual([HOST])

  await button(page, 'Undo').click()
  await expect(card).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+S')
  await expect.poll(() => disk('docs.json')).toBe(before)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toHaveCount(0)

  const reopened = await again()
  await openPage(reopened, 'Install')
  await expect(preview(reopened).getByRole('link', { name: `A tour ${HOST}` })).toBeVisible()
  await expect(button(reopened, 'Changes: 0')).toBeVisible()
  await expect(reopened.getByRole('note').filter({ hasText: HOST })).toHaveCount(0)
})
