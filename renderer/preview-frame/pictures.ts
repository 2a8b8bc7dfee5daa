import { frameText } from './base/texts.ts'

const SHOWING = 'img[src],source[src],video[src],video[poster],link[rel=icon]'
/** Attributes with several addresses, or with an address among other text. */
const AMONG = ['srcset', 'style'] as const
const HOLDING = '[srcset],[style*="url("]'
const UNSEEN = 'data-unseen'

/** When files changed since the page was loaded, by the end of their addresses. */
const stamps = new Map<string, number>()

const nameOf = (element: Element) =>
  element instanceof HTMLLinkElement ? 'href' : element.hasAttribute('src') ? 'src' : 'poster'

/** When the file of an address changed last; several endings may match. */
export function newestOf(known: ReadonlyMap<string, number>, pathname: string): number | undefined {
  const times = [...known].flatMap(([ending, time]) => (pathname.endsWith(ending) ? [time] : []))
  return times.length === 0 ? undefined : Math.max(...times)
}

/** The address of the latest version of a changed file; `undefined` for other files. */
function latestUrl(written: string): string | undefined {
  if (!URL.canParse(written, location.href)) return undefined
  const url = new URL(written, location.href)
  const newest = newestOf(stamps, url.pathname)
  if (newest === undefined) return undefined
  url.search = `?v=${newest}`
  return url.href
}

const withLatestUrls = (words: string): string =>
  words.replace(/[^\s,"'()]+/g, word => latestUrl(word) ?? word)

function stamp(element: Element): void {
  const name = nameOf(element)
  const url = latestUrl(element.getAttribute(name) ?? '')
  if (url !== undefined && element.getAttribute(name) !== url) element.setAttribute(name, url)
}

function stampAmong(element: Element): void {
  for (const name of AMONG) {
    const written = element.getAttribute(name)
    const next = written === null ? null : withLatestUrls(written)
    if (next !== null && next !== written) element.setAttribute(name, next)
  }
}

/** Updates background pictures, which are in the page's styles. */
function stampStyles(): void {
  for (const element of document.querySelectorAll('style')) {
    const written = element.textContent
    if (!written.includes('url(')) continue
    const next = written.replace(/url\("([^"]*)"\)/g, (whole, url: string) => {
      const now = latestUrl(url)
      return now === undefined ? whole : `url("${now}")`
    })
    if (next !== written) element.textContent = next
  }
}

/** Updates the addresses of changed pictures below `root` to their latest versions. */
export function freshen(root: ParentNode): void {
  if (stamps.size === 0) return
  if (root instanceof Element && root.matches(SHOWING)) stamp(root)
  for (const element of root.querySelectorAll(SHOWING)) stamp(element)
  if (root instanceof Element && root.matches(HOLDING)) stampAmong(root)
  for (const element of root.querySelectorAll(HOLDING)) stampAmong(element)
}

/** Shows the latest version of a repository file, given by its path. */
export function fileChanged(path: string): void {
  stamps.set(`/${path.split('/').map(encodeURIComponent).join('/')}`, Date.now())
  freshen(document)
  stampStyles()
}

/** Keeps the state of a picture that stays, and reloads one whose file has appeared. */
export function keepPicture(from: HTMLElement, to: HTMLElement): void {
  if (!(from instanceof HTMLImageElement && to instanceof HTMLImageElement)) return
  const unseen = from.getAttribute(UNSEEN)
  const hasCome = from.hasAttribute('data-broken') && !to.hasAttribute('data-broken')
  if (hasCome && URL.canParse(from.src)) {
    stamps.set(new URL(from.src).pathname, Date.now())
    stamp(to)
  } else if (unseen !== null && from.getAttribute('src') === to.getAttribute('src'))
    to.setAttribute(UNSEEN, unseen)
}

function judge(image: HTMLImageElement): void {
  if (!image.complete || image.naturalWidth > 0 || image.currentSrc === '') return
  const isOurs = image.currentSrc.startsWith(new URL('/', location.href).href)
  image.setAttribute(UNSEEN, frameText(isOurs ? 'undrawable' : 'elsewhere'))
}

/** Marks pictures that cannot be shown with the reason. */
export function watchPictures(): void {
  const seen = ({ target, type }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'load') target.removeAttribute(UNSEEN)
    else judge(target)
  }
  for (const name of ['load', 'error']) document.addEventListener(name, seen, { capture: true })
  for (const image of document.images) judge(image)
}
