import { type Division, isShown } from '../../config/navigation/divisions.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import { iconOn, mix, readHex } from '../theme/color.ts'
import { configIcon, configLink, drawnFrom, hrefOf, once, type Place } from './page-context.ts'

/** The pages of a division that a reader of this page reaches by it: tabs are the outer division, anchors the inner one. */
function pagesHere({ site, section }: Place, division: Division): readonly string[] {
  const pages = site.divisions.pagesOf(division).filter(path => site.routes.pages.has(path))
  const { tab, anchor } = section.belonging
  if (division.kind === 'tab' || tab === undefined) return pages
  const within = pages.filter(path => site.divisions.of(path).tab === tab)
  return within.length === 0 && division === anchor ? pages : within
}

/** Where a click on a division leads: its first page in the reader's version. */
function target(
  place: Place,
  division: Division,
): { readonly href: string; readonly external: boolean } | undefined {
  if (division.href !== undefined) return configLink(place, division.href)
  const { site, section } = place
  const wanted = section.belonging.selects
  const candidates = pagesHere(place, division)
  const fitting = candidates.find(path => {
    const { version } = site.divisions.of(path)
    return version === undefined || version === wanted
  })
  const first = fitting ?? candidates[0]
  return first === undefined ? undefined : { href: hrefOf(place, first), external: false }
}

function colour(place: Place, division: Division): string | undefined {
  const color = division.color ?? place.site.config.colors?.anchors
  if (typeof color === 'string') {
    const hex = readHex(color)
    return hex && `--own:${hex};--on-own:${iconOn(hex)}`
  }
  const stops = [color?.from, color?.via, color?.to].map(readHex).filter(stop => stop !== undefined)
  const [first, last] = [stops[0], stops.at(-1)]
  if (first === undefined || last === undefined || stops.length < 2) return undefined
  const middle = mix(first, last, 0.5)
  return `--own:${first};--on-own:${iconOn(middle)};--own-image:linear-gradient(45deg,${stops.join(',')})`
}

function tab(place: Place, division: Division): Html {
  const found = target(place, division)
  if (found === undefined || !isShown(division, place.section.belonging)) return none
  const state = attributes({
    href: found.href,
    rel: found.external ? 'noreferrer' : undefined,
    'aria-current': division === place.section.belonging.tab ? 'true' : undefined,
    ...drawnFrom(place, ...division.at),
  })
  return html`<a${state}>${text(division.name)}${found.external ? glyph('out') : none}</a>`
}

/** The links of the tab bar. */
export const tabs = (place: Place): Html =>
  once(place, `tabs ${place.prefix} ${place.section.key}`, () =>
    join(place.site.divisions.tabs.map(division => tab(place, division))),
  )

function anchor(place: Place, division: Division): Html {
  const found = target(place, division)
  if (found === undefined || !isShown(division, place.section.belonging)) return none
  const state = attributes({
    href: found.href,
    rel: found.external ? 'noreferrer' : undefined,
    style: colour(place, division),
    'aria-current': division === place.section.belonging.anchor ? 'true' : undefined,
    ...drawnFrom(place, ...division.at),
  })
  const drawn = configIcon(place, division.icon, division.iconType ?? 'duotone')
  const box = html`<span class="anchor-box">${drawn ?? none}</span>`
  return html`<li><a${state}>${box}<span>${text(division.name)}</span></a></li>`
}

/** The list of anchors at the top of the sidebar. */
export function anchors(place: Place): Html {
  const rows = join(place.site.divisions.anchors.map(division => anchor(place, division)))
  return rows === none ? none : html`<ul class="anchors">${rows}</ul>`
}
