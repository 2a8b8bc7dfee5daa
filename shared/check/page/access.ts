import { message } from '../../messages/message.ts'
import type { Reference } from '../../page/parse/references.ts'
import { plainText } from '../../page/parse/text.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { isAltPlaceholder } from '../../page/writing/alt-placeholder.ts'
import { basename } from '../../text/path.ts'
import {
  type FoundNode,
  firstLineOf,
  hasAttribute,
  locationIn,
  locationOfTag,
  nodesOf,
} from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { checkRepeatedAlt } from './repeated-alt.ts'

/** Checks that readers who do not see or hear, or who hear only the links, miss nothing. */
export function checkPageAccess(check: PageCheck): void {
  for (const image of check.page.images) checkImage(check, image)
  checkRepeatedAlt(check)
  for (const link of check.page.links) checkLink(check, link)
  const { tags, elements, code } = nodesOf(check.page)
  for (const found of tags) {
    if (found.node.name === 'img') checkTag(check, found)
    if (found.node.name === 'iframe') checkFrame(check, found)
    if (found.node.name === 'video') checkVideo(check, found)
  }
  for (const { node, index } of elements) {
    if (node.name !== 'table' || !node.range) continue
    const [head] = node.children
    if (head?.kind !== 'element' || head.name !== 'thead' || plainText(head.children).trim() !== '') continue
    check.add(
      'accessibility/table-header',
      firstLineOf(check.page, locationIn(check.page, index, node.range)),
      {
        message: message('checks:access.tableHeader'),
        hint: message('checks:access.tableHeaderHint'),
      },
    )
  }
  for (const { node, index } of code) {
    if (node.language !== 'mermaid' || /^\s*acc(?:Title|Descr)\b/m.test(node.value)) continue
    check.add(
      'accessibility/diagram-text',
      firstLineOf(check.page, locationIn(check.page, index, node.range)),
      {
        message: message('checks:access.diagram'),
        hint: message('checks:access.diagramHint'),
      },
    )
  }
}

const withoutText = {
  message: message('checks:access.noAlt'),
  hint: message('checks:access.noAltHint'),
}

/** `![](…)` has no text; for tags see {@link checkTag}. */
function checkImage(check: PageCheck, image: Reference): void {
  if (image.tag !== undefined && image.tag !== 'img') return
  const text = image.text?.trim() ?? ''
  const isUndescribed = (image.tag === undefined && text === '') || isAltPlaceholder(text)
  if (isUndescribed) check.add('accessibility/no-alt', image, withoutText)
  else if (text !== '' && saysNothing(text, image.target)) {
    check.add('accessibility/poor-alt', image, {
      message: message('checks:access.poorAlt', { text }),
      hint: message('checks:access.poorAltHint'),
    })
  }
}

const saysNothing = (text: string, target: string): boolean =>
  /^(?:an? )?(?:image|img|picture|photo|screen ?shot|diagram|figure|graphic|logo|icon|alt(?: text)?)(?: ?\d+)?\.?$/i.test(
    text,
  ) ||
  /^[\w-]+\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(text) ||
  text === basename(target)

function checkTag(check: PageCheck, found: FoundNode<TagNode>): void {
  const { node } = found
  const isHidden = hasAttribute(node, 'aria-hidden') || hasAttribute(node, 'role')
  if (isHidden || ['alt', 'aria-label', 'aria-labelledby', 'title'].some(name => hasAttribute(node, name)))
    return
  check.add('accessibility/no-alt', locationOfTag(check.page, found), withoutText)
}

function checkFrame(check: PageCheck, found: FoundNode<TagNode>): void {
  if (['title', 'aria-label', 'aria-hidden'].some(name => hasAttribute(found.node, name))) return
  check.add('accessibility/frame-title', locationOfTag(check.page, found), {
    message: message('checks:access.frame'),
    hint: message('checks:access.frameHint'),
  })
}

/** A silent video that loops is a moving image. */
function checkVideo(check: PageCheck, found: FoundNode<TagNode>): void {
  const { node } = found
  const isSilent = ['muted', 'loop', 'autoPlay', 'autoplay'].some(name => hasAttribute(node, name))
  const hasTrack = node.children.some(child => child.kind === 'tag' && child.name === 'track')
  if (isSilent || hasTrack) return
  check.add('accessibility/captions', locationOfTag(check.page, found), {
    message: message('checks:access.captions'),
    hint: message('checks:access.captionsHint'),
  })
}

const VAGUE =
  /^(?:click )?(?:here|this|that|it|link|this link|this page|page|more|read more|see more|learn more|more info(?:rmation)?|details|this (?:article|doc|document|guide))[.!→› ]*$/i

function checkLink(check: PageCheck, link: Reference): void {
  const text = link.text?.trim() ?? ''
  if (link.tag !== undefined && link.tag !== 'a') return
  if (!VAGUE.test(text)) return
  check.add('accessibility/link-text', link, {
    message: message('checks:access.linkText', { text }),
    hint: message('checks:access.linkTextHint'),
  })
}
