import { jsonAttribute } from '../../../shared/site/base/html.ts'
import { prefixOf } from '../../../shared/site/base/routes.ts'
import { SHIPPED_FOLDER } from '../../../shared/site/shipped-files.ts'
import { frameTexts } from '../../../shared/site/texts/frame-texts.ts'
import { type Answer, COMMON, notFound } from './answer.ts'
import { ranged } from './range.ts'
import type { ShippedFiles } from './shipped.ts'
import { repositoryType, shippedType } from './types.ts'

/** What a preview shows: documents and files of the open project. */
interface PreviewSource {
  /** The document of a page, by its path in the site; rejects if there is none. */
  document(path: string): Promise<{ readonly html: string }>
  /** A file that a build writes besides the documents; undefined if there is none. */
  generated(path: string): Promise<string | undefined>
  /** The bytes of a file of the repository; rejects if there is none. */
  asset(path: string): Promise<Uint8Array>
}

/** What previews are served from. */
export interface PreviewParts {
  readonly shipped: readonly ShippedFiles[]
  /** The only origin that may show a preview in a frame. */
  readonly editor: string
  /** The hash that allows the document's own small script. */
  readonly scriptHash: string
}

/** One request below a capability. */
interface PreviewRequest {
  readonly source: PreviewSource
  /** The address of the site's root, ending in `/`. */
  readonly base: string
  /** Below the root, decoded. */
  readonly path: string
  readonly range?: string
}

/**
 * A page of a repository: an opaque origin, scripts of the product only, images and typefaces of the repository only, and no
 * way out.
 */
export function previewPolicy({ editor, scriptHash }: PreviewParts, base: string): string {
  const shipped = base + SHIPPED_FOLDER
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${shipped} '${scriptHash}'`,
    `style-src ${shipped} 'unsafe-inline'`,
    `img-src ${base} data:`,
    `media-src ${base}`,
    `font-src ${base}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${editor}`,
  ].join('; ')
}

const INERT = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

// The frame's origin is opaque: to it everything is cross-origin.
const SHARED = { ...COMMON, 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' }

// A browser loads typefaces of another origin only with permission.
const fontHeaders = (type: string) =>
  type.startsWith('font/') ? { 'access-control-allow-origin': '*' } : undefined

async function shippedAnswer(shipped: readonly ShippedFiles[], name: string): Promise<Answer> {
  const found = await Promise.all(shipped.map(files => files.read(name)))
  const body = found.find(bytes => bytes !== undefined)
  if (!body) return notFound
  const type = shippedType(name)
  return { status: 200, headers: { ...SHARED, ...fontHeaders(type), 'content-type': type }, body }
}

/**
 * The blocks of a long page are laid out when they come into view; until then each takes as much room as a usual one.
 * Headings always are: the table of contents asks where they are.
 */
const IN_VIEW = `<style>
[data-long] [data-body] > :not(h1, h2, h3, h4, h5, h6) {
  content-visibility: auto;
  contain-intrinsic-block-size: auto 6rem;
  overflow-clip-margin: 1rem;
}
</style>`

/** The built document, with the script that patches it and talks to the editor. */
function withBridge(html: string, path: string): string {
  const script = `<script defer src="${prefixOf(path)}${SHIPPED_FOLDER}preview.js"${jsonAttribute('data-texts', frameTexts())}></script>`
  return html.replace('</head>', () => `${IN_VIEW}${script}</head>`)
}

/** Serves what is below a capability; rejects if the source does. */
export async function previewAnswer(parts: PreviewParts, request: PreviewRequest): Promise<Answer> {
  const { source, base, path } = request
  if (path.startsWith(SHIPPED_FOLDER)) {
    const result = await source.generated(path)
    if (result === undefined) return shippedAnswer(parts.shipped, path.slice(SHIPPED_FOLDER.length))
    return { status: 200, headers: { ...SHARED, 'content-type': shippedType(path) }, body: result }
  }
  if (path.endsWith('.html')) {
    const { html } = await source.document(path.slice(0, -'.html'.length))
    const policy = { 'content-security-policy': previewPolicy(parts, base) }
    const headers = { ...SHARED, ...policy, 'content-type': 'text/html; charset=utf-8' }
    return { status: 200, headers, body: withBridge(html, path) }
  }
  const bytes = await source.asset(path)
  const type = repositoryType(path)
  const headers = { ...SHARED, ...fontHeaders(type), 'content-type': type, 'content-security-policy': INERT }
  return ranged({ status: 200, headers, body: bytes }, request.range)
}
