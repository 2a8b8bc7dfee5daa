import { formatPointer } from '../../config/json/pointer.ts'
import { fingerprint } from '../base/fingerprint.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, type Html, html, none, text } from '../base/html.ts'
import { onTop, readHex } from '../theme/color.ts'
import { frameSetting } from './frame-settings.ts'
import { inlineMarkdown } from './inline-markdown.ts'
import { drawnFrom, once, type PageContext } from './page-context.ts'

const KINDS: ReadonlySet<unknown> = new Set(['info', 'warning', 'critical'])

/** What a closed banner is remembered by: another text is another banner. */
const keyOf = (content: string): string => fingerprint(content).slice(0, 12)

function colors(color: { readonly light?: string; readonly dark?: string } | undefined): string | undefined {
  const [ownLight, ownDark] = [readHex(color?.light), readHex(color?.dark)]
  const [light, dark] = [ownLight ?? ownDark, ownDark ?? ownLight]
  if (light === undefined || dark === undefined) return undefined
  return `--banner:light-dark(${light},${dark});--on-banner:light-dark(${onTop(light)},${onTop(dark)})`
}

/** The banner above the header of a page; empty if docs.json has none for its language. */
export function siteBanner(context: PageContext): Html {
  const { value, at } = frameSetting(context, 'banner')
  return once(context, `banner ${context.prefix} ${formatPointer(at)}`, () => {
    const { content, dismissible, type, color } = value ?? {}
    if (content === undefined || content.trim() === '') return none
    const close =
      dismissible === true
        ? html`<button type="button" class="banner-close"${attributes({ 'data-banner': keyOf(content) })} aria-label="${text(context.texts.closeBanner)}">${glyph('close')}</button>`
        : none
    const state = attributes({
      class: 'site-banner',
      'data-kind': type !== undefined && KINDS.has(type) && type !== 'info' ? type : undefined,
      style: colors(color),
      ...drawnFrom(context, ...at),
    })
    return html`<div${state}><p>${inlineMarkdown(context, content)}</p>${close}</div>`
  })
}

/** The rule that keeps a banner away that the reader has closed, before anything is painted. */
export function bannerRule(context: PageContext): string {
  const { content, dismissible } = frameSetting(context, 'banner').value ?? {}
  if (content === undefined || dismissible !== true) return ''
  return `[data-closed-banner="${keyOf(content)}"] .site-banner{display:none}`
}
