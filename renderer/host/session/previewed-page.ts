import type { PreviewPage } from '../../../shared/project/base/model.ts'
import { explain } from '../link/explain.ts'
import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'
import { pagesNow } from '../site/pages.ts'

/** The state of the preview. */
type Status =
  | { readonly kind: 'updating' | 'live' }
  | { readonly kind: 'error'; readonly message: string; readonly hint?: string }

interface PreviewState {
  /** Paths that were shown, and which of them is shown now. */
  readonly past: readonly string[]
  readonly index: number
  readonly page: PreviewPage | undefined
  readonly status: Status
  /** Where on the page to start: `#` and an id, or nothing. */
  readonly hash: string
  /** The line that is being read; a reload returns to it. */
  readonly line: number | undefined
  /** Counts loads of the same page. */
  readonly load: number
  /** A click in the preview goes to the source. */
  readonly isPicking: boolean
}

const INITIAL_STATE: PreviewState = {
  past: [],
  index: -1,
  page: undefined,
  hash: '',
  line: undefined,
  status: { kind: 'updating' },
  load: 0,
  isPicking: false,
}

/** What the preview shows. */
export const usePreview = siteStore<PreviewState>(
  () => INITIAL_STATE,
  site => {
    // Changes made while the connection was lost were not announced.
    const end = site.app.connection.subscribe((now, before) => {
      if (now.kind === 'ready' && before.kind === 'lost') void show(site, pathNow(site) ?? '')
    })
    site.onClose(end)
  },
)

async function show(site: Site, path: string): Promise<void> {
  usePreview.of(site).setState({ status: { kind: 'updating' } })
  site.patches.forget()
  const isLatest = () => pathNow(site) === path
  try {
    const page = await site.host.preview({ page: path })
    if (isLatest()) usePreview.of(site).setState(({ load }) => ({ page, load: load + 1 }))
  } catch (error) {
    if (isLatest()) usePreview.of(site).setState({ status: { kind: 'error', ...explain(error) } })
  }
}

/** The path requested last; empty for the first page. */
export function pathNow(site: Site): string | undefined {
  const { past, index } = usePreview.of(site).getState()
  return past[index]
}

/** Shows a page at `hash` (`#` and an id), unless the page is shown already. */
export function goTo(site: Site, path: string, hash = ''): void {
  const { past, index, page } = usePreview.of(site).getState()
  if (pathNow(site) === path || (page?.path === path && pathNow(site) === '')) return
  usePreview
    .of(site)
    .setState({ past: [...past.slice(0, index + 1), path], index: index + 1, hash, line: undefined })
  void show(site, path)
}

/** Goes back (-1) or forward (1) in the history of shown pages; returns the path. */
export function travel(site: Site, step: -1 | 1): string | undefined {
  const { past, index } = usePreview.of(site).getState()
  const path = past[index + step]
  if (path === undefined) return undefined
  usePreview.of(site).setState({ index: index + step, hash: '', line: undefined })
  void show(site, path)
  return path
}

/** Reloads the page. */
export const reload = (site: Site): void => void show(site, pathNow(site) ?? '')

/** The path of a page from its address in the preview; `undefined` if the address is not in this site. */
export function pathOfUrl(site: Site, url: string): string | undefined {
  const { page } = usePreview.of(site).getState()
  const base = page && baseOf(page)
  if (base === undefined || !url.startsWith(base)) return undefined
  const whole = decodeURI(url.slice(base.length).replace(/[?#].*$/, ''))
  const rest = whole.replace(/\.html$/, '')
  const path = rest.replace(/(^|\/)index$/, '')
  const known = [rest, path].find(one => one === '' || pagesNow(site).has(one))
  // Pages generated from an API description have no file, but the site links to them.
  return known ?? (rest === whole ? undefined : rest)
}

/** The base address of the pages in the preview. */
export function baseOf({ path, url }: PreviewPage): string | undefined {
  const whole = new URL(url, location.href).href.replace(/[?#].*$/, '')
  const ending = `${path.split('/').map(encodeURIComponent).join('/')}.html`
  return whole.endsWith(`/${ending}`) ? whole.slice(0, -ending.length) : whole.replace(/[^/]*$/, '')
}
