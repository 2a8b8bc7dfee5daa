import { glyph } from '../base/glyphs.ts'
import { attributes, html, none, text } from '../base/html.ts'
import { drawIcon } from '../base/icons.ts'
import type { Component } from '../base/scope.ts'
import { textOf } from './values.ts'

const REPOSITORY = /^(?:https:\/\/github\.com\/)?([A-Za-z0-9-]{1,39})\/([A-Za-z0-9._-]{1,100})\/?$/

/** A card that leads to a repository on GitHub; published pages request nothing for it. */
export const repository: Component = (tag, scope) => {
  const [, owner, name] = REPOSITORY.exec(textOf(tag, 'repo') ?? '') ?? []
  if (owner === undefined || name === undefined) return scope.flow(tag.children)
  const mark = drawIcon(scope.icons, 'github', 'brands') ?? none
  const look = textOf(tag, 'variant') === 'flat' ? 'card linked horizontal flat' : 'card linked horizontal'
  const link = attributes({ href: `https://github.com/${owner}/${name}`, rel: 'noreferrer' })
  return html`<div class="${text(look)}"><div class="card-inner"><span class="card-icon">${mark}</span><div class="card-text"><p class="card-title"><a${link}>${text(`${owner}/${name}`)}</a></p></div>${glyph('out')}</div></div>`
}
