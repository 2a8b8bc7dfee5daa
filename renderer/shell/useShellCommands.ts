import { useEffect } from 'react'
import { askForPage } from '../features/navigation/newPageRequest.ts'
import { showWords } from '../features/page/spelling/dictionaryDialog.ts'
import { canTravel, closeTabs, stepTab, travelPlaces } from '../features/page/tabs/tabActions.ts'
import { useProvide } from '../host/commands/commands.ts'
import { listenToKeys } from '../host/commands/keyboard.ts'
import { documents } from '../host/documents/documents.ts'
import { revert, save, saveView, unsaved } from '../host/session/saving.ts'
import { closeSite, projectNow } from '../host/session/session.ts'
import { redo, undo } from '../host/session/steps.ts'
import { useConfig } from '../host/site/config.ts'
import { otherSide } from '../host/view/split.ts'
import { closeSide, openBeside } from '../host/view/split-view.ts'
import { isDark, setTheme } from '../host/view/theme.ts'
import { showSection, toggleBelow, togglePane, useView } from '../host/view/view.ts'
import { enterListBelow, goToPart, leaveListBelow, rememberParts } from './windowParts.ts'

/** What the shell can be asked to show over everything else. */
export type Sheet = 'shortcuts' | 'goto' | 'edited' | 'leave' | 'convert'

const isOpen = () => projectNow() !== undefined
const dirty = () => projectNow()?.dirty ?? []
const canSave = () => unsaved().length > 0

const canUndo = () => projectNow()?.undo !== undefined || documents.sending().length > 0

/** The unsaved file that stands in the middle. */
function dirtyHere(): string | undefined {
  const { main } = useView.getState()
  const file = main.kind === 'page' ? main.file : 'docs.json'
  return dirty().some(one => one.file === file) ? file : undefined
}

function revertHere(): void {
  const file = dirtyHere()
  if (file !== undefined) void revert(file)
}

const hasTabs = () => useView.getState().tabs.length > 0

function closeShown(): void {
  const { main } = useView.getState()
  if (main.kind === 'page') closeTabs([main.file])
}

/** The keys go to the list of problems while it is there: arrows lead through it. */
function toggleProblems(): void {
  toggleBelow('problems')
  if (useView.getState().below === 'problems') enterListBelow()
  else leaveListBelow()
}

const isSplit = () => useView.getState().beside !== undefined

function split(): void {
  const { main, side } = useView.getState()
  if (isSplit()) closeSide(otherSide(side))
  else openBeside(main)
}

/** Goes back to the start screen, asking first where something is unsaved once all is sent. */
async function close(show: (sheet: Sheet) => void): Promise<void> {
  await documents.settled()
  if (unsaved().length > 0) show('leave')
  else await closeSite()
}

/** Gives the commands of the whole window their deeds, and listens to the keys. */
export function useShellCommands(show: (sheet: Sheet) => void): void {
  useEffect(listenToKeys, [])
  useEffect(rememberParts, [])
  useProvide('site.open', () => show('leave'), isOpen)
  useProvide('site.convert', () => show('convert'), isOpen)
  useProvide('site.close', () => close(show), isOpen)
  useProvide('page.new', askForPage, () => isOpen() && useConfig.getState().broken === undefined)
  useProvide('page.open', () => show('goto'), isOpen)
  useProvide('page.edited', () => show('edited'), isOpen)
  useProvide('file.save', saveView, canSave)
  useProvide('file.saveAll', () => save(), canSave)
  useProvide('file.revert', revertHere, () => dirtyHere() !== undefined)
  useProvide('edit.undo', undo, canUndo)
  useProvide('edit.redo', redo, () => projectNow()?.redo !== undefined)
  useProvide('view.navigation', () => togglePane('navigation'), isOpen)
  useProvide('view.editor', () => togglePane('editor'), isOpen)
  useProvide('view.preview', () => togglePane('preview'), isOpen)
  useProvide('view.split', split, () => isOpen() && (isSplit() || useView.getState().main.kind === 'page'))
  useProvide('view.nextPart', () => goToPart(1))
  useProvide('view.previousPart', () => goToPart(-1))
  useProvide('view.problems', toggleProblems, isOpen)
  useProvide('view.changes', () => toggleBelow('changes'), isOpen)
  useProvide('edit.search', () => toggleBelow('search'), isOpen)
  useProvide('edit.words', () => showWords(true), isOpen)
  useProvide('view.json', () => showSection('json'), isOpen)
  useProvide(
    'go.back',
    () => travelPlaces(-1),
    () => canTravel(-1),
  )
  useProvide(
    'go.forward',
    () => travelPlaces(1),
    () => canTravel(1),
  )
  useProvide('tab.previous', () => stepTab(-1), hasTabs)
  useProvide('tab.next', () => stepTab(1), hasTabs)
  useProvide('tab.close', closeShown, () => useView.getState().main.kind === 'page')
  useProvide('view.theme', () => setTheme(isDark() ? 'light' : 'dark'))
  useProvide('help.shortcuts', () => show('shortcuts'))
}
