import { chordOf } from '../kit/base/chord.ts'
import { hasVersion } from '../site/base/version.ts'
import { LINED, lineOf } from './base/source-lines.ts'
import type { FromFrame } from './protocol.ts'

const style = `
:root { scrollbar-width: thin; scrollbar-gutter: auto }
[data-galley-pick] * { cursor: crosshair !important }
[data-galley-hover], [data-galley-shown] { outline: 2px solid #4c7df0 !important; outline-offset: -2px }
[data-galley-writing] [contenteditable=true] { outline: none; caret-color: var(--text, currentColor) }
[data-galley-writing] [contenteditable=true] [contenteditable=false] { cursor: pointer }
[data-galley-writing] .anchor { display: none }
[data-galley-writing] [data-leaf]:empty, [data-galley-own] { min-block-size: 1lh }
[data-galley-writing] [data-field] { white-space: break-spaces }
[data-galley-writing] [data-field]:empty { display: inline-block; min-inline-size: 2ch; min-block-size: 1lh }
[data-galley-writing] .card-title a::after { content: none }
`

const sourceElement = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>(`${LINED},[data-pointer],[data-region],[data-snippet]`)
    : null

/**
 * Watches presses on the page; `isPicking` returns whether presses go to the source, `undefined` until the window has
 * said so. The last press before that is answered by the returned function.
 */
export function watchPresses(
  tell: (message: FromFrame) => void,
  isPicking: () => boolean | undefined,
): () => void {
  let early: EventTarget | null = null
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
  const watched = (event: MouseEvent) => {
    if (isPicking() === undefined) early = event.target
    press(event, tell, isPicking() === true)
  }
  document.addEventListener('click', watched, { capture: true })
  document.addEventListener('dblclick', event => doublePress(event, tell), { capture: true })
  window.addEventListener('keydown', event => key(event, tell))
  document.addEventListener('mouseover', ({ target }) => mark(isPicking() ? sourceElement(target) : null))
  document.addEventListener('mouseleave', () => mark(null))
  return () => {
    if (isPicking() === true && early instanceof Element && !early.closest(BUSY)) tellSource(early, tell)
    early = null
  }
}

function mark(element: HTMLElement | null): void {
  const marked = document.querySelector('[data-galley-hover]')
  if (marked === element) return
  marked?.removeAttribute('data-galley-hover')
  element?.setAttribute('data-galley-hover', '')
}

/** Chords for the page, such as copying; every other chord that the page did not handle is for the editor. */
const OWN = /^Mod\+(?:[ACVX]|Control|Meta|Shift)$/

/** Chords that move the focus out of the page, to another area of the window, or open the handbook. */
const PARTS = /^(?:(?:Shift\+)?F6|F1)$/

function key(event: KeyboardEvent, tell: (message: FromFrame) => void): void {
  const chord = chordOf(event)
  const isEditors = chord.startsWith('Mod+') ? !OWN.test(chord) : PARTS.test(chord)
  if (event.defaultPrevented || !isEditors) return
  if (PARTS.test(chord) || /^Mod\+(?:[SPKO123/ZBIE]|Shift\+[SMDZL]|Alt\+W)$/.test(chord))
    event.preventDefault()
  tell({ kind: 'key', chord })
}

function tellSource(target: EventTarget | null, tell: (message: FromFrame) => void): void {
  const element = sourceElement(target)
  const { region, pointer, snippet } = element?.dataset ?? {}
  if (element) tell({ kind: 'source', line: lineOf(element), region, pointer, snippet })
}

/** What reacts to presses itself, such as a link, a form and a text that is written on the page. */
const BUSY = 'a[href],button,summary,label,input,textarea,select,[role=tab],[contenteditable=true]'

/** A double press goes to the source. */
function doublePress({ target }: MouseEvent, tell: (message: FromFrame) => void): void {
  if (target instanceof Element && !target.closest(BUSY)) tellSource(target, tell)
}

function press(event: MouseEvent, tell: (message: FromFrame) => void, isPicking: boolean): void {
  if (isPicking || event.altKey) {
    event.preventDefault()
    event.stopPropagation()
    tellSource(event.target, tell)
    return
  }
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || isHere(link)) return
  const version = link.dataset.shows
  if (version !== undefined) tell({ kind: 'version', version })
  if (hasVersion(version)) return
  event.preventDefault()
  tell({ kind: 'visit', url: link.href })
}

/** Whether the link goes to an anchor on this page: the page scrolls there itself. */
const isHere = ({ href, hash }: HTMLAnchorElement) =>
  hash !== '' &&
  href.slice(0, -hash.length) === location.href.slice(0, location.href.length - location.hash.length)
