import type { PagePatch } from '../../shared/site/base/rendered-page.ts'
import { showVersion, versionRemembered } from '../site/base/version.ts'
import { showArticle } from './article-only.ts'
import { afterPause } from './base/after-pause.ts'
import { checkLinkTargets, watchBroken } from './broken-links.ts'
import { markRanges } from './change-marks.ts'
import { showOnly } from './changes-only.ts'
import { dimAgain, dimOtherPages } from './dim-other-pages.ts'
import { watchOpened } from './open-state.ts'
import { showOwnStyles } from './own-styles.ts'
import { applyPatch } from './patch.ts'
import { fileChanged, watchPictures } from './pictures.ts'
import { watchPresses } from './presses.ts'
import type { FromFrame, ToFrame } from './protocol.ts'
import { handleRequestMessage, watchSending } from './requests.ts'
import { lineRead, scrollToLine } from './scroll.ts'
import { outlineAgain, outlineSetting, watchWidth } from './setting-outline.ts'
import { showTerms } from './terms.ts'
import { seeAs } from './vision.ts'
import { Writing } from './writing/writing.ts'

// Runs inside the preview frame, next to the page's own script. The window passes a port, and one for patches; only the first message counts.

const root = document.documentElement
let port: MessagePort | undefined
let isPicking: boolean | undefined
let revision = readRevision()
/** When the window scrolled to a line: later scrolling is not reported until the person scrolls here. */
let lastScrollRequest = Number.NEGATIVE_INFINITY

/** Colors that are only tried out. */
const theme = new CSSStyleSheet()
document.adoptedStyleSheets.push(theme)

/** The keys, and the last press and scroll, before the window listened: pictures may still load long after the page is visible. */
const earlyKeys: FromFrame[] = []
let early: FromFrame | undefined
let earlyScroll: FromFrame | undefined

function tell(message: FromFrame): void {
  if (port) port.postMessage(message)
  else if (message.kind === 'key') earlyKeys.push(message)
  else if (message.kind === 'visit' || message.kind === 'source') early = message
  else if (message.kind === 'scrolled') earlyScroll = message
}

function readRevision(): number | undefined {
  const written =
    root.dataset.revision ?? document.querySelector<HTMLMetaElement>('meta[name=galley-revision]')?.content
  return written === undefined ? undefined : Number(written)
}

let mode: 'light' | 'dark' | undefined

/** Keeps the mode that the window requested when the system's mode changes, which the page would follow. */
function keepMode(): void {
  if (mode) root.dataset.mode = mode
}

matchMedia('(prefers-color-scheme:dark)').addEventListener('change', () => requestAnimationFrame(keepMode))

const writing = new Writing(
  {
    tell,
    apply: patches => {
      for (const each of patches) patch(each)
    },
    restart: () => tell({ kind: 'misfit', line: lineRead() }),
  },
  root.dataset.source === undefined ? undefined : Number(root.dataset.source),
)

function patch(changes: PagePatch): void {
  const { from, to } = changes
  if (revision !== undefined && to <= revision) return
  let fits = revision === undefined || from === revision
  try {
    fits &&= applyPatch(changes)
  } catch (error) {
    fits = false
    reportError(error)
  }
  if (!fits) {
    tell({ kind: 'misfit', line: lineRead() })
    return
  }
  revision = to
  outlineAgain()
  dimAgain()
  checkLinkTargets()
  checkContents(changes)
  tell({ kind: 'patched', revision })
}

/** Has the page find the current heading of its table of contents. */
const findHeading = () => void dispatchEvent(new Event('scroll'))
const findHeadingLater = afterPause(findHeading)

/** Lets the page update the current heading in its table of contents: at once if that changed, or else after a pause in typing. */
function checkContents({ regions }: PagePatch): void {
  if (regions?.toc !== undefined) findHeading()
  else findHeadingLater()
}

function point(pointer: string | undefined): void {
  const visibility = outlineSetting(pointer)
  if (visibility !== undefined) tell({ kind: 'pointed', visibility })
}

/** Changes for a while what the page looks like. */
function changeLook(message: Extract<ToFrame, { readonly kind: 'vision' | 'theme' | 'styles' }>): void {
  if (message.kind === 'vision') seeAs(message.vision)
  else if (message.kind === 'theme') theme.replaceSync(message.css ?? '')
  else showOwnStyles(message.isOn)
}

function receive(message: ToFrame): void {
  switch (message.kind) {
    case 'patch':
      writing.offer(message.patch)
      return
    case 'writing':
    case 'caret':
    case 'late':
    case 'place':
    case 'stepped':
    case 'copied':
    case 'spots':
      writing.receive(message)
      return
    case 'mode':
      mode = message.mode
      keepMode()
      return
    case 'scroll':
      lastScrollRequest = performance.now()
      scrollToLine(message.line, message.lines)
      return
    case 'pick':
      isPicking = message.isOn
      root.toggleAttribute('data-galley-pick', isPicking)
      answerEarlyPress()
      return
    case 'version':
      showVersion(document, message.version)
      return
    case 'point':
      point(message.pointer)
      return
    case 'lens':
      dimOtherPages(message)
      return
    case 'vision':
    case 'theme':
    case 'styles':
      changeLook(message)
      return
    case 'changes':
      markRanges(message.parts, message.at)
      return
    case 'only':
      showOnly(message.part, height => tell({ kind: 'size', height }))
      return
    case 'article':
      showArticle()
      return
    case 'terms':
      showTerms(message.terms)
      return
    case 'asset':
      fileChanged(message.path)
      return
    case 'answer':
    case 'piece':
    case 'unsent':
      handleRequestMessage(message)
      return
  }
}

/** Milliseconds after the person's last input in which a scroll counts as theirs: patches and pictures move the page too. */
const THEIRS = 700

function watchScroll(): void {
  let touched = Number.NEGATIVE_INFINITY
  let waiting = false
  const touch = () => {
    touched = performance.now()
  }
  for (const name of ['wheel', 'pointerdown', 'pointermove', 'keydown', 'touchmove'])
    addEventListener(name, touch, { passive: true })
  const isTheirs = () => touched > lastScrollRequest && performance.now() - touched < THEIRS
  const scrolled = () => {
    if (waiting || !isTheirs()) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      tell({ kind: 'scrolled', line: lineRead() })
    })
  }
  addEventListener('scroll', scrolled, { passive: true })
}

addEventListener('message', ({ source, ports: [handed, patches] }) => {
  if (source !== parent || !handed || port) return
  port = handed
  for (const one of [port, patches])
    one?.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => receive(data))
  port.start()
  patches?.start()
  watchSending(tell)
  // Before the window scrolls to the line that it has.
  if (earlyScroll) tell(earlyScroll)
  tell({ kind: 'ready', revision })
  const version = versionRemembered()
  if (version !== undefined) tell({ kind: 'version', version })
  for (const key of earlyKeys) tell(key)
  if (early) tell(early)
})
const answerEarlyPress = watchPresses(tell, () => isPicking)
watchOpened()
watchPictures()
watchBroken()
watchScroll()
watchWidth()
