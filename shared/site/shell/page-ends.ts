import { formatPointer, type JsonPath } from '../../config/json/pointer.ts'
import type { Literal } from '../../page/tree/tree.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, element, type Html, html, join, none, text } from '../base/html.ts'
import { drawIcon } from '../base/icons.ts'
import { editUrl, issueUrl } from '../plan/source-links.ts'
import { footerColumns } from './footer-columns.ts'
import { frameSetting } from './frame-settings.ts'
import { lastChanged } from './last-changed.ts'
import { configLink, drawnFrom, labelOf, nearHref, once, type PageContext } from './page-context.ts'

/**
 * The groups around the page; in the newer form only the innermost one, or the divisions around them as well. A
 * group that opens this page and has its title is not repeated.
 */
function eyebrowNames({ site, section, path }: PageContext, title: string | undefined): readonly string[] {
  const all = section.groups.get(path) ?? []
  const { newer } = site.config
  if (newer === undefined) return all
  const groups = all.at(-1) === title?.trim() ? all.slice(0, -1) : all
  if (newer.styling?.eyebrows !== 'breadcrumbs') return groups.slice(-1)
  const around = section.membership.trail.filter(({ kind }) => kind !== 'version' && kind !== 'language')
  return all.length === 0 ? [] : [...around.map(({ name }) => name), ...groups]
}

/** The names of the groups around the page, the outermost first. */
function eyebrow(context: PageContext, title: string | undefined): Html {
  const groups = eyebrowNames(context, title)
  const [only] = groups
  if (only === undefined) return none
  if (groups.length === 1) return html`<p class="eyebrow">${text(only)}</p>`
  const rows = join(groups.map(group => html`<li>${text(group)}</li>`))
  return html`<ol class="eyebrow" aria-label="${text(context.texts.breadcrumb)}">${rows}</ol>`
}

const copyButton = ({ texts }: PageContext) =>
  html`<button type="button" class="copy-page" title="${text(texts.copyPageHint)}">${glyph('copies')}${glyph('check')}<span>${text(texts.copyPage)}</span></button>`

