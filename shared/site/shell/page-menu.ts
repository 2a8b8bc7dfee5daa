import { readOwnSettings } from '../../config/read/own-settings.ts'
import type { NewerSettings } from '../../config/schema/settings.ts'
import type { Literal } from '../../page/tree/tree.ts'
import { pageAddress } from '../base/address.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import { encodePath } from '../base/routes.ts'
import { markdownOf } from '../plan/outputs.ts'
import { filledIn } from '../texts/fill.ts'
import { configIcon, configLink, drawnFrom, type PageContext } from './page-context.ts'

type Option = NonNullable<NonNullable<NewerSettings['contextual']>['options']>[number]
type OwnOption = Exclude<Option, string>

/** Programs that take a question in their address. */
const PROGRAMS: ReadonlyMap<string, readonly [name: string, address: string]> = new Map([
  ['chatgpt', ['ChatGPT', 'https://chatgpt.com/?hints=search&q=']],
  ['claude', ['Claude', 'https://claude.ai/new?q=']],
  ['perplexity', ['Perplexity', 'https://www.perplexity.ai/search?q=']],
  ['grok', ['Grok', 'https://grok.com/?q=']],
  ['aistudio', ['Google AI Studio', 'https://aistudio.google.com/prompts/new_chat?prompt=']],
])

/** Stands for the address of the page until a reader's browser fills it in. */
const ADDRESS = '$page'

/** An entry of the menu: a button of the page's script, or a link. */
interface Entry {
  readonly label: string
  readonly hint?: string | undefined
  readonly drawing: Html
  /** The class of a button. */
  readonly button?: string
  readonly href?: string
  readonly external?: boolean
}

/** Fills in the address of a page, or leaves it to the script if the address of the site is not known. */
function filled(context: PageContext, address: string): string {
  const { site, path } = context
  return site.url === undefined
    ? address
    : address.replaceAll(ADDRESS, pageAddress(site.url, path, site.routes.urls))
}

function ownEntry(context: PageContext, option: OwnOption): Entry | undefined {
  const { title, description, icon, href } = option
  const { base, query = [] } = typeof href === 'object' ? href : { base: href }
  if (title === undefined || base === undefined) return undefined
  const fill = (value: string) => filled(context, value.replaceAll('$path', `/${context.path}`))
  const pairs = query.flatMap(({ key, value }) =>
    key === undefined || value === undefined
      ? []
      : [`${encodeURIComponent(key)}=${encodeURIComponent(fill(value))}`],
  )
  const address =
    fill(base) + (pairs.length === 0 ? '' : `${base.includes('?') ? '&' : '?'}${pairs.join('&')}`)
  const link = address.includes('$mcp') ? undefined : configLink(context, address)
  if (link === undefined) return undefined
  const drawing =
    typeof icon === 'object' ? configIcon(context, icon.name, icon.style) : configIcon(context, icon)
  return { label: title, hint: description, drawing: drawing ?? glyph('out'), ...link }
}

function programEntry(context: PageContext, name: string, address: string): Entry {
  const { texts } = context
  const question = filledIn(texts.question, { page: ADDRESS })
  const href = address + encodeURIComponent(filled(context, question))
  return {
    label: filledIn(texts.openIn, { name }),
    hint: texts.openInHint,
    drawing: glyph('out'),
    href,
    external: true,
  }
}

/** The file that describes the operation of the page; there is none on other pages. */
function descriptionEntry(context: PageContext): Entry | undefined {
  const { site, path, texts } = context
  const file = site.reference.endpoints.get(path)?.source.file
  const link = file !== undefined && site.routes.files.has(file) ? configLink(context, `/${file}`) : undefined
  return (
    link && {
      label: texts.downloadSpec,
      hint: texts.downloadSpecHint,
      drawing: glyph('file'),
      href: link.href,
    }
  )
}

