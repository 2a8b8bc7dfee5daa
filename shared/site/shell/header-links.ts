import type { JsonPath } from '../../config/json/pointer.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, element, type Html, html, join, none, text } from '../base/html.ts'
import { drawIcon } from '../base/icons.ts'
import { repositoryOf, shortCount } from '../plan/repository-counts.ts'
import { counted } from '../texts/site-texts.ts'
import { frameSetting } from './frame-settings.ts'
import { configIcon, configLink, drawnFrom, type PageContext } from './page-context.ts'

/** A link of the header in either form of docs.json. */
interface HeaderLink {
  readonly label?: string | undefined
  readonly href?: string | undefined
  readonly kind?: string | undefined
  readonly icon?: Html | undefined
  readonly at: JsonPath
}

/** The kinds of links that have a name and an icon of their own. */
const KINDS: ReadonlyMap<string | undefined, readonly [name: string, icon: string]> = new Map([
  ['github', ['GitHub', 'github']],
  ['discord', ['Discord', 'discord']],
])

const kindIcon = ({ site }: PageContext, kind: string | undefined): Html | undefined => {
  const [, icon] = KINDS.get(kind) ?? []
  return icon === undefined ? undefined : drawIcon(site.icons, icon, 'brands')
}

function linksOf(context: PageContext): readonly HeaderLink[] {
  const { newer, topbarLinks = [] } = context.site.config
  if (newer === undefined)
    return topbarLinks.map(({ name, url }, index) => ({ label: name, href: url, at: ['topbarLinks', index] }))
  const { value, at } = frameSetting(context, 'navbar')
  return (value?.links ?? []).map(({ label, href, type, icon }, index) => {
    const { name, style } = typeof icon === 'object' ? icon : { name: icon }
    return {
      label: label?.trim() ? label : KINDS.get(type)?.[0],
      href,
      kind: type,
      icon: configIcon(context, name, style) ?? kindIcon(context, type),
      at: [...at, 'links', index],
    }
  })
}

function buttonOf(context: PageContext): HeaderLink {
  const { newer, topbarCtaButton = {} } = context.site.config
  const { value = {}, at } = frameSetting(context, 'navbar')
  if (newer !== undefined) {
    const { type, label, href } = value.primary ?? {}
    return { label: label?.trim() ? label : KINDS.get(type)?.[0], href, kind: type, at: [...at, 'primary'] }
  }
  const { type, name, url } = topbarCtaButton
  return { label: name, href: url, kind: type, at: ['topbarCtaButton'] }
}

const relOf = (isExternal: boolean) => (isExternal ? 'noreferrer' : undefined)

/** The links at the top; on small screens they are at the end of the drawer. */
export function topLinks(context: PageContext): Html {
  const links = linksOf(context).flatMap(({ label, href, kind, icon, at }) => {
    const link = href === undefined ? undefined : configLink(context, href)
    if (link === undefined || !label) return []
    const repository = kind === 'github' ? repositoryOf(link.href) : undefined
    const inner = html`${icon ?? none}${text(label)}${repository === undefined ? none : counts(context, repository)}`
    return [element('a', { href: link.href, rel: relOf(link.external), ...drawnFrom(context, ...at) }, inner)]
  })
  return join(links)
}

/**
 * The button at the end of the header: a link, a repository with its name, or a community. Published pages
 * send no requests for it.
 */
export function callToAction(context: PageContext): Html {
  const { label, href, kind, at } = buttonOf(context)
  const link = href === undefined ? undefined : configLink(context, href)
  if (link === undefined) return none
  const state = attributes({
    href: link.href,
    rel: relOf(link.external),
    ...drawnFrom(context, ...at),
  })
  const repository = kind === 'github' ? repositoryOf(link.href) : undefined
  const shown = repository ?? label
  if (!shown) return none
  if (!KINDS.has(kind)) return html`<a class="cta"${state}>${text(shown)}${glyph('chevron')}</a>`
  const known = repository === undefined ? none : counts(context, repository)
  return html`<a class="cta-repository"${state}>${kindIcon(context, kind) ?? none}<span class="repository-name">${text(shown)}</span>${known}</a>`
}

/** The counts that the author fetched last. */
function counts({ site, texts }: PageContext, repository: string): Html {
  const known = site.counts
  if (known?.repository.toLowerCase() !== repository.toLowerCase()) return none
  const count = (name: 'star' | 'fork', value: number, label: string) => {
    const state = { class: 'count', role: 'img', 'aria-label': label, title: label }
    return element('span', state, html`${glyph(name)}${text(shortCount(value))}`)
  }
  return html`<span class="counts">${count('star', known.stars, counted(texts, 'stars', known.stars))}${count('fork', known.forks, counted(texts, 'forks', known.forks))}</span>`
}