/** A description is plain text, except for code between backticks, which is frequent. */
const leadText = (description: string): Html =>
  join(
    description
      .split(/`([^`\n]+)`/)
      .map((part, index) => (index % 2 === 1 ? element('code', {}, text(part)) : text(part))),
  )

/** The longest word that fits a phone in one line, in characters. */
const LONG_WORD = 18

/** A title in which long names of code, such as those of schemas, break before a capital. */
const titleText = (title: string): Html =>
  join(
    title.split(/(\s+)/).map(word => {
      const parts = word.length > LONG_WORD ? word.split(/(?<=[a-z\d])(?=[A-Z])/) : [word]
      return join(parts.map((part, index) => (index === 0 ? text(part) : html`<wbr>${text(part)}`)))
    }),
  )

/** What a page says at its top. */
interface TitleParts {
  readonly title: string | undefined
  /** Ids of the heading in the text that the title replaces. */
  readonly anchors?: readonly string[]
  readonly description?: Literal | undefined
  /** The link to its feed. */
  readonly feed?: Html | undefined
  /** What readers can do with it; a button that copies it if undefined. */
  readonly menu?: Html | undefined
}

/** The head of the page: its groups, its title and its description. */
export function titleBlock(
  context: PageContext,
  { title, anchors = [], description, feed = none, menu }: TitleParts,
): Html {
  const [id, ...aliases] = anchors
  const marks = join(aliases.map(alias => element('span', { id: alias })))
  const heading = title === undefined ? none : element('h1', { id }, html`${marks}${titleText(title)}`)
  const lead =
    typeof description === 'string' && description !== ''
      ? html`<p class="lead">${leadText(description)}</p>`
      : none
  return html`<div class="page-top">${eyebrow(context, title)}${feed}${menu ?? copyButton(context)}</div>${heading}${lead}`
}

/** Links for readers who found a mistake: to the page's source, and to a new issue about it. */
function feedback(context: PageContext): Html {
  const { source, config } = context.site
  const { suggestEdit, raiseIssue } = config.feedback ?? {}
  const file = context.page?.file
  if (source === undefined || file === undefined) return none
  const links = [
    suggestEdit === true ? ([editUrl(source, file), 'pencil', context.texts.edit] as const) : undefined,
    raiseIssue === true
      ? ([issueUrl(source, `/${context.path}`), 'flag', context.texts.issue] as const)
      : undefined,
  ]
  const drawn = links.flatMap(link => {
    const [href, drawing, label] = link ?? []
    if (href === undefined || drawing === undefined || label === undefined) return []
    return [element('a', { href, rel: 'noreferrer' }, html`${glyph(drawing)}${text(label)}`)]
  })
  const from = attributes(drawnFrom(context, 'feedback'))
  return drawn.length === 0
    ? none
    : html`<div class="feedback" role="group" aria-label="${text(context.texts.feedback)}"${from}>${join(drawn)}</div>`
}

function step(context: PageContext, index: number, direction: 'previous' | 'next'): Html {
  const page = context.section.order[index]
  if (page === undefined) return none
  const label = html`<span><small>${text(context.texts[direction])}</small><span class="pager-title">${text(labelOf(page))}</span></span>`
  const inner = direction === 'previous' ? html`${glyph('left')}${label}` : html`${label}${glyph('chevron')}`
  return element(
    'a',
    { class: direction, rel: direction === 'next' ? 'next' : 'prev', href: nearHref(context, page.path) },
    inner,
  )
}

/** The feedback links, the date of the last change, and links to the previous and next page of the navigation. */
export const pageEnd = (context: PageContext): Html =>
  html`${feedback(context)}${lastChanged(context)}${pager(context)}`

function pager(context: PageContext): Html {
  const at = context.section.positions.get(context.path)
  if (at === undefined || context.page?.hideFooterPagination === true) return none
  const inner = html`${step(context, at - 1, 'previous')}${step(context, at + 1, 'next')}`
  return inner === none
    ? none
    : html`<nav class="pager" aria-label="${text(context.texts.pager)}">${inner}</nav>`
}

/** The platforms whose accounts the footer can show, by their key in docs.json. */
export const SOCIALS: ReadonlyMap<string, readonly [name: string, icon: string]> = new Map([
  ['website', ['Website', 'earth-americas']],
  ['github', ['GitHub', 'github']],
  ['x', ['X', 'x-twitter']],
  ['twitter', ['X', 'x-twitter']],
  ['linkedin', ['LinkedIn', 'linkedin']],
  ['discord', ['Discord', 'discord']],
  ['slack', ['Slack', 'slack']],
  ['facebook', ['Facebook', 'facebook']],
  ['instagram', ['Instagram', 'instagram']],
  ['hacker-news', ['Hacker News', 'hacker-news']],
  ['youtube', ['YouTube', 'youtube']],
  ['medium', ['Medium', 'medium']],
  ['telegram', ['Telegram', 'telegram']],
  ['reddit', ['Reddit', 'reddit']],
  ['bluesky', ['Bluesky', 'bluesky']],
  ['threads', ['Threads', 'threads']],
  ['mastodon', ['Mastodon', 'mastodon']],
  ['podcast', ['Podcast', 'podcast']],
  ['x-twitter', ['X', 'x-twitter']],
  ['earth-americas', ['Website', 'earth-americas']],
])

function social(context: PageContext, at: JsonPath, url: unknown): Html {
  const [name, icon] = SOCIALS.get(String(at.at(-1))) ?? []
  const link = typeof url === 'string' ? configLink(context, url) : undefined
  if (name === undefined || icon === undefined || link === undefined) return none
  const drawn = drawIcon(context.site.icons, icon) ?? text(name)
  const state = { href: link.href, rel: 'noreferrer me', 'aria-label': name, title: name }
  return element('a', { ...state, ...drawnFrom(context, ...at) }, drawn)
}

/** The accounts of the project in the order of docs.json, and the path of each. */
function socialsOf(context: PageContext): readonly (readonly [at: JsonPath, url: unknown])[] {
  const { newer, footerSocials } = context.site.config
  const { value, at } = frameSetting(context, 'footer')
  const from = newer === undefined ? ['footerSocials'] : [...at, 'socials']
  const socials = newer === undefined ? footerSocials : value?.socials
  return Object.entries(socials ?? {}).map(([key, url]) => [[...from, key], url])
}

/** The footer of a page: columns of links, and the project's accounts. */
export function footer(context: PageContext): Html {
  const { at } = frameSetting(context, 'footer')
  return once(context, `footer ${context.prefix} ${formatPointer(at)}`, () => {
    const columns = footerColumns(context)
    const links = join(socialsOf(context).map(([key, url]) => social(context, key, url)))
    return html`${columns}<span class="footer-name"${attributes(drawnFrom(context, 'name'))}>${text(context.site.name)}</span><span class="socials">${links}</span>`
  })
}
