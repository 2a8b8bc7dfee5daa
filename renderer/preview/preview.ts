import { lookAgain, lookThrough } from './lens.ts'
import { applyPatch } from './patch.ts'
import { pointAgain, pointOut } from './point.ts'
import { watchPresses } from './presses.ts'
import type { FromFrame, ToFrame } from './protocol.ts'
import { lineAtTop, scrollToLine } from './scroll.ts'
import { seeAs } from './vision.ts'

// Runs inside the preview frame, beside the page's own script. The window hands over a port; the first one counts.

const root = document.documentElement
let port: MessagePort | undefined
let isPicking = false
let revision = readRevision()
/** The window scrolled last: what follows is not told back. */
let quietUntil = 0

/** Colours that are only looked at. */
const theme = new CSSStyleSheet()
document.adoptedStyleSheets.push(theme)

const tell = (message: FromFrame): void => port?.postMessage(message)

function readRevision(): number | undefined {
  const written =
    root.dataset.revision ?? document.querySelector<HTMLMetaElement>('meta[name=galley-revision]')?.content
  return written === undefined ? undefined : Number(written)
}

let mode: 'light' | 'dark' | undefined

/** The mode that the window asks for outlives a change of the system's, which the page would follow. */
function keepMode(): void {
  if (mode) root.dataset.mode = mode
}

matchMedia('(prefers-color-scheme:dark)').addEventListener('change', () => requestAnimationFrame(keepMode))

function patch(message: Extract<ToFrame, { readonly kind: 'patch' }>): void {
  const { from, to } = message.patch
  if (revision !== undefined && to <= revision) return
  if ((revision !== undefined && from !== revision) || !applyPatch(message.patch)) {
    tell({ kind: 'misfit' })
    return
  }
  revision = to
  pointAgain()
  lookAgain()
  dispatchEvent(new Event('scroll'))
  tell({ kind: 'patched', revision })
}

function reload(path: string): void {
  const ending = `/${path.split('/').map(encodeURIComponent).join('/')}`
  const stamp = Date.now()
  for (const element of document.querySelectorAll<HTMLElement>(
    'img[src],source[src],video[src],link[rel=icon]',
  )) {
    const name = element instanceof HTMLLinkElement ? 'href' : 'src'
    const url = new URL(element.getAttribute(name) ?? '', location.href)
    if (!url.pathname.endsWith(ending)) continue
    url.search = `?v=${stamp}`
    element.setAttribute(name, url.href)
  }
}

function receive(message: ToFrame): void {
  switch (message.kind) {
    case 'patch':
      patch(message)
      return
    case 'mode':
      mode = message.mode
      keepMode()
      return
    case 'scroll':
      quietUntil = performance.now() + 250
      scrollToLine(message.line)
      return
    case 'pick':
      isPicking = message.isOn
      root.toggleAttribute('data-galley-pick', isPicking)
      return
    case 'point':
      pointOut(message.pointer)
      return
    case 'lens':
      lookThrough(message)
      return
    case 'vision':
      seeAs(message.vision)
      return
    case 'theme':
      theme.replaceSync(message.css ?? '')
      return
    case 'asset':
      reload(message.path)
      return
  }
}

/** How long after the person's last touch a scroll is theirs: patches and pictures move the page as well. */
const THEIRS = 700

function watchScroll(): void {
  let touched = Number.NEGATIVE_INFINITY
  let waiting = false
  const touch = () => {
    touched = performance.now()
  }
  for (const name of ['wheel', 'pointerdown', 'pointermove', 'keydown', 'touchmove'])
    addEventListener(name, touch, { passive: true })
  const isTheirs = () => performance.now() > quietUntil && performance.now() - touched < THEIRS
  const scrolled = () => {
    if (waiting || !isTheirs()) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      tell({ kind: 'scrolled', line: lineAtTop() })
    })
  }
  addEventListener('scroll', scrolled, { passive: true })
}

addEventListener('message', ({ source, ports: [handed] }) => {
  if (source !== parent || !handed || port) return
  port = handed
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => receive(data)
  tell({ kind: 'ready', revision })
})
watchPresses(tell, () => isPicking)
watchScroll()
