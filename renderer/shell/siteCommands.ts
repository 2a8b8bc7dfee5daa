import { divisionsOfKind } from '../../shared/config/navigation/division.ts'
import { CONFIG_FILE } from '../../shared/config/schema/config-file.ts'
import { showExport } from '../features/export/export.ts'
import { requestNewPage } from '../features/navigation/newPageRequest.ts'
import { showDictionary } from '../features/page/spelling/dictionaryShown.ts'
import { canGoInHistory, closeTabs, goInHistory, stepTab } from '../features/page/tabs/tabActions.ts'
import { showPublishing } from '../features/publishing/publishing.ts'
import { showSharing } from '../features/sharing/sharing.ts'
import { startTour } from '../features/tour/tour.ts'
import type { Actions } from '../host/commands/commands.ts'
import { documentsOf } from '../host/documents/documents.ts'
import type { Site } from '../host/scope/site.ts'
import { showHistory } from '../host/session/local-history.ts'
import { revert, save, saveView, unsaved } from '../host/session/saving.ts'
import { closeSite } from '../host/session/session.ts'
import { redo, undo } from '../host/session/steps.ts'
import { useConfig } from '../host/site/config.ts'
import { divisionsOf } from '../host/site/divisions.ts'
import { projectNow } from '../host/site/project.ts'
import { otherPane } from '../host/view/split.ts'
import { closePane, openBeside } from '../host/view/split-view.ts'
import {
  changeTextView,
  showSection,
  toggleBelow,
  toggleOnlyText,
  togglePane,
  toggleWriting,
  useView,
  type View,
} from '../host/view/view.ts'
import type { Sheet } from './sheets.ts'
import { enterListBelow, leaveListBelow } from './windowParts.ts'

type Show = (sheet: Sheet) => void

const viewOf = (site: Site): View => useView.of(site).getState()

/** The file in the middle. */
function fileHere(site: Site): string {
  const { main } = viewOf(site)
  return main.kind === 'page' ? main.file : CONFIG_FILE
}

/** The file in the middle, if it is unsaved. */
function dirtyHere(site: Site): string | undefined {
  const file = fileHere(site)
  return projectNow(site).dirty.some(one => one.file === file) ? file : undefined
}

function revertHere(site: Site): void {
  const file = dirtyHere(site)
  if (file !== undefined) void revert(site, file)
}

function closeShown(site: Site): void {
  const { main } = viewOf(site)
  if (main.kind === 'page') closeTabs(site, [main.file])
}

/** Opens the list of problems with the focus in it, for its arrow keys, or closes it. */
function toggleProblems(site: Site): void {
  toggleBelow(site, 'problems')
  if (viewOf(site).below === 'problems') enterListBelow(site.app)
  else leaveListBelow(site.app)
}

const isSplit = (site: Site) => viewOf(site).beside !== undefined

function split(site: Site): void {
  const { main, side } = viewOf(site)
  if (isSplit(site)) closePane(site, otherPane(side))
  else openBeside(site, main)
}

/** Returns to the start screen; if anything is unsaved once all edits are sent, asks first. */
async function close(site: Site, show: Show): Promise<void> {
  await documentsOf(site).settled()
  if (unsaved(site).length > 0) show('leave')
  else await closeSite(site)
}

