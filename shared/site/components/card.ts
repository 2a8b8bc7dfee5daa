import { glyph } from '../base/glyphs.ts'
import { attributes, element, empty, html, none, text } from '../base/html.ts'
import { brokenLink, brokenSource, linkTo, nameOfLink, pictureFile, sourceOf } from '../base/links.ts'
import type { Component } from '../base/scope.ts'
import { readHex } from '../theme/color.ts'
import { textIn } from './text-in.ts'
import { bodyOf, flagOf, iconIn, textOf } from './values.ts'

/** A box with an icon and a title; all of it is one link if it has an `href`. */
export const card: Component = (tag, scope) => {
  const href = textOf(tag, 'href')
  const link = href === undefined || flagOf(tag, 'disabled') ? undefined : linkTo(href, scope)
  const color = readHex(textOf(tag, 'color'))
  const drawn = iconIn(tag, scope)
  const mark =
    drawn === undefined
      ? none
      : element('span', { class: 'card-icon', style: color && `--own:${color}` }, drawn)
  const picture = textOf(tag, 'img')
  const source = picture === undefined ? undefined : sourceOf(picture, scope)
  const file = picture === undefined ? undefined : pictureFile(picture, scope)
  const size = file === undefined ? undefined : scope.sizeOf(file)
  const image =
    picture === undefined || source === undefined
      ? none
      : empty('img', {
          class: 'card-image',
          src: source,
          'data-broken': brokenSource(picture, scope),
          alt: '',
          width: size?.width,
          height: size?.height,
          loading: 'lazy',
          decoding: 'async',
        })
  const title = textIn(tag, scope, 'title') ?? none
  const name = title === none && href !== undefined ? nameOfLink(href, scope) : undefined
  const label =
    link === undefined
      ? title
      : html`<a${attributes({ href: link.href, 'aria-label': name, 'data-broken': brokenLink(href ?? '', scope), rel: link.external ? 'noreferrer' : undefined })}>${title}</a>`
  const heading = label === none ? none : html`<p class="card-title">${label}</p>`
  const arrow = link !== undefined && (link.external || flagOf(tag, 'arrow')) ? glyph('out') : none
  const description = textIn(tag, scope, 'description')
  const lead = description === undefined ? none : html`<p>${description}</p>`
  const body =
    tag.children.length === 0 && lead === none
      ? none
      : html`<div class="card-body">${lead}${bodyOf(tag, scope)}</div>`
  const call = textOf(tag, 'cta')
  // The title is the link; this only looks like one.
  const more =
    call === undefined || link === undefined
      ? none
      : html`<p class="card-cta" aria-hidden="true">${text(call)}${glyph('chevron')}</p>`
  const kind = ['card', flagOf(tag, 'horizontal') ? 'horizontal' : '', link === undefined ? '' : 'linked']
  return html`<div class="${text(kind.filter(Boolean).join(' '))}">${image}<div class="card-inner">${mark}<div class="card-text">${heading}${body}${more}</div>${arrow}</div></div>`
}
