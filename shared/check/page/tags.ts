import { nearest } from '../../config/read/nearest.ts'
import { type Message, message } from '../../messages/message.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { componentNamed, componentNames } from '../../site/components/registry.ts'
import { DROPPED, ELEMENTS } from '../../site/nodes/allowed.ts'
import { shorten } from '../../text/shorten.ts'
import { textOfAttribute } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { tagsOf, tagsOfPage } from '../base/tags.ts'

/** Names that authors use for tags that have another name here. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['alert', 'Warning'],
  ['caution', 'Warning'],
  ['error', 'Danger'],
  ['hint', 'Tip'],
  ['important', 'Note'],
  ['success', 'Check'],
  ['warn', 'Warning'],
])

const DRAWN_BY_RULE: ReadonlySet<string> = new Set(['', 'iframe', 'svg'])

/** The tag that the named file replaces. */
const SNIPPET = 'Snippet'

/** Whether the site draws a tag: components as they are spelled, HTML in lower or upper case. */
export function isKnown(name: string): boolean {
  if (componentNamed(name) !== undefined || name === SNIPPET) return true
  const lower = name.toLowerCase()
  // A button is a box that does nothing.
  const isDrawn = ELEMENTS.has(lower) && lower !== 'button'
  const isHtml = isDrawn || DROPPED.has(lower) || DRAWN_BY_RULE.has(lower)
  return isHtml && (name === lower || name === name.toUpperCase())
}

/** Checks that the tags of a page are known: components, HTML, or imported names. Reports each name once, unless a site is moved. */
export function checkPageTags(check: PageCheck): void {
  const { page, context } = check
  const own = new Set(page.blocks.flatMap(block => tagsOf(block).names))
  const reported = new Set<string>()
  for (const [tag, index] of tagsOfPage(page)) {
    const [first = ''] = tag.name.split('.')
    if (isKnown(tag.name) || own.has(first) || (reported.has(tag.name) && !context.isMoved)) continue
    reported.add(tag.name)
    const location = {
      offset: (page.offsets[index] ?? 0) + tag.range.offset,
      length: tag.name.length + 1,
      line: (page.starts[index] ?? 1) + tag.range.line,
    }
    const near = MEANT.get(tag.name.toLowerCase()) ?? nearest(tag.name, componentNames)
    check.add('page/unknown-tag', location, {
      message: message('checks:tag.unknown', { name: tag.name }),
      hint: near === undefined ? lossOf(tag) : message('checks:tag.near', { near }),
    })
  }
}

/** Returns what readers miss of a tag that is not drawn: they see its content, without its link. */
export function lossOf(tag: TagNode): Message {
  const target = textOfAttribute(tag, 'href')?.trim() ?? ''
  return target === ''
    ? message('checks:tag.unknownHint')
    : message('checks:tag.linkLost', { target: shorten(target) })
}
