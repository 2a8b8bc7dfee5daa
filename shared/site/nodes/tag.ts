import { inEnglish } from '../../messages/in-english.ts'
import { message } from '../../messages/message.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { holdsBlock, isBlock } from '../base/blocks.ts'
import { type Attributes, element, empty, type Html, html, none, text, withoutLinks } from '../base/html.ts'
import type { Scope } from '../base/scope.ts'
import { headingText } from '../components/heading.ts'
import { componentNamed } from '../components/registry.ts'
import { DROPPED, ELEMENTS, STANDS_FOR, VOID } from './allowed.ts'
import { keptAttributes } from './attributes.ts'
import { detailsContent } from './details.ts'
import { writeFrame } from './frame.ts'
import { writePicture } from './picture.ts'
import { writeSvg } from './svg.ts'

function unknown(tag: TagNode, scope: Scope): Html {
  const inner = scope.flow(tag.children)
  if (!scope.preview || tag.name === '') return inner
  const name = tag.inline && !isBlock(tag) ? 'span' : 'div'
  const label = element(
    'span',
    { class: 'unknown-name', title: inEnglish(message('author:unknownTag')) },
    text(`<${tag.name}>`),
  )
  return element(name, { class: 'unknown' }, html`${label}${inner}`)
}

function picture(tag: TagNode, allowed: ReadonlySet<string>, scope: Scope): Html {
  const { src } = tag.attributes
  return writePicture(
    keptAttributes(tag, allowed, scope),
    src?.kind === 'literal' ? String(src.value) : '',
    scope,
  )
}

/** The browser chooses one of several files, which may differ in size: none is known, at any depth. */
function withoutSizes(scope: Scope): Scope {
  const as: Scope = {
    ...scope,
    sizeOf: () => undefined,
    flow: (nodes, own = as) => scope.flow(nodes, own),
  }
  return as
}

/** Whether an element may scroll by its own style; it is reached by keys unless something in it is. */
const scrolls = ({ style, class: classes }: Attributes): boolean =>
  /(?:^|;)overflow(?:-[xy])?:(?:auto|scroll)/.test(String(style)) ||
  /(?:^|\s)u-overflow(?:-[xy])?-(?:auto|scroll)(?:\s|$)/.test(String(classes))

function plain(tag: TagNode, name: string, scope: Scope): Html {
  const allowed = ELEMENTS.get(name)
  if (allowed === undefined) return unknown(tag, scope)
  if (name === 'img') return picture(tag, allowed, scope)
  const kept = keptAttributes(tag, allowed, scope)
  if (VOID.has(name)) return empty(name, kept)
  if (/^h[1-6]$/.test(name)) return element(name, kept, headingText(tag, scope))
  const children = name === 'details' ? detailsContent(tag.children) : tag.children
  const inner = scope.flow(children, name === 'picture' ? withoutSizes(scope) : scope)
  if (name === 'a' && kept.href !== undefined)
    return element('a', { ...kept, rel: 'noreferrer' }, withoutLinks(inner))
  // Without an address it is an anchor.
  if (name === 'a') return kept.id === undefined ? inner : element('span', { id: kept.id }, inner)
  if (name === 'video' || name === 'audio') {
    return element(
      name,
      { ...kept, controls: kept.autoplay === true ? kept.controls : true, preload: 'metadata' },
      inner,
    )
  }
  if (name === 'table') return html`<div class="table" tabindex="0">${element(name, kept, inner)}</div>`
  if (name === 'pre') {
    const classes = kept.class === undefined ? 'plain' : `plain ${kept.class}`
    return element('pre', { ...kept, class: classes, tabindex: 0 }, inner)
  }
  if (name === 'th' && inner.trim() === '') return element('td', kept, inner)
  if (name === 'p' && tag.children.some(holdsBlock)) return element('div', { ...kept, class: 'p' }, inner)
  const tabindex = scrolls(kept) && !/<a |tabindex="0"/.test(inner) ? 0 : undefined
  const stand = STANDS_FOR.get(name)
  // A box without a role has no name of its own.
  return stand === undefined
    ? element(name, { ...kept, tabindex }, inner)
    : element(
        stand,
        { ...kept, ...(name === 'center' && { align: name }), tabindex, 'aria-label': undefined },
        inner,
      )
}

/** Renders a tag: a component by its name, allowed HTML, anything else as its children. */
export function writeTag(tag: TagNode, scope: Scope): Html {
  const component = componentNamed(tag.name)
  if (component !== undefined) return component(tag, scope)
  const name = tag.name.toLowerCase()
  // A capitalized name that is no component of ours belongs to the author and is not HTML.
  if (name !== tag.name && !ELEMENTS.has(name) && !DROPPED.has(name)) return unknown(tag, scope)
  if (name !== tag.name && /[a-z]/.test(tag.name)) return unknown(tag, scope)
  if (DROPPED.has(name)) return none
  if (name === 'iframe') return writeFrame(tag, scope)
  if (name === 'svg') return writeSvg(tag, scope)
  return plain(tag, name, scope)
}
