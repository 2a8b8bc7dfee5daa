import { type Division, divisionIn, isShown } from '../../config/navigation/division.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import { filledIn } from '../texts/fill.ts'
import { iconOn, mix, readHex } from '../theme/color.ts'
import { divisionName } from './division-name.ts'
import { configIcon, configLink, drawnFrom, hrefOf, once, type PageContext } from './page-context.ts'

/**
 * The pages of a division that a reader of this page reaches through it: tabs are the outer division, anchors
 * the inner one.
 */
function pagesHere({ site, section }: PageContext, division: Division): readonly string[] {
  const pages = site.divisions.pagesOf(division).filter(path => site.routes.pages.has(path))
  const tab = divisionIn(section.membership, 'tab')
  if (division.kind === 'tab' || tab === undefined) return pages
  const within = pages.filter(path => divisionIn(site.divisions.of(path), 'tab') === tab)
  return within.length === 0 && section.membership.trail.includes(division) ? pages : within
}

/**
 * The page that a division links to: the counterpart of this page, or the first one in the reader's version.
 */
function pageOf(context: PageContext, division: Division): string | undefined {
  const { site, section } = context
  const counterpart = site.divisions.counterpart(context.path, division)
  if (counterpart !== undefined && site.routes.pages.has(counterpart)) return counterpart
  const wanted = section.membership.selects
  const candidates = pagesHere(context, division)
  const fitting = candidates.find(path => {
    const { version } = site.divisions.of(path)
    return version === undefined || version === wanted
  })
  return fitting ?? candidates[0]
}

/** A division that a page offers. */
interface Offer {
  readonly division: Division
  readonly href: string
  readonly external: boolean
  readonly isOpen: boolean
}

function offerOf(context: PageContext, division: Division): Offer | undefined {
  const { membership } = context.section
  if (!isShown(division, membership)) return undefined
  const isOpen = membership.trail.includes(division)
  if (division.href !== undefined) {
    const link = configLink(context, division.href)
    return link && { division, ...link, isOpen }
  }
  const path = pageOf(context, division)
  return path === undefined ? undefined : { division, href: hrefOf(context, path), external: false, isOpen }
}

/** The choices among divisions of these kinds for a reader of this page, level by level. */
const offersOf = (
  context: PageContext,
  ...kinds: readonly Division['kind'][]
): readonly (readonly Offer[])[] =>
  context.site.divisions
    .switchers(context.section.membership)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ divisions }) => divisions.flatMap(division => offerOf(context, division) ?? []))

/** Attributes of a link to a division. */
const linkState = (context: PageContext, { division, href, external, isOpen }: Offer) => ({
  href,
  rel: external ? 'noreferrer' : undefined,
  'aria-current': isOpen ? 'true' : undefined,
  ...drawnFrom(context, ...division.at),
})

/** A color for each mode; a missing one is taken from the other mode. */
function modeColors(light: unknown, dark: unknown): string | undefined {
  const [ownLight, ownDark] = [readHex(light), readHex(dark)]
  const [forLight, forDark] = [ownLight ?? ownDark, ownDark ?? ownLight]
  if (forLight === undefined || forDark === undefined) return undefined
  return `--own:light-dark(${forLight},${forDark});--on-own:light-dark(${iconOn(forLight)},${iconOn(forDark)})`
}

function color(context: PageContext, division: Division): string | undefined {
  const color = division.color ?? context.site.config.colors?.anchors
  if (typeof color === 'string') {
    const hex = readHex(color)
    return hex && `--own:${hex};--on-own:${iconOn(hex)}`
  }
  if (color !== undefined && !('from' in color) && ('light' in color || 'dark' in color))
    return modeColors(color.light, color.dark)
  const { from, via, to } = color !== undefined && 'from' in color ? color : {}
  const stops = [from, via, to].map(readHex).filter(stop => stop !== undefined)
  const [first, last] = [stops[0], stops.at(-1)]
  if (first === undefined || last === undefined || stops.length < 2) return undefined
  const middle = mix(first, last, 0.5)
  return `--own:${first};--on-own:${iconOn(middle)};--own-image:linear-gradient(45deg,${stops.join(',')})`
}

