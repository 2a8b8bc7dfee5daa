import type { TagNode } from '../../page/tree/tree.ts'
import { element, type Html, html, none, text } from '../base/html.ts'
import { linkTo } from '../base/links.ts'
import type { Scope } from '../base/scope.ts'
import { readFrame } from '../base/url.ts'
import { textOf } from '../components/values.ts'
import { safeClasses } from './classes.ts'

const size = (value: string | undefined) =>
  value !== undefined && /^\d{1,4}(%|px)?$/.test(value) ? value : undefined

/** Renders an embedded page if its address is https on a known host; otherwise a link. */
export function writeFrame(tag: TagNode, scope: Scope): Html {
  const source = textOf(tag, 'src')
  if (source === undefined) return none
  const title = textOf(tag, 'title') ?? scope.texts.embedded
  const found = readFrame(source)
  if (found === undefined) {
    const link = linkTo(source, scope)
    const shown = text(`${title}: ${source}`)
    return element(
      'p',
      { class: 'embed-closed' },
      link === undefined ? shown : element('a', { href: link.href, rel: 'noreferrer' }, shown),
    )
  }
  if (scope.preview) {
    return html`<div class="embed embed-closed"><span>${text(title)}</span><small>${text(found.host)}</small></div>`
  }
  const written = element('iframe', {
    src: found.url,
    title,
    width: size(textOf(tag, 'width')),
    height: size(textOf(tag, 'height')),
    loading: 'lazy',
    allowfullscreen: true,
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation',
    class: safeClasses(textOf(tag, 'className', 'class')),
  })
  return html`<div class="embed">${written}</div>`
}
