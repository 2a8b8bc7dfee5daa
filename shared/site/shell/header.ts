import { formatPointer } from '../../config/json/pointer.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, element, empty, type Html, html, none, text } from '../base/html.ts'
import type { PictureSize } from '../base/picture-size.ts'
import { sizeKey } from '../pictures/load.ts'
import { filledIn } from '../texts/fill.ts'
import { headerMenus } from './divisions.ts'
import { frameSetting } from './frame-settings.ts'
import { callToAction, topLinks } from './header-links.ts'
import {
  configLink,
  configPicture,
  configPictureSize,
  drawnFrom,
  hrefOf,
  once,
  type PageContext,
} from './page-context.ts'
import { pageTexts, textsOnPage } from './script-texts.ts'
import { versionMenus } from './versions.ts'

function logoFiles({ site }: PageContext): { readonly light?: string; readonly dark?: string } {
  const { logo } = site.config
  return typeof logo === 'string' ? { light: logo, dark: logo } : (logo ?? {})
}

function images(context: PageContext): Html {
  const files = logoFiles(context)
  const [ownLight, ownDark] = [configPicture(context, files.light), configPicture(context, files.dark)]
  const [light, dark] = [ownLight ?? ownDark, ownDark ?? ownLight]
  const [sizeLight, sizeDark] = [
    configPictureSize(context, files.light),
    configPictureSize(context, files.dark),
  ]
  const image = (src: string, size: PictureSize | undefined, kind?: string) =>
    empty('img', { class: kind, src, alt: '', width: size?.width, height: size?.height })
  if (light === undefined || dark === undefined) return none
  const [forLight, forDark] = [
    ownLight === undefined ? sizeDark : sizeLight,
    ownDark === undefined ? sizeLight : sizeDark,
  ]
  if (light === dark) return image(light, forLight)
  return html`${image(light, forLight, 'in-light')}${image(dark, forDark, 'in-dark')}`
}

function brand(context: PageContext): Html {
  const { logo } = context.site.config
  const { name, routes } = context.site
  const wanted = typeof logo === 'object' ? logo.href : undefined
  const link = wanted === undefined || wanted === '/' ? undefined : configLink(context, wanted)
  const home = routes.home === undefined ? '#' : hrefOf(context, routes.home)
  const drawn = images(context)
  const { texts } = context
  const label = name.trim() === '' ? texts.home : filledIn(texts.homeOf, { name })
  const inner = drawn === none ? html`<span class="brand-name">${text(name)}</span>` : drawn
  const from = drawnFrom(context, drawn === none ? 'name' : 'logo')
  return element('a', { class: 'brand', href: link?.href ?? home, 'aria-label': label, ...from }, inner)
}

/** The switch between light and dark; it works with the script. */
function modeSwitch(context: PageContext): Html {
  if (context.site.config.modeToggle?.isHidden === true) return none
  return html`<button type="button" class="mode-switch"${attributes(drawnFrom(context, 'modeToggle'))} aria-label="${text(context.texts.mode)}" title="${text(context.texts.mode)}">${glyph('sun')}${glyph('moon')}</button>`
}

/** The button that opens the search; docs.json can say what it and the empty field of the search ask for. */
function searchButton(context: PageContext): Html {
  const { site, texts } = context
  const prompt = site.config.newer?.search?.prompt?.trim()
  const label = prompt ? filledIn(texts.labeled, { name: texts.search, value: prompt }) : texts.search
  return html`<button type="button" class="search-button" aria-label="${text(label)}" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K"${textsOnPage(context, 'data-texts', pageTexts(site, texts))}>${glyph('lens')}<span>${text(prompt || texts.searchButton)}</span><kbd>${text(texts.searchKeys)}</kbd></button>`
}

const menuButton = ({ texts }: PageContext) =>
  html`<button type="button" class="menu-button" aria-label="${text(texts.menu)}" aria-expanded="false" aria-controls="galley:sidebar">${glyph('menu')}${glyph('close')}</button>`

/** The bar at the top of every page; `others` are the contexts for readers of other versions. */
export function header(context: PageContext, others: readonly PageContext[] = []): Html {
  const { light, dark } = logoFiles(context)
  const sizes = [light, dark].map(file => sizeKey(configPictureSize(context, file))).join(' ')
  const before = once(
    context,
    `brand ${context.prefix} ${sizes}`,
    () => html`${menuButton(context)}${brand(context)}`,
  )
  const navbar = formatPointer(frameSetting(context, 'navbar').at)
  const after = once(context, `header ${context.prefix} ${navbar}`, () => {
    const links = topLinks(context)
    const nav =
      links === none
        ? none
        : html`<nav class="top-links" aria-label="${text(context.texts.links)}">${links}</nav>`
    return html`${searchButton(context)}<div class="bar-end">${nav}${callToAction(context)}${modeSwitch(context)}</div>`
  })
  return html`<div class="bar-start">${before}${headerMenus(context)}${versionMenus(context, others)}</div>${after}`
}