/** A tab: a link, or a panel with the items of its menu. */
function tab(context: PageContext, offer: Offer): Html {
  const { division, isOpen } = offer
  const icon = configIcon(context, division.icon, division.iconType) ?? none
  const end = attributes({ 'data-align': division.isAtEnd === true ? 'end' : undefined })
  const items = context.site.divisions.itemsOf(division).flatMap(item => offerOf(context, item) ?? [])
  if (items.length > 0) {
    const state = attributes({
      'aria-current': isOpen ? 'true' : undefined,
      ...drawnFrom(context, ...division.at),
    })
    const rows = join(items.map(item => choice(context, item)))
    return html`<details class="tab-menu"${end}><summary${state}>${icon}${text(division.name)}${glyph('down')}</summary><div class="switcher-list">${rows}</div></details>`
  }
  return html`<a${attributes(linkState(context, offer))}${end}>${icon}${text(offer.division.name)}${offer.external ? glyph('out') : none}</a>`
}

/** The links of the tab bar; those at its end come last. */
export const tabs = (context: PageContext): Html =>
  once(context, `tabs ${context.prefix} ${context.section.key}`, () =>
    join(
      offersOf(context, 'tab')
        .filter(offers => offers.length > 1 || offers.some(({ isOpen }) => !isOpen))
        .flat()
        .toSorted((a, b) => Number(a.division.isAtEnd === true) - Number(b.division.isAtEnd === true))
        .map(offer => tab(context, offer)),
    ),
  )

function anchor(context: PageContext, offer: Offer): Html {
  const { division } = offer
  const state = attributes({ ...linkState(context, offer), style: color(context, division) })
  const drawn = configIcon(context, division.icon, division.iconType ?? 'duotone')
  const box = html`<span class="anchor-box">${drawn ?? none}</span>`
  return html`<li><a${state}>${box}<span>${text(division.name)}</span></a></li>`
}

/** The list of anchors at the top of the sidebar. */
export function anchors(context: PageContext): Html {
  const offers = offersOf(context, 'anchor').filter(
    level => level.length > 1 || level.some(({ isOpen }) => !isOpen),
  )
  const rows = join(offers.flat().map(offer => anchor(context, offer)))
  return rows === none ? none : html`<ul class="anchors">${rows}</ul>`
}

function choice(context: PageContext, offer: Offer): Html {
  const { description, icon, iconType, tag } = offer.division
  const name = divisionName(offer.division)
  const drawn = configIcon(context, icon, iconType) ?? none
  const chip = tag === undefined ? none : html`<span class="chip">${text(tag)}</span>`
  const more = description === undefined ? none : html`<small>${text(description)}</small>`
  const mark = offer.isOpen ? glyph('check') : offer.external ? glyph('out') : none
  return html`<a${attributes(linkState(context, offer))}>${drawn}<span class="switcher-name"><span>${text(name)}${chip}</span>${more}</span>${mark}</a>`
}

function menu(context: PageContext, offers: readonly Offer[], label: string): Html {
  const open = offers.find(({ isOpen }) => isOpen)
  if (offers.length < 2 || open === undefined) return none
  const icon = configIcon(context, open.division.icon, open.division.iconType) ?? none
  const rows = join(offers.map(offer => choice(context, offer)))
  return html`<details class="switcher"><summary aria-label="${text(filledIn(context.texts.labeled, { name: label, value: divisionName(open.division) }))}">${icon}<span>${text(divisionName(open.division))}</span>${glyph('down')}</summary><div class="switcher-list">${rows}</div></details>`
}

/** The menus of products and languages in the header. */
export const headerMenus = (context: PageContext): Html =>
  html`${join(offersOf(context, 'product').map(offers => menu(context, offers, context.texts.product)))}${join(offersOf(context, 'language').map(offers => menu(context, offers, context.texts.language)))}`

/** The menus of dropdowns and of the items of a tab at the top of the sidebar. */
export const sidebarMenus = (context: PageContext): Html =>
  join(offersOf(context, 'dropdown', 'item').map(offers => menu(context, offers, context.texts.section)))
