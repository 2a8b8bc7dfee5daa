/** The target of an author's URL, judged by its scheme alone. */
export type Target =
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'internal'; readonly path: string; readonly query: string; readonly fragment: string }

const SAFE = /^(https?|mailto|tel):/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const IMAGE_DATA = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=]*$/i

// Browsers drop tabs and line ends inside a URL, and control characters and spaces around it, before
// they look at the scheme. They also take `\` for `/`.
const fold = (value: string) => value.replace(/\p{Cc}/gu, '').trim()

const beforeQuery = (value: string, change: (path: string) => string) => {
  const end = value.search(/[?#]/)
  return end < 0 ? change(value) : change(value.slice(0, end)) + value.slice(end)
}

/** Parses a link; `undefined` if its scheme is not http, https, mailto or tel. */
export function readTarget(value: string): Target | undefined {
  const folded = beforeQuery(fold(value), path => path.replaceAll('\\', '/'))
  if (folded.startsWith('//')) return { kind: 'external', url: `https:${folded}` }
  if (SAFE.test(folded)) return { kind: 'external', url: folded }
  if (SCHEME.test(folded)) return undefined
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(folded) ?? []
  return { kind: 'internal', path, query, fragment }
}

/** Parses an image address: like {@link readTarget}, and images inlined as data URLs. */
export function readImage(value: string): Target | undefined {
  const folded = fold(value)
  if (IMAGE_DATA.test(folded)) return { kind: 'external', url: folded }
  const target = readTarget(value)
  return target?.kind === 'external' && !/^https?:/i.test(target.url) ? undefined : target
}

const FRAMES: ReadonlySet<string> = new Set([
  'www.youtube.com',
  'youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.loom.com',
  'loom.com',
  'codesandbox.io',
  'stackblitz.com',
  'codepen.io',
  'www.figma.com',
  'embed.figma.com',
  'fast.wistia.net',
  'demo.arcade.software',
  'app.supademo.com',
  'www.canva.com',
  'open.spotify.com',
  'docs.google.com',
  'gist.github.com',
])

/** Hosts whose pages may be embedded on every site, for the document's policy. */
export const frameHosts: readonly string[] = [...FRAMES]

const NO_HOSTS: ReadonlySet<string> = new Set()

/** An embedded page. */
export interface Frame {
  readonly url: string
  readonly host: string
  /** The host is one that every site may show, one that this site allows, or none of them. */
  readonly access: 'known' | 'allowed' | 'refused'
}

/** Reads the address of an embedded page; `undefined` if it is not https. */
export function readFrame(value: string, allowed: ReadonlySet<string> = NO_HOSTS): Frame | undefined {
  const folded = fold(value)
  const host = /^https:\/\/([a-z0-9.-]+)(?=[/?#]|$)/i.exec(folded)?.[1]?.toLowerCase()
  if (host === undefined) return undefined
  const access = FRAMES.has(host) ? 'known' : allowed.has(host) ? 'allowed' : 'refused'
  return { url: folded, host, access }
}
