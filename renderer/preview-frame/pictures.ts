import { siteTexts } from '../../shared/site/base/site-texts.ts'

const SHOWING = 'img[src],source[src],video[src],video[poster],link[rel=icon]'
/** Attributes that hold several addresses, or one among other words. */
const AMONG = ['srcset', 'style'] as const
const HOLDING = '[srcset],[style*="url("]'
const UNSEEN = 'data-unseen'

/** When files were changed while the page is looked at, by the end of their addresses. */
const stamps = new Map<string, number>()

const nameOf = (element: Element) =>
  element instanceof HTMLLinkElement ? 'href' : element.hasAttribute('src') ? 'src' : 'poster'

/** When the file of an address was changed last; it may be known by several endings. */
export function newestOf(known: ReadonlyMap<string, number>, pathname: string): number | undefined {
  const times = [...known].flatMap(([ending, time]) => (pathname.endsWith(ending) ? [time] : []))
  return times.length === 0 ? undefined : Math.max(...times)
}

/** The address of the newest bytes of a file that was changed; `undefined` for all others. */
function fresh(written: string): string | undefined {
  if (!URL.canParse(written, location.href)) return undefined
  const url = new URL(written, location.href)
  const newest = newestOf(stamps, url.pathname)
  if (newest === undefined) return undefined
  url.search = `?v=${newest}`
  return url.href
}

const freshAmong = (words: string): string => words.replace(/[^\s,"'()]+/g, word => fresh(word) ?? word)

function stamp(element: Element): void {
  const name = nameOf(element)
  const url = fresh(element.getAttribute(name) ?? '')
  if (url !== undefined && element.getAttribute(name) !== url) element.setAttribute(name, url)
}

function stampAmong(element: Element): void {
  for (const name of AMONG) {
    const written = element.getAttribute(name)
    const next = written === null ? null : freshAmong(written)
    if (next !== null && next !== written) element.setAttribute(name, next)
  }
}

/** Pictures behind the page stand in its styles. */
function stampStyles(): void {
  for (const element of document.querySelectorAll('style')) {
    const written = element.textContent
    if (!written.includes('url(')) continue
    const next = written.replace(/url\("([^"]*)"\)/g, (whole, url: string) => {
      const now = fresh(url)
      return now === undefined ? whole : `url("${now}")`
    })
    if (next !== written) element.textContent = next
  }
}

/** Gives pictures below `root` that were changed the addresses of their newest bytes. */
export function freshen(root: ParentNode): void {
  if (stamps.size === 0) return
  if (root instanceof Element && root.matches(SHOWING)) stamp(root)
  for (const element of root.querySelectorAll(SHOWING)) stamp(element)
  if (root instanceof Element && root.matches(HOLDING)) stampAmong(root)
  for (const element of root.querySelectorAll(HOLDING)) stampAmong(element)
}

/** Shows a file of the repository, named by its path, as it is now. */
export function fileChanged(path: string): void {
  stamps.set(`/${path.split('/').map(encodeURIComponent).join('/')}`, Date.now())
  freshen(document)
  stampStyles()
}

/** Carries over what is known of a picture that stays, and loads one again whose file has come. */
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
  image.setAttribute(UNSEEN, isOurs ? siteTexts.undrawable : siteTexts.elsewhere)
}

/** Marks pictures that cannot be drawn with the reason. */
export function watchPictures(): void {
  const seen = ({ target, type }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'load') target.removeAttribute(UNSEEN)
    else judge(target)
  }
  for (const name of ['load', 'error']) document.addEventListener(name, seen, { capture: true })
  for (const image of document.images) judge(image)
}
