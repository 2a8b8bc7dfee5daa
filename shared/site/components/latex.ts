import { inEnglish } from '../../messages/in-english.ts'
import { message } from '../../messages/message.ts'
import { isInLine } from '../../page/markdown/math.ts'
import { plainText } from '../../page/parse/text.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { type Attributes, element, type Html, html, text } from '../base/html.ts'
import { drawMath } from '../base/math.ts'
import type { Component, Scope } from '../base/scope.ts'
import { flagOf } from './values.ts'

/** Maximum number of characters between two places where a line of a formula can break, for a phone. */
const PHONE = 24

/** The attributes of a formula in a line of text; one with a long piece that does not break scrolls on a narrow page. */
function inLine(drawn: Html): Attributes {
  const pieces = drawn.split('class="katex-base"').slice(1)
  const isWide = pieces.some(piece => piece.replace(/<[^>]*>/g, '').length > PHONE)
  return isWide ? { class: 'maths wide', tabindex: 0 } : { class: 'maths' }
}

/** Renders a formula; an invalid one is shown as typed, in the preview with the reason. */
function formula(source: string, display: boolean, scope: Scope): Html {
  const drawn = drawMath(source, display)
  if ('html' in drawn) {
    scope.needs.add('maths')
    return display
      ? html`<div class="maths" tabindex="0">${drawn.html}</div>`
      : element('span', inLine(drawn.html), drawn.html)
  }
  const code = element('code', {}, text(source))
  if (!scope.preview) return display ? element('p', { class: 'p' }, code) : code
  const reason = text(inEnglish(message('author:brokenMath', { reason: drawn.reason })))
  return element(display ? 'div' : 'span', { class: 'maths-broken' }, html`${code} <small>${reason}</small>`)
}

/** Whether a formula is on its own rather than in a line of text. */
export const isDisplayed = (tag: TagNode) => !tag.inline && !isInLine(tag) && flagOf(tag, 'inline') === false

/** A formula in TeX. */
export const latex: Component = (tag, scope) => formula(plainText(tag.children), isDisplayed(tag), scope)
