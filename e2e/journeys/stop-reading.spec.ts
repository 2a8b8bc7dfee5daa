import { sampleSite } from '../bench/site.ts'
import { writeFiles } from '../bench/write-files.ts'
import { expect, test } from '../editor-hosts.ts'
import { button, row } from './editor.ts'

/** As many as are read and checked for several seconds on a fast machine. */
const PAGES = 4000

test('reading a large site is stopped, pages can be opened meanwhile, and it goes on', async ({
  openEditor,
}) => {
  const { page } = await openEditor('resources/starter', folder =>
    writeFiles(folder, sampleSite(PAGES, 2000)),
  )
  await button(page, 'Stop').click()
  const stopped = page.getByText('before all pages were read and checked')
  await expect(stopped).toBeVisible()
  await row(page, 'Group 0').click()
  await expect(page.getByRole('progressbar', { name: /pages$/ })).toBeHidden()
  await page.keyboard.press('ControlOrMeta+p')
  await expect(page.getByText('Not all pages were read')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Continue').click()
  await expect(stopped).toBeHidden()
  await expect(page.getByRole('progressbar', { name: /pages$/ })).toBeVisible()
})
