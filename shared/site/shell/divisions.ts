import { type Division, isShown } from '../../config/navigation/divisions.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import { iconOn, mix, readHex } from '../theme/color.ts'
import { configIcon, configLink, drawnFrom, hrefOf, once, type PageContext } from './page-context.ts'

/** The pages of a division that a reader of this page reaches by it: tabs are the outer division, anchors the inner one. */
function pagesHere({ site, section }: PageContext, division: Division): readonly string[] {
  const pages = site.divisions.pagesOf(division).filter(path => site.routes.pages.has(path))
  const { tab, anchor } = section.membership
  if (division.kind === 'tab' || tab === undefined) return pages
  const within = pages.filter(path => site.divisions.of(path).tab === tab)
  return within.length === 0 && division === anchor ? pages : within
}

/** Where a click on a division leads: its first page in the reader's version. */
function target(
  context: PageContext,
  division: Division,
): { readonly href: string; readonly external: boolean } | undefined {
  if (division.href !== undefined) return configLink(context, division.href)
  const { site, section } = context
  const wanted = section.membership.selects
  const candidates = pagesHere(context, division)
  const fitting = candidates.find(path => {
    const { version } = site.divisions.of(path)
    return version === undefined || version === wanted
  })
  const first = fitting ?? candidates[0]
  return first === undefined ? undefined : { href: hrefOf(context, first), external: false }
}

function color(context: PageContext, division: Division): string | undefined {
  const color = division.color ?? context.site.config.colors?.anchors
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

function tab(context: PageContext, division: Division): Html {
  const found = target(context, division)
  if (found === undefined || !isShown(division, context.section.membership)) return none
  const state = attributes({
    href: found.href,
    rel: found.external ? 'noreferrer' : undefined,
    'aria-current': division === context.section.membership.tab ? 'true' : undefined,
    ...drawnFrom(context, ...division.at),
  })
  return html`<a${state}>${text(division.name)}${found.external ? glyph('out') : none}</a>`
}

/** The links of the tab bar. */
export const tabs = (context: PageContext): Html =>
  once(context, `tabs ${context.prefix} ${context.section.key}`, () =>
    join(context.site.divisions.tabs.map(division => tab(context, division))),
  )

function anchor(context: PageContext, division: Division): Html {
  const found = target(context, division)
  if (found === undefined || !isShown(division, context.section.membership)) return none
  const state = attributes({
    href: found.href,
    rel: found.external ? 'noreferrer' : undefined,
    style: color(context, division),
    'aria-current': division === context.section.membership.anchor ? 'true' : undefined,
    ...drawnFrom(context, ...division.at),
  })
  const drawn = configIcon(context, division.icon, division.iconType ?? 'duotone')
  const box = html`<span class="anchor-box">${drawn ?? none}</span>`
  return html`<li><a${state}>${box}<span>${text(division.name)}</span></a></li>`
}

/** The list of anchors at the top of the sidebar. */
export function anchors(context: PageContext): Html {
  const rows = join(context.site.divisions.anchors.map(division => anchor(context, division)))
  return rows === none ? none : html`<ul class="anchors">${rows}</ul>`
}
