import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { ExportReport } from '../../../shared/project/base/export.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { showExport } from './export.ts'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n',
}
const REPORT: ExportReport = {
  ...{ kind: 'folder', path: '/home/ada/acme-site', pages: 1, files: 12, bytes: 1_234_000 },
  ...{ problems: 0, trouble: [], troubles: 0, strangers: 0 },
}

const exportSite = vi.fn()
const stopExport = vi.fn()
const openExport = vi.fn()
let opened: OpenedTestSite

const dialog = () => page.getByRole('dialog', { name: 'Export site' })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const field = (name: string) => dialog().getByRole('textbox', { name })

beforeEach(async () => {
  for (const mock of [exportSite, stopExport, openExport]) mock.mockReset()
  exportSite.mockReturnValue(REPORT)
  opened = await openSite(FILES, { handlers: { exportSite, stopExport, openExport } })
  await opened.render(<ExportDialog />)
  showExport(opened.site, true)
})

test('the host proposes a free place for a folder and for a zip, and a person can write another', async () => {
  await expect.element(field('Folder')).toHaveValue('/home/ada/acme-site')
  await expectAccessible()
  await dialog().getByRole('radio', { name: 'Zip' }).click()
  await expect.element(field('File')).toHaveValue('/home/ada/acme-site.zip')
  await field('File').fill('/srv/docs.zip')
  await button('Export').click()
  expect(exportSite).toHaveBeenCalledWith({ kind: 'zip', path: '/srv/docs.zip' })
})

test('afterward it says what was written and where, and opens it', async () => {
  openExport.mockReturnValue(true)
  await expect.element(field('Folder')).toHaveValue('/home/ada/acme-site')
  await button('Export').click()
  await expect.element(dialog().getByText('1 page in 12 files, 1.2 MB.')).toBeVisible()
  await expect.element(dialog().getByText('/home/ada/acme-site', { exact: true })).toBeVisible()
  await expectAccessible()
  await button('Open it').click()
  expect(openExport).toHaveBeenCalledOnce()
  await expect.element(button('Open it')).toBeVisible()
  await expect.element(button('Export again')).toBeVisible()
})

test('where no browser can be opened, it says so, and the path can be copied', async () => {
  openExport.mockReturnValue(false)
  await expect.element(button('Export')).toBeEnabled()
  await button('Export').click()
  await button('Open it').click()
  await expect.element(dialog().getByText(/^No browser can be opened from here/)).toBeVisible()
  await expect.element(button('Copy path')).toBeVisible()
})

test('it shows how far it is, stays open meanwhile, and can be canceled', async () => {
  const ended = new EventTarget()
  exportSite.mockImplementation(
    () => new Promise(resolve => ended.addEventListener('end', () => resolve(undefined))),
  )
  stopExport.mockImplementation(() => void ended.dispatchEvent(new Event('end')))
  await expect.element(button('Export')).toBeEnabled()
  await button('Export').click()
  await expect.element(dialog().getByRole('progressbar', { name: 'Reading the site…' })).toBeVisible()
  opened.receive('exporting', { step: 'drawing', done: 30, total: 120 })
  const bar = dialog().getByRole('progressbar', { name: 'Building pages…' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '30 of 120')
  await expect.element(field('Folder')).toBeDisabled()
  await expectAccessible()
  await button('Cancel').click()
  await expect.element(dialog().getByText('The export was canceled. Nothing was written.')).toBeVisible()
  await expect.element(button('Export')).toBeEnabled()
})

test('unsaved changes are saved first', async () => {
  const { version } = await opened.host.read({ file: 'one.mdx' })
  await opened.host.edit({
    label: 'Type',
    edits: [{ file: 'one.mdx', version, edits: [{ offset: 19, length: 0, text: 'More.\n' }] }],
  })
  await expect.element(dialog().getByText(/^1 file has unsaved changes. It is saved first/)).toBeVisible()
  await expectAccessible()
  await button('Save and export').click()
  await expect.element(dialog().getByText('The site is exported')).toBeVisible()
  expect(opened.project.state().dirty).toEqual([])
})

test('what could not be written is listed, and a refusal says what to do', async () => {
  const trouble = [{ file: 'one.mdx', message: asMessage('It is too costly.') }]
  exportSite.mockReturnValue({ ...REPORT, trouble, troubles: 3, problems: 2, strangers: 1 })
  await expect.element(button('Export')).toBeEnabled()
  await button('Export').click()
  await expect.element(dialog().getByText('The site is exported, except for some files')).toBeVisible()
  await expect.element(dialog().getByText('It is too costly.')).toBeVisible()
  await expect.element(dialog().getByText('And 2 more.')).toBeVisible()
  await expect.element(dialog().getByText(/^2 problems in the texts of pages/)).toBeVisible()
  await expectAccessible()
  exportSite.mockImplementation(() => {
    throw new Refusal('not-allowed', asMessage('There are other files.'), asMessage('Choose another folder.'))
  })
  await button('Export again').click()
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('There are other files.Choose another folder.')
})
