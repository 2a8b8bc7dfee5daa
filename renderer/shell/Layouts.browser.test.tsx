import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { sections } from '../../shared/config/schema/sections.ts'
import { ConflictDialog } from '../features/conflicts/ConflictDialog.tsx'
import { ConvertDialog } from '../features/conversion/ConvertDialog.tsx'
import { showExport } from '../features/export/export.ts'
import { AboutDialog } from '../features/handbook/AboutDialog.tsx'
import { HandbookPane } from '../features/handbook/HandbookPane.tsx'
import { LanguageDialog } from '../features/language/LanguageDialog.tsx'
import { LanguagePanel } from '../features/languages/LanguagePanel.tsx'
import { Navigation } from '../features/navigation/Navigation.tsx'
import { Problems } from '../features/problems/Problems.tsx'
import { showProblemDialog } from '../features/problems/store.ts'
import { showPublishing } from '../features/publishing/publishing.ts'
import { showReferences } from '../features/references/store.ts'
import { SearchPanel } from '../features/search/SearchPanel.tsx'
import { SettingsPanel } from '../features/settings/SettingsPanel.tsx'
import { ReviewDialog } from '../features/sharing/ReviewDialog.tsx'
import { ShareDialog } from '../features/sharing/ShareDialog.tsx'
import { SortingPanel } from '../features/sorting/SortingPanel.tsx'
import { TourCard } from '../features/tour/TourCard.tsx'
import { startTour } from '../features/tour/tour.ts'
import { runCommand } from '../host/commands/commands.ts'
import { replaceText } from '../host/documents/documents.ts'
import { showHistory } from '../host/session/local-history.ts'
import { openTable } from '../host/session/open-table.ts'
import { showConflict } from '../host/session/saving.ts'
import { useSession } from '../host/session/session.ts'
import { openHandbook } from '../host/view/handbook.ts'
import { showPage, useView } from '../host/view/view.ts'
import { showLanguage } from '../messages/messages.ts'
import { layoutFaults } from '../testing/layout.ts'
import { type OpenedTestSite, openSite, renderIn } from '../testing/rendered-site.tsx'
import { faultsOnScreen } from '../testing/screen-faults.ts'
import { App } from './App.tsx'
import { Banners } from './Banners.tsx'
import { ChangesPanel } from './ChangesPanel.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { MenuBar } from './MenuBar.tsx'
import { Palette } from './palette/Palette.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { SiteDialogs } from './SiteDialogs.tsx'
import { Toolbar } from './Toolbar.tsx'
import { NEWER, OLDER, PAGE } from './testing/layoutSites.ts'
import { NavigationDialogs } from './testing/NavigationDialogs.tsx'
import { useShellCommands } from './useShellCommands.ts'
import { useSiteCommands } from './useSiteCommands.ts'

let opened: OpenedTestSite

/** What is wrong on the screen, by language. */
async function faults() {
  await opened.project.idle()
  return faultsOnScreen()
}

const inSite = (element: ReactElement) => renderIn(opened.app, opened.site, element)
const nothing = () => undefined

function Commands() {
  useShellCommands(nothing)
  useSiteCommands(nothing)
  return null
}

beforeEach(() => page.viewport(1024, 700))
afterEach(async () => {
  await cleanup()
  await showLanguage('en')
  await page.viewport(1280, 800)
  await expect.poll(() => window.innerWidth).toBe(1280)
})

