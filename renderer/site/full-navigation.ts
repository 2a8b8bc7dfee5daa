import type { DeferredNavigation } from '../../shared/site/shell/navigation-files.ts'
import { resolvedHtml } from './base/resolved-html.ts'

declare global {
  interface Window {
    /** Called by the file that completes the navigation. */
    galleyPages?: (rest: DeferredNavigation) => void
  }
}

interface LoadedNavigation extends DeferredNavigation {
  /** The base address of its links. */
  readonly base: string
}

const loading = new Map<string, Promise<LoadedNavigation>>()
/** Pending loads by file: a page of all versions has one file for each version. */
const waiting = new Map<string, (rest: DeferredNavigation) => void>()

function load(base: string): Promise<LoadedNavigation> {
  const known = loading.get(base)
  if (known) return known
  const promise = new Promise<LoadedNavigation>((resolve, reject) => {
    const script = document.createElement('script')
    waiting.set(base, rest => resolve({ ...rest, base }))
    window.galleyPages = rest => {
      const { currentScript } = document
      if (currentScript instanceof HTMLScriptElement) waiting.get(currentScript.src)?.(rest)
    }
    script.src = base
    script.onerror = () => {
      loading.delete(base)
      reject(new Error('The rest of the navigation could not be loaded.'))
    }
    document.head.append(script)
  })
  loading.set(base, promise)
  return promise
}

/** The address of the file that completes this navigation. */
function fileOf(navigation: ParentNode): string | undefined {
  const named = navigation.querySelector<HTMLElement>('[data-pages]')?.dataset.pages
  return named === undefined ? undefined : new URL(named, location.href).href
}

async function complete(group: HTMLDetailsElement): Promise<void> {
  const file = fileOf(group.closest('[data-version]') ?? document)
  const target = group.lastElementChild
  if (file === undefined || !target) return
  const { rows, groups, base } = await load(file)
  const { rest, from, to } = group.dataset
  if (rest === undefined && from === undefined) return
  const html = rest === undefined ? groups.slice(Number(from), Number(to)).join('') : rows[Number(rest)]
  if (html !== undefined) target.replaceChildren(resolvedHtml(html, base))
  if (rest !== undefined && from !== undefined)
    target.replaceChildren(...[...target.children].slice(Number(from), Number(to)))
  for (const name of ['data-rest', 'data-from', 'data-to']) group.removeAttribute(name)
}

const FOLDED = '.sidebar details:is([data-rest],[data-from])'

/** If its file is missing, a group links to its first page, where it is expanded. */
const tryToComplete = (group: HTMLDetailsElement) => void complete(group).catch(() => undefined)

/** Fills the collapsed groups of a long navigation when they are opened. */
export function startRest(): void {
  const opened = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(FOLDED)) tryToComplete(target)
  }
  document.addEventListener('toggle', opened, { capture: true })
  const sidebar = document.querySelector('.sidebar')
  if (!sidebar) return
  const early = () => {
    const file = fileOf(sidebar.querySelector(':scope>[data-version]:not([hidden])') ?? sidebar)
    if (file !== undefined) load(file).catch(() => undefined)
  }
  for (const type of ['pointerenter', 'focusin']) sidebar.addEventListener(type, early, { once: true })
  // The preview renders the sidebar again while groups in it are open.
  new MutationObserver(() => {
    for (const group of sidebar.querySelectorAll<HTMLDetailsElement>(`${FOLDED}[open]`)) tryToComplete(group)
  }).observe(sidebar, { childList: true, subtree: true })
}
