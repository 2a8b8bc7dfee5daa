import type { TagNode } from '../../page/tree/tree.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, element, type Html, html, none, text } from '../base/html.ts'
import { linkTo } from '../base/links.ts'
import type { Scope } from '../base/scope.ts'
import { safeStyle } from '../base/style.ts'
import { type Frame, readFrame, readTarget } from '../base/url.ts'
import { textOf } from '../components/values.ts'
import { filledIn } from '../texts/fill.ts'
import { safeClasses } from './classes.ts'

const size = (value: string | undefined) =>
  value !== undefined && /^\d{1,4}(%|px)?$/.test(value) ? value : undefined

const hostOf = (url: string): string => /^https?:\/\/([^/?#]+)/i.exec(url)?.[1] ?? ''

/** The name of an embedded page, with its host below. */
const named = (title: string, host: string): Html =>
  html`<span class="embed-name"><span>${text(title)}</span>${host === '' ? none : html`<small>${text(host)}</small>`}</span>`

/** A link to a page that is not embedded. */
function card(source: string, title: string, scope: Scope): Html {
  const link = linkTo(source, scope)
  const target = readTarget(source)
  const inner = html`${named(title, target?.kind === 'external' ? hostOf(target.url) : '')}${link === undefined ? none : glyph('out')}`
  return link === undefined
    ? html`<div class="embed-card">${inner}</div>`
    : element('a', { class: 'embed-card', href: link.href, rel: 'noreferrer' }, inner)
}

/** The author’s attributes for the box around the frame; a box with an absolute position is filled by its frame. */
function boxAttributes(tag: TagNode, scope: Scope): Html {
  const style = safeStyle(tag.attributes.style)
  const placed = style !== undefined && /position:absolute/.test(style) ? ' filled' : ''
  const classes = safeClasses(textOf(tag, 'className', 'class'), scope)
  return attributes({ class: `embed${placed}${classes === undefined ? '' : ` ${classes}`}`, style })
}

function frame(tag: TagNode, { url }: Frame, title: string): Html {
  return element('iframe', {
    src: url,
    title,
    width: size(textOf(tag, 'width')),
    height: size(textOf(tag, 'height')),
    loading: 'lazy',
    allowfullscreen: true,
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation',
  })
}

/**
 * Renders an embedded page: known players in place, pages of hosts that the site allows behind a click, all
 * others as a card that leads there. The closed details keep the browser from loading what is inside.
 */
export function writeFrame(tag: TagNode, scope: Scope): Html {
  const source = textOf(tag, 'src')
  if (source === undefined) return none
  const found = readFrame(source, scope.embeds?.allowed)
  const title = textOf(tag, 'title') ?? scope.texts.embedded
  if (found === undefined || found.access === 'refused') return card(source, title, scope)
  const box = boxAttributes(tag, scope)
  const name = named(title, found.host)
  if (scope.preview) return html`<div${box}><div class="embed-closed">${name}</div></div>`
  if (found.access === 'known') return html`<div${box}>${frame(tag, found, title)}</div>`
  scope.embeds?.used.add(found.host)
  const load = text(filledIn(scope.texts.loadEmbedded, { host: found.host }))
  return html`<details${box}><summary class="embed-closed">${name}<span class="embed-load">${load}</span></summary>${frame(tag, found, title)}</details>`
}
