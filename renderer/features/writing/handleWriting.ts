import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { notifyError } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { redo, undo } from '../../host/session/steps.ts'
import { useView } from '../../host/view/view.ts'
import type {
  FromWriting,
  HistoryStep,
  Source,
  TextPlace,
  ToWriting,
} from '../../preview-frame/writing/protocol.ts'
import { useBlockMenu } from '../block-tools/surface.ts'
import { openProperties } from './cardOnPage.ts'
import { gapOnPage } from './gapOnPage.ts'
import { pressedIsland } from './island.ts'
import { confirmLate } from './lateKeys.ts'
import { noteMenu, typedForMenu } from './menuKeys.ts'
import { usePageBlock } from './pageBlock.ts'
import { caretSurface } from './pageSurface.ts'
import { pageNow, sourceNow } from './pageText.ts'
import { pasteOnPage } from './pasteOnPage.ts'
import { noteMoves, rememberSelection, usePageSelection } from './selection.ts'
import { whenFocused } from './whenFocused.ts'
import { leafAt, writeOnPage } from './writeOnPage.ts'

/** The frame that a message came from. */
interface FrameLink {
  /** Its title. */
  readonly frame: string
  readonly send: (message: ToWriting) => void
  readonly element: HTMLIFrameElement | null
}

/** The file that the preview shows, if it can be written on now. */
function fileWritten(site: Site): string | undefined {
  const file = usePreview.of(site).getState().page?.file
  return useView.of(site).getState().writing && file !== CONFIG_FILE ? file : undefined
}

/** Shows the handle beside a block; it changes only what the window finds there in its own text. */
function showHandle(
  site: Site,
  { spot, isCaret }: Extract<FromWriting, { readonly kind: 'block' }>,
  { send, frame }: Pick<FrameLink, 'send' | 'frame'>,
): void {
  const file = fileWritten(site)
  const store = usePageBlock.of(site)
  // What a menu is open for stays.
  if (useBlockMenu.of(site).getState().open) return
  if (file !== undefined && spot) store.setState({ block: { file, frame, spot, isCaret, send } })
  else if (store.getState().block?.frame === frame) store.setState({ block: undefined })
}

/** Opens the insert menu for a slash that is typed as the only text of a paragraph; returns whether it did. */
function openAtSlash(
  site: Site,
  file: string,
  place: TextPlace | undefined,
  link: Pick<FrameLink, 'send' | 'frame'>,
): boolean {
  const page = pageNow(site, file)
  const leaf = page && place ? leafAt(site, page, place) : undefined
  if (leaf?.shown !== '/') return false
  const { from, to } = leaf
  usePageSelection.of(site).setState({ selection: { ...link, file, span: { from: to, to }, isText: true } })
  const surface = caretSurface(site)
  useBlockMenu.of(site).setState({
    open: { kind: 'insert', surface, at: surface.point(), typed: { from, to } },
    early: [],
  })
  noteMenu(site)
  return true
}

/** Remembers what is selected on the page, and sends its Markdown there. */
function selected(
  site: Site,
  message: Extract<FromWriting, { readonly kind: 'selected' }>,
  { send, frame }: Pick<FrameLink, 'send' | 'frame'>,
): void {
  // While a menu is open, its command is about the selection before.
  if (useBlockMenu.of(site).getState().open) return
  const markdown = rememberSelection(site, fileWritten(site), message, { send, frame })
  if (markdown !== undefined) send({ kind: 'copied', markdown })
}

function pressed(
  site: Site,
  message: Extract<FromWriting, { readonly kind: 'island' | 'properties' }>,
  element: HTMLIFrameElement | null,
): void {
  const file = fileWritten(site)
  if (file === undefined || !element) return
  if (message.kind === 'island') pressedIsland(site, file, message, element)
  else openProperties(site, file, message.rect, element)
}

/** Makes an edit, and tells the page where the caret is after it. */
function write(
  site: Site,
  message: Extract<FromWriting, { readonly kind: 'write' }>,
  link: Pick<FrameLink, 'send' | 'frame'>,
): void {
  const file = fileWritten(site)
  const place = file === undefined ? undefined : writeOnPage(site, file, message)
  const source = file === undefined ? undefined : sourceNow(site, file)
  const hasMenu = file !== undefined && message.text === '/' && openAtSlash(site, file, place, link)
  const gap = place || file === undefined ? undefined : gapOnPage(site, file)
  link.send({ kind: 'caret', edit: message.edit, place, source, hasMenu, gap })
}

/** Pastes, and tells the page where the caret is after it. */
function paste(
  site: Site,
  message: Extract<FromWriting, { readonly kind: 'paste' }>,
  answer: (place?: TextPlace, source?: Source) => void,
): void {
  const file = fileWritten(site)
  if (file === undefined) {
    answer()
    return
  }
  const told = (place?: TextPlace) => answer(place, sourceNow(site, file))
  pasteOnPage(site, file, message).then(told, error => {
    notifyError(site.app, error)
    told()
  })
}

/** Goes a step back or forward, and tells the page what it must show then. */
function goThroughHistory(site: Site, step: HistoryStep, answer: (source?: Source) => void): void {
  const file = fileWritten(site)
  if (file === undefined) {
    answer()
    return
  }
  // The texts of the window, and the caret, follow the step.
  const told = () => setTimeout(() => answer(sourceNow(site, file)))
  void (step === 'undo' ? undo(site) : redo(site)).finally(told)
}

/**
 * Handles what was done on the page in the preview. The page is a stranger's: an edit is taken only while
 * writing is switched on and the person's keys go to that frame, for the file that it shows, and only where the
 * window itself finds the text that the page claims to show.
 */
export function handleWriting(site: Site, message: FromWriting, { frame, send, element }: FrameLink): void {
  const link = { frame, send }
  const { kind } = message
  switch (kind) {
    case 'block':
      showHandle(site, message, link)
      return
    case 'blocks':
      usePageBlock.of(site).setState({ spots: message.spots })
      return
    case 'selected':
      noteMoves(site, message.moves)
      whenFocused(element, { name: kind, run: () => selected(site, message, link) })
      return
    case 'island':
    case 'properties':
      whenFocused(element, { name: kind, run: () => pressed(site, message, element) })
      return
    case 'took':
      confirmLate(site, message.number)
      return
    case 'typed':
      typedForMenu(site, message, send)
      return
    case 'write': {
      const refuse = () => send({ kind: 'caret', edit: message.edit, place: undefined, source: undefined })
      whenFocused(element, { run: () => write(site, message, link), refuse })
      return
    }
    case 'paste': {
      const answer = (place?: TextPlace, source?: Source) =>
        send({ kind: 'caret', edit: message.edit, place, source })
      whenFocused(element, { run: () => paste(site, message, answer), refuse: answer })
      return
    }
    case 'history': {
      const answer = (source?: Source) => send({ kind: 'stepped', source })
      whenFocused(element, {
        run: () => goThroughHistory(site, message.step, answer),
        refuse: answer,
      })
      return
    }
  }
}
