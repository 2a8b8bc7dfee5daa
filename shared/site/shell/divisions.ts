import type { Division } from '../../config/navigation/division.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import {
  isChoice,
  type OfferedDivision,
  offeredDivision,
  offeredDivisions,
  type ReaderOfPage,
} from '../plan/offers.ts'
import { filledIn } from '../texts/fill.ts'
import { iconOn, mix, readHex } from '../theme/color.ts'
import { divisionName } from './division-name.ts'
import { configIcon, configLink, drawnFrom, hrefOf, once, type PageContext } from './page-context.ts'

/** A division that a page offers. */
interface Offer {
  readonly division: Division
  readonly href: string
  readonly external: boolean
  readonly isOpen: boolean
}

const readerOf = ({ site, section, path }: PageContext): ReaderOfPage => ({
  divisions: site.divisions,
  pages: site.routes.pages,
  path,
  membership: section.membership,
})

/** The link to a division; none if its address is not one that a page may have. */
function offerOf(context: PageContext, { division, path, isOpen }: OfferedDivision): Offer | undefined {
  if (path !== undefined) return { division, href: hrefOf(context, path), external: false, isOpen }
  const link = division.href === undefined ? undefined : configLink(context, division.href)
  return link && { division, ...link, isOpen }
}

/** The choices among divisions of these kinds for a reader of this page, level by level. */
const offersOf = (
  context: PageContext,
  ...kinds: readonly Division['kind'][]
): readonly (readonly Offer[])[] =>
  offeredDivisions(readerOf(context), ...kinds).map(level =>
    level.flatMap(offered => offerOf(context, offered) ?? []),
  )

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

/** The offered items of a tab's menu. */
const itemsOf = (context: PageContext, division: Division): readonly Offer[] =>
  context.site.divisions.itemsOf(division).flatMap(item => {
    const offered = offeredDivision(readerOf(context), item)
    return (offered && offerOf(context, offered)) ?? []
  })

/** A tab: a link, or a panel with the items of its menu. */
function tab(context: PageContext, offer: Offer): Html {
  const { division, isOpen } = offer
  const icon = configIcon(context, division.icon, division.iconType) ?? none
  const end = attributes({ 'data-align': division.isAtEnd === true ? 'end' : undefined })
  const items = itemsOf(context, division)
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
        .filter(isChoice)
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
  const offers = offersOf(context, 'anchor').filter(isChoice)
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
