import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editFile, readText } from '../host/documents/documents.ts'
import { showPage, useView } from '../host/view/view.ts'
import { expectAccessible } from '../testing/axe.ts'
import { openSite } from '../testing/rendered-site.tsx'
import { SaveButtons } from './SaveButtons.tsx'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two"] }] }\n',
  'one.mdx': 'One.\n',
  'two.mdx': 'Two.\n',
}

async function open() {
  const opened = await openSite(FILES)
  await opened.render(<SaveButtons />)
  showPage(opened.site, 'one.mdx')
  const type = async (file: string) => {
    await readText(opened.site, file)
    editFile(opened.site, file, [{ offset: 0, length: 0, text: ' ' }], { label: 'Type' })
  }
  return { ...opened, type, dirty: () => opened.project.state().dirty.map(({ file }) => file) }
}

const options = (covers = '') =>
  page.getByRole('button', { name: `${covers} Save options`.trim(), exact: true })

test('the button says how many files Save covers, and its menu saves only the page', async () => {
  const { type, dirty } = await open()
  await expect.element(options()).toBeVisible()
  await type('one.mdx')
  await expect.element(options('1 file')).toBeVisible()
  await type('docs.json')
  await type('two.mdx')
  await expect.element(options('2 of 3 files')).toBeVisible()
  await options('2 of 3 files').click()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Save only one.mdx' }).click()
  await expect.poll(dirty).toEqual(['docs.json', 'two.mdx'])
})

test('all files are saved from the menu', async () => {
  const { type, dirty } = await open()
  await type('one.mdx')
  await type('two.mdx')
  await options('1 of 2 files').click()
  await page.getByRole('menuitem', { name: /^Save all 2 files/ }).click()
  await expect.poll(dirty).toEqual([])
})

test('when files are saved automatically is chosen there', async () => {
  const { site } = await open()
  await options().click()
  await expect
    .element(page.getByRole('menuitemradio', { name: 'Off' }))
    .toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitemradio', { name: 'After a pause' }).click()
  expect(useView.of(site).getState().autosave).toBe('pause')
})
