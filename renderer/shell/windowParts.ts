import type { AppWindow } from '../host/scope/app-window.ts'
import { perApp } from '../host/scope/per-scope.ts'

/** The focus areas of the window: the navigation, each pane of the middle, the preview, the panel below; the whole start screen. */
const PART = '[data-part]'

const LIST = '[role="treegrid"][tabindex="0"]'

/** What takes the focus in an area that never had it, best first. */
const FIRST = [
  '[role="tree"] [tabindex="0"], [role="tree"][tabindex="0"], [role="treeitem"]',
  LIST,
  '.monaco-editor [role="textbox"]',
  'iframe',
  'input:enabled, textarea:enabled, select:enabled, button:enabled, [tabindex="0"]:not(:disabled)',
]

/** The element that had the focus last in each area. */
const left = new WeakMap<Element, HTMLElement>()

/** Records the focused element of each area until the returned function is called. */
export function rememberFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const part = target.closest(PART)
    if (part) left.set(part, target)
  }
  document.addEventListener('focusin', remember)
  return () => document.removeEventListener('focusin', remember)
}

const isVisible = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

function targetIn(part: Element): HTMLElement | undefined {
  const before = left.get(part)
  if (before && part.contains(before) && isVisible(before) && !before.matches(':disabled')) return before
  for (const selector of FIRST) {
    const found = [...part.querySelectorAll<HTMLElement>(selector)].find(isVisible)
    if (found) return found
  }
  return undefined
}

/** Whether a dialog or a menu holds the focus until it is closed. The search box of an editor does not. */
const isHeld = (): boolean =>
  [
    ...document.querySelectorAll<HTMLElement>('[role="dialog"]:not(.monaco-editor *), [role="alertdialog"]'),
  ].some(isVisible)

/** Moves the focus to the next area (1) or the previous one (-1), to the element that had it last. */
export function goToPart(by: 1 | -1): void {
  if (isHeld()) return
  const isIn = (part: Element) => part.contains(document.activeElement)
  const parts = [...document.querySelectorAll<HTMLElement>(PART)]
    .filter(isVisible)
    .filter(part => isIn(part) || targetIn(part))
  const at = parts.findIndex(isIn)
  const next = parts.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % parts.length)
  if (next) targetIn(next)?.focus()
}

/** The element that had the focus when a list below was opened. */
const aboveOf = perApp((): { element: Element | null } => ({ element: null }))

/** Moves the focus into the list of an area: now, or when the list appears, unless the person does something before that. */
function focusList(area: HTMLElement): void {
  const focus = () => {
    const list = area.querySelector<HTMLElement>(LIST)
    list?.focus()
    return list !== null
  }
  if (focus()) return
  const goesOn = new AbortController()
  const rows = new MutationObserver(() => {
    if (isHeld() || focus()) goesOn.abort()
  })
  rows.observe(area, { childList: true, subtree: true })
  goesOn.signal.addEventListener('abort', () => rows.disconnect())
  for (const event of ['keydown', 'pointerdown', 'focusin'])
    document.addEventListener(event, () => goesOn.abort(), { signal: goesOn.signal, capture: true })
}

/** Moves the focus into the list below the panes, as soon as it is rendered: the first problems may still be on their way. */
export function enterListBelow(app: AppWindow): void {
  aboveOf(app).element = document.activeElement
  requestAnimationFrame(() => {
    const below = [...document.querySelectorAll<HTMLElement>(PART)].filter(isVisible).at(-1)
    if (below && !isHeld()) focusList(below)
  })
}

/** Restores the focus from before a list below was entered, if the list had it when it was closed. */
export function leaveListBelow(app: AppWindow): void {
  const { element: above } = aboveOf(app)
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && above instanceof HTMLElement) above.focus()
  })
}