const fileCommands = (site: Site, show: Show): Actions => {
  const canSave = () => unsaved(site).length > 0
  return {
    'site.open': { run: () => show('leave') },
    'site.convert': { run: () => show('convert') },
    'site.moved': { run: () => show('moved') },
    'site.close': { run: () => close(site, show) },
    'page.new': {
      run: () => requestNewPage(site),
      isEnabled: () => useConfig.of(site).getState().broken === undefined,
    },
    'page.open': { run: () => show('goto') },
    'page.edited': { run: () => show('edited') },
    'file.save': { run: () => saveView(site), isEnabled: canSave },
    'file.saveAll': { run: () => save(site), isEnabled: canSave },
    'file.revert': { run: () => revertHere(site), isEnabled: () => dirtyHere(site) !== undefined },
    'help.tour': { run: () => startTour(site.app) },
    'site.share': { run: () => showSharing(site, 'panel') },
    'site.publish': { run: () => showPublishing(site, true) },
    'site.export': { run: () => showExport(site, true) },
    'site.history': { run: () => showHistory(site) },
    'file.history': { run: () => showHistory(site, fileHere(site)) },
    'edit.undo': {
      run: () => undo(site),
      isEnabled: () => projectNow(site).undo !== undefined || documentsOf(site).sending().length > 0,
    },
    'edit.redo': { run: () => redo(site), isEnabled: () => projectNow(site).redo !== undefined },
    'edit.search': { run: () => toggleBelow(site, 'search') },
    'edit.words': { run: () => showDictionary(site, true) },
  }
}

/** Whether there is more than one language, or their comparison is open and can be closed. */
const hasLanguages = (site: Site): boolean =>
  viewOf(site).below === 'languages' ||
  divisionsOfKind(divisionsOf(useConfig.of(site).getState().reading).all, 'language').length > 1

const viewCommands = (site: Site): Actions => {
  const isPage = () => viewOf(site).main.kind === 'page'
  const hasTabs = () => viewOf(site).tabs.length > 0
  const isBelow = (what: View['below']) => viewOf(site).below === what
  return {
    'view.navigation': {
      run: () => togglePane(site, 'navigation'),
      isShown: () => viewOf(site).panes.navigation,
    },
    'view.editor': { run: () => togglePane(site, 'editor'), isShown: () => viewOf(site).panes.editor },
    'view.preview': { run: () => togglePane(site, 'preview'), isShown: () => viewOf(site).panes.preview },
    'view.split': {
      run: () => split(site),
      isEnabled: () => isSplit(site) || isPage(),
      isShown: () => isSplit(site),
    },
    'view.write': { run: () => toggleWriting(site) },
    'view.problems': { run: () => toggleProblems(site), isShown: () => isBelow('problems') },
    'view.changes': { run: () => toggleBelow(site, 'changes'), isShown: () => isBelow('changes') },
    'view.languages': {
      run: () => toggleBelow(site, 'languages'),
      isEnabled: () => hasLanguages(site),
      isShown: () => isBelow('languages'),
    },
    'view.sorting': { run: () => toggleBelow(site, 'sorting'), isShown: () => isBelow('sorting') },
    'view.onlyText': { run: () => toggleOnlyText(site) },
    'view.wrap': { run: () => changeTextView(site, { wrap: !viewOf(site).text.wrap }), isEnabled: isPage },
    'view.focus': { run: () => changeTextView(site, { focus: !viewOf(site).text.focus }), isEnabled: isPage },
    'view.typewriter': {
      run: () => changeTextView(site, { typewriter: !viewOf(site).text.typewriter }),
      isEnabled: isPage,
    },
    'view.screenReader': {
      run: () => changeTextView(site, { screenReader: !viewOf(site).text.screenReader }),
      isEnabled: isPage,
    },
    'view.json': { run: () => showSection(site, 'json') },
    'go.back': { run: () => goInHistory(site, -1), isEnabled: () => canGoInHistory(site, -1) },
    'go.forward': { run: () => goInHistory(site, 1), isEnabled: () => canGoInHistory(site, 1) },
    'tab.previous': { run: () => stepTab(site, -1), isEnabled: hasTabs },
    'tab.next': { run: () => stepTab(site, 1), isEnabled: hasTabs },
    'tab.close': { run: () => closeShown(site), isEnabled: isPage },
  }
}

/** The commands of an open site; `show` opens a sheet over the window. */
export const siteCommands = (site: Site, show: Show): Actions => ({
  ...fileCommands(site, show),
  ...viewCommands(site),
})
