import { message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import { firstIndex } from '../../page/tree/binary-search.ts'
import type { ElementNode, PageNode } from '../../page/tree/tree.ts'
import { type FoundNode, locationIn, nodesOf } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'

/** What screen readers read in one go: the elements that axe compares with an image's text. */
const HOLDERS: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th'])

const isImage = (node: PageNode): boolean =>
  (node.kind === 'element' || node.kind === 'tag') && node.name === 'img'

const hasImage = ({ children }: ElementNode): boolean =>
  children.some(
    child => isImage(child) || (child.kind === 'element' && child.name === 'a' && hasImage(child)),
  )

const folded = (text: string): string => text.trim().toLowerCase()

/** Tells of images whose text is all that the words beside them say. */
export function checkRepeatedAlt(check: PageCheck): void {
  const images = check.page.images
    .filter(({ tag, text }) => (tag === undefined || tag === 'img') && text !== undefined)
    .toSorted((a, b) => a.offset - b.offset)
  if (images.length === 0) return
  const tell = ({ node, index }: FoundNode<ElementNode>) => {
    if (!HOLDERS.has(node.name) || !node.range || !hasImage(node)) return
    const words = folded(plainText(node.children))
    if (words === '') return
    const { offset, length } = locationIn(check.page, index, node.range)
    const first = firstIndex(images.length, at => (images[at]?.offset ?? 0) >= offset)
    for (let at = first; at < images.length; at++) {
      const image = images[at]
      if (!image || image.offset >= offset + length) return
      if (folded(image.text ?? '') !== words) continue
      check.add('accessibility/repeated-alt', image, {
        message: message('checks:access.repeatedAlt', { text: image.text ?? '' }),
        hint: message('checks:access.repeatedAltHint'),
      })
    }
  }
  nodesOf(check.page).elements.forEach(tell)
}