function entryOf(context: PageContext, option: Option): Entry | undefined {
  if (typeof option === 'object') return ownEntry(context, option)
  const { texts } = context
  if (option === 'copy') {
    return {
      label: texts.copyPage,
      hint: texts.copyPageHint,
      drawing: html`${glyph('copies')}${glyph('check')}`,
      button: 'copy-page',
    }
  }
  if (option === 'view') {
    return {
      label: texts.viewMarkdown,
      hint: texts.viewMarkdownHint,
      drawing: glyph('file'),
      href: context.prefix + encodePath(markdownOf(context.path)),
    }
  }
  if (option === 'download-spec') return descriptionEntry(context)
  if (option === 'download-pdf')
    return { label: texts.print, hint: texts.printHint, drawing: glyph('file'), button: 'print-page' }
  const [name, address] = PROGRAMS.get(option) ?? []
  // The others need a server of the host.
  return name === undefined || address === undefined ? undefined : programEntry(context, name, address)
}

function drawEntry({ label, hint, drawing, button, href, external }: Entry, isMain: boolean): Html {
  const more = isMain || hint === undefined ? none : html`<small>${text(hint)}</small>`
  const inner = html`${drawing}<span>${text(label)}${more}</span>`
  if (button !== undefined) {
    const look = isMain ? button : `${button} page-menu-row`
    return html`<button type="button"${attributes({ class: look, title: isMain ? hint : undefined })}>${inner}</button>`
  }
  const state = attributes({
    href,
    class: isMain ? 'page-menu-main' : 'page-menu-row',
    rel: external === true ? 'noreferrer' : undefined,
    'data-fill': href?.includes(encodeURIComponent(ADDRESS)) || href?.includes(ADDRESS) ? '' : undefined,
  })
  return html`<a${state}>${inner}</a>`
}

const entriesOf = (context: PageContext, options: readonly Option[]): readonly Entry[] =>
  [...new Set(options)].flatMap(option => entryOf(context, option) ?? [])

/** What a page menu has, and where it is. */
export type MenuSettings = NonNullable<NewerSettings['contextual']>

/** The settings of the page menu: those of docs.json, and in their place what the frontmatter of the page has. */
function writtenSettings({ site }: PageContext, own: Literal | undefined): MenuSettings | undefined {
  const { newer } = site.config
  if (newer === undefined || typeof own !== 'object' || own === null) return newer?.contextual
  return { ...newer.contextual, ...readOwnSettings({ contextual: own }).contextual }
}

/** The settings of the page menu, with the API description on its pages if it can be downloaded. */
export function menuSettings(context: PageContext, own: Literal | undefined): MenuSettings | undefined {
  const settings = writtenSettings(context, own)
  const { site, path } = context
  if (!site.config.newer?.api?.spec?.download || !site.reference.endpoints.has(path)) return settings
  return { ...settings, options: [...(settings?.options ?? ['copy']), 'download-spec'] }
}

/** Whether the menu is in the contents of the page, where there is room for them. */
const isInContents = ({ display }: MenuSettings): boolean => display === 'toc'

/**
 * What readers can do with a page: the first entry as a button, all of them in a menu. Undefined if there are no
 * settings for it.
 */
export function pageMenu(context: PageContext, settings: MenuSettings | undefined): Html | undefined {
  if (settings?.options === undefined) return undefined
  const entries = entriesOf(context, settings.options)
  const [first] = entries
  if (first === undefined) return none
  const look = isInContents(settings) ? 'page-menu narrow' : 'page-menu'
  const state = attributes({ class: look, ...drawnFrom(context, 'contextual') })
  const main = drawEntry(first, true)
  if (entries.length === 1) return html`<div${state}>${main}</div>`
  const rows = join(entries.map(entry => drawEntry(entry, false)))
  return html`<div${state}>${main}<details class="page-menu-more"><summary aria-label="${text(context.texts.pageMenu)}">${glyph('down')}</summary><div class="page-menu-list">${rows}</div></details></div>`
}

/** The entries of the page's menu as a list below its contents, if they are wanted there. */
export function contentsMenu(context: PageContext, settings: MenuSettings = {}): Html {
  const entries = isInContents(settings) ? entriesOf(context, settings.options ?? []) : []
  if (entries.length === 0) return none
  const rows = join(entries.map(({ hint: _, ...entry }) => html`<li>${drawEntry(entry, false)}</li>`))
  const state = attributes({
    class: 'toc-menu',
    'aria-label': context.texts.pageMenu,
    ...drawnFrom(context, 'contextual'),
  })
  return html`<ul${state}>${rows}</ul>`
}
