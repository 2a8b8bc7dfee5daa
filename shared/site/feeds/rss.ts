import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { addressOf, pageAddress } from '../base/address.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, empty, type Html, html, none, text } from '../base/html.ts'
import { encodePath } from '../base/routes.ts'
import type { Anchors } from '../nodes/anchors.ts'
import type { PageContext } from '../shell/page-context.ts'
import { type FeedEntry, feedEntries } from './rss-entries.ts'
import { escapeXml } from './xml.ts'

/** The RSS feed of a page that lists changes, and what leads readers to it. */
export interface PageFeed {
  /** The file of the feed; undefined where it is not written: in a preview, and if the author has such a file. */
  readonly file?: { readonly path: string; readonly content: string }
  /** The path of the author's own file. */
  readonly own?: string
  /** The link in the head of the page. */
  readonly head: Html
  /** The link beside the title, if the page asks for it. */
  readonly link: Html
}

const MOST = 100

const row = (name: string, value: string): string => `      <${name}>${escapeXml(value)}</${name}>\n`

function item(address: string, { title, id, text: body, categories, day }: FeedEntry): string {
  const link = id === '' ? address : `${address}#${encodeURIComponent(id)}`
  const lines = [
    row('title', title),
    row('link', link),
    `      <guid isPermaLink="true">${escapeXml(link)}</guid>\n`,
    body === '' ? '' : row('description', body),
    ...categories.map(category => row('category', category)),
    day === undefined ? '' : row('pubDate', new Date(day).toUTCString()),
  ]
  return `    <item>\n${lines.join('')}    </item>\n`
}

/** The address of the feed of the page at `path`, from the site's root. */
const feedOutput = (path: string): string => `${path}/rss.xml`

interface FeedHead {
  readonly title: string
  readonly description: string
  readonly language: string
  readonly page: string
  readonly self: string
}

/** The feed as RSS 2.0. */
function feedText(
  { title, description, language, page, self }: FeedHead,
  entries: readonly FeedEntry[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n  <channel>\n',
    [row('title', title), row('link', page), row('description', description), row('language', language)]
      .join('')
      .replace(/^ {2}/gm, ''),
    `    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n`,
    ...entries.slice(0, MOST).map(entry => item(page, entry)),
    '  </channel>\n</rss>\n',
  ].join('')
}

/**
 * Returns the feed of a page with updates; undefined if it has none, or if the address of the site is not known
 * to readers: feeds need full addresses.
 */
export function pageFeed(
  context: PageContext,
  page: ParsedPage,
  {
    anchors,
    title,
    language,
  }: { readonly anchors: readonly Anchors[]; readonly title: string; readonly language: string },
): PageFeed | undefined {
  const { site, path, prefix, texts } = context
  const { url } = site
  if ((url === undefined && !site.preview) || !page.blocks.some(({ source }) => source.includes('<Update')))
    return undefined
  const ids = new Map(anchors.flatMap(each => [...each.ids]))
  const entries = page.blocks.flatMap(block => feedEntries(block.nodes, ids))
  if (entries.length === 0) return undefined
  const output = feedOutput(path)
  const isOwn = site.routes.files.has(output)
  const name = site.name === '' ? title : `${site.name} - ${title}`
  const href = prefix + encodePath(output)
  const label = text(texts.rss)
  const link =
    page.frontmatter.rss === true
      ? html`<a class="feed-link"${attributes({ href: site.preview ? undefined : href })} title="${text(texts.rssHint)}">${glyph('feed')}<span>${label}</span></a>`
      : none
  if (url === undefined) return { head: none, link }
  const head = empty('link', { rel: 'alternate', type: 'application/rss+xml', title: name, href })
  if (isOwn || site.preview) return { head, link, ...(isOwn && { own: output }) }
  const { description } = page.frontmatter
  const about = typeof description === 'string' && description.trim() !== '' ? description : name
  const content = feedText(
    {
      title: name,
      description: about,
      language,
      page: pageAddress(url, path, site.routes.urls),
      self: addressOf(url, output),
    },
    entries,
  )
  return { head, link, file: { path: output, content } }
}