test('a label that is cut off, spills, wraps, or lies on another is found', async () => {
  opened = await openSite(OLDER)
  await inSite(
    <div style={{ inlineSize: '12rem', font: '16px monospace' }}>
      <button type="button" style={{ inlineSize: '2rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>
        Hidden
      </button>
      <button type="button" style={{ display: 'block', inlineSize: '2rem', whiteSpace: 'nowrap' }}>
        Long
      </button>
      <div role="tablist">
        <button type="button" role="tab" style={{ inlineSize: '4rem' }}>
          Two lines
        </button>
      </div>
      <p>Below</p>
      <p style={{ position: 'relative', insetBlockEnd: '2rem' }}>Above</p>
      <p style={{ inlineSize: '2rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>Written by a person</p>
    </div>,
  )
  expect(layoutFaults(new Set(['Written by a person'])).toSorted()).toEqual([
    'Below lies on Above',
    'Hidden is cut off',
    'Long spills',
    'Two lines wraps',
  ])
})

test('the start screen and its dialogs have room in every language', async () => {
  opened = await openSite(OLDER)
  const recent = [{ folder: '/home/ada/a', name: 'Acme', opened: 0 }]
  useSession.of(opened.app).setState({ site: undefined, recent })
  await renderIn(opened.app, undefined, <App />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^New site/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await faults()).toEqual({})
})

test('a site with a page and its files has room in every language', async () => {
  opened = await openSite(NEWER)
  showPage(opened.site, 'one.mdx')
  await renderIn(opened.app, undefined, <App />)
  await expect.element(page.getByRole('textbox', { name: 'Page source' })).toBeInTheDocument()
  await expect.poll(() => document.querySelector('[data-kind]')?.textContent).toBeTruthy()
  expect(await faults()).toEqual({})
  await showLanguage('en')
  const name = page.getByText('Garden', { exact: true }).first().element()
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  useView.of(opened.site).setState({ tree: 'files', pageSettings: true })
  // The header has less room when something is unsaved.
  replaceText(opened.site, 'two.mdx', 'Change', 'Text.')
  openTable(opened.site, 'one.mdx', PAGE.indexOf('| 1'))
  await expect.element(page.getByRole('grid').first()).toBeVisible()
  expect(await faults()).toEqual({})
})

test.each([
  ['older', 'first', OLDER],
  ['newer', 'first', NEWER],
  ['older', 'second', OLDER],
  ['newer', 'second', NEWER],
] as const)(
  'of the %s form, the %s half of the sections has room in every language',
  async (form, half, files) => {
    const isShown = (_: unknown, index: number) => index % 2 === (half === 'first' ? 0 : 1)
    opened = await openSite(files)
    await inSite(
      <div>
        {sections[form].filter(isShown).map(({ id }) =>
          // The editor of JSON is the code editor.
          id === 'json' ? null : (
            <div key={id} style={{ inlineSize: 380, blockSize: 3000 }}>
              <SettingsPanel section={id} />
            </div>
          ),
        )}
      </div>,
    )
    await expect.element(page.getByRole('heading').first()).toBeVisible()
    expect(await faults()).toEqual({})
  },
)

test('the panels below and the handbook have room in every language', async () => {
  opened = await openSite(NEWER)
  openHandbook(opened.app)
  await inSite(
    <div>
      {[Problems, ChangesPanel, SearchPanel, LanguagePanel, SortingPanel, HandbookPane].map(
        (Panel, index) => (
          <div
            key={String(index)}
            style={{ inlineSize: Panel === HandbookPane ? 360 : 1024, blockSize: 400, overflow: 'hidden' }}
          >
            <Panel />
          </div>
        ),
      )}
    </div>,
  )
  expect(await faults()).toEqual({})
})

test('dialogs and cards have room in every language', async () => {
  opened = await openSite(OLDER)
  const { app, site } = opened
  await inSite(
    <>
      <Commands />
      <SiteDialogs />
      <TourCard />
      <ShortcutSheet onClose={nothing} />
      <AboutDialog onClose={nothing} />
      <LanguageDialog onClose={nothing} />
      <ConvertDialog onClose={nothing} />
      <ShareDialog onClose={nothing} />
      <ReviewDialog onClose={nothing} />
      <LeaveDialog isOpen onClose={nothing} />
      <Palette isOpen onClose={nothing} />
    </>,
  )
  startTour(app)
  showExport(site, true)
  showPublishing(site, true)
  await expect.poll(() => runCommand(app, 'edit.words')).toBe(true)
  showHistory(site)
  void showReferences(site, 'one.mdx')
  showProblemDialog(site, { kind: 'fix' })
  await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBeGreaterThan(12)
  expect(await faults()).toEqual({})
})

// With the field to go somewhere, and with its icon alone.
test.each([1280, 1200])('at %i pixels, the top of the window has room in every language', async width => {
  await page.viewport(width, 700)
  opened = await openSite(OLDER)
  await inSite(
    <>
      <Commands />
      <Toolbar />
    </>,
  )
  const { version } = await opened.project.read({ file: 'two.mdx' })
  const edits = [{ offset: 0, length: 0, text: 'Text.' }]
  await opened.project.edit({ label: 'Type', edits: [{ file: 'two.mdx', version, edits }] })
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  expect(await faults()).toEqual({})
})

test.each([0, 1, 2, 3, 4])('menu %i of the window has room in every language', async index => {
  opened = await openSite(OLDER)
  await inSite(
    <>
      <Commands />
      <MenuBar />
    </>,
  )
  await page.getByRole('toolbar').getByRole('button').nth(index).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  expect(await faults()).toEqual({})
  await userEvent.keyboard('{Escape}')
})

test('the menu of a row has room in every language', async () => {
  opened = await openSite(OLDER)
  await inSite(<Navigation />)
  await page.getByRole('treeitem').last().click({ button: 'right' })
  await expect.element(page.getByRole('menu')).toBeVisible()
  expect(await faults()).toEqual({})
  await userEvent.keyboard('{Escape}')
})

test('dialogs of the navigation, of files and of API files have room in every language', async () => {
  opened = await openSite(OLDER)
  await inSite(<NavigationDialogs />)
  await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(12)
  expect(await faults()).toEqual({})
})

test('versions that disagree have room in every language', async () => {
  opened = await openSite({ ...NEWER, 'two.mdx': '<<<<<<< main\nOne.\n=======\nTwo.\n>>>>>>> other\n' })
  const { project, disk, site } = opened
  const { version } = await project.read({ file: 'one.mdx' })
  const edits = [{ offset: PAGE.indexOf('Text'), length: 4, text: 'Mine' }]
  await project.edit({ label: 'Type', edits: [{ file: 'one.mdx', version, edits }] })
  disk.change({ 'one.mdx': PAGE.replace('Text', 'Disk') })
  await expect.poll(() => project.state().conflicts.length).toBe(1)
  showPage(site, 'two.mdx')
  showConflict(site, 'one.mdx')
  await inSite(
    <>
      <Banners />
      <ConflictDialog />
    </>,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'Conflict 1 of 1' })).toBeVisible()
  expect(await faults()).toEqual({})
})
