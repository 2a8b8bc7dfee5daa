import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sections } from '../../shared/config/schema/sections.ts'
import { ConvertDialog } from '../features/conversion/ConvertDialog.tsx'
import { showExport } from '../features/export/export.ts'
import { AboutDialog } from '../features/handbook/AboutDialog.tsx'
import { HandbookPane } from '../features/handbook/HandbookPane.tsx'
import { LanguageDialog } from '../features/language/LanguageDialog.tsx'
import { LanguagePanel } from '../features/languages/LanguagePanel.tsx'
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
import { useSession } from '../host/session/session.ts'
import { openHandbook } from '../host/view/handbook.ts'
import { showPage, useView } from '../host/view/view.ts'
import { languages, showLanguage } from '../messages/messages.ts'
import { layoutFaults, textsOnScreen } from '../testing/layout.ts'
import { type OpenedTestSite, openSite, renderIn } from '../testing/rendered-site.tsx'
import { App } from './App.tsx'
import { ChangesPanel } from './ChangesPanel.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { Palette } from './palette/Palette.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { SiteDialogs } from './SiteDialogs.tsx'
import { useShellCommands } from './useShellCommands.ts'
import { useSiteCommands } from './useSiteCommands.ts'

const PAGE = `---
title: One
---

## First

Text with a wrold and a [link](/nowhere).

| a | b |
| - | - |
| 1 | 2 |
`

const API = {
  openapi: '3.1.0',
  info: { title: 'Zoo', version: '1' },
  paths: { '/animals': { get: { summary: 'List', responses: { 200: { description: 'OK' } } } } },
}

const SETTINGS = { name: 'Garden', colors: { primary: '#0D9373' }, favicon: 'i.svg' }
const PAGES = {
  'one.mdx': PAGE,
  'two.mdx': '---\ntitle: Two\n---\n',
  'three.mdx': 'Text.\n',
  'api.json': JSON.stringify(API),
}

const OLDER = {
  ...PAGES,
  'docs.json': JSON.stringify({
    ...SETTINGS,
    openapi: 'api.json',
    tabs: [{ name: 'Tab', url: 'tab' }],
    anchors: [{ name: 'Anchor', url: 'anchor', icon: 'leaf' }],
    versions: ['v1', 'v2'],
    topbarLinks: [{ name: 'Link', url: '/one' }],
    navigation: [{ group: 'Start', pages: ['one', 'two', 'gone', 'one'] }],
  }),
}

const NEWER = {
  ...PAGES,
  'docs.json': JSON.stringify({
    ...SETTINGS,
    theme: 'mint',
    api: { openapi: 'api.json' },
    redirects: [{ source: '/old', destination: '/one' }],
    navigation: {
      languages: [
        { language: 'en', groups: [{ group: 'Start', hidden: true, pages: ['one', 'two', 'gone'] }] },
        { language: 'de', groups: [{ group: 'Start', pages: ['one'] }] },
      ],
    },
  }),
}

let opened: OpenedTestSite

/** Two frames: the texts have changed, and what measures itself has done so. */
async function painted() {
  for (let frames = 0; frames < 2; frames++) await new Promise(resolve => requestAnimationFrame(resolve))
}

/** What is wrong on the screen, by language. */
async function faults(): Promise<Readonly<Record<string, readonly string[]>>> {
  await opened.project.idle()
  await showLanguage('en-XA')
  await painted()
  const pseudo = textsOnScreen()
  await showLanguage('en')
  await painted()
  const data = new Set([...textsOnScreen()].filter(text => pseudo.has(text)))
  const found: Record<string, readonly string[]> = {}
  for (const { code } of languages) {
    await showLanguage(code)
    await painted()
    const here = layoutFaults(data)
    if (here.length > 0) found[code] = here
  }
  await showLanguage('en')
  await painted()
  return found
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
  ['older', OLDER],
  ['newer', NEWER],
] as const)('the sections of the %s form have room in every language', async (form, files) => {
  opened = await openSite(files)
  await inSite(
    <div>
      {sections[form].map(({ id }) =>
        // The editor of JSON is the code editor.
        id === 'json' ? null : (
          <div key={id} style={{ inlineSize: 380, blockSize: 3000 }}>
            <SettingsPanel section={id} />
          </div>
        ),
      )}
    </div>,
  )
  await expect.element(page.getByRole('heading', { name: 'Basics' })).toBeVisible()
  expect(await faults()).toEqual({})
})

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
