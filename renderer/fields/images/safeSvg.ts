import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'

/** Elements that can run code, or load elements that can. */
const ACTIVE = 'script, foreignObject, iframe, object, embed, handler, listener, audio, video, canvas'

const SVG = 'http://www.w3.org/2000/svg'

/** Whether an address is an embedded image or an element of the drawing itself. */
const isInside = (address: string): boolean =>
  /^(#|data:image\/(?:png|jpeg|gif|webp);base64,)/i.test(address.trim())

const ASKS = /@import|javascript:|image-set\s*\(|src\s*\(|url\((?!\s*['"]?#)/i

/** Whether a style or an attribute loads something from outside of the drawing, or may hide that by escapes. */
export const asksElsewhere = (text: string): boolean => text.includes('\\') || ASKS.test(text)

/** Whether the name is that of a link or event attribute: `href`, `xlink:href`, `onclick`. */
export const isActiveName = (name: string): boolean => /(?:^|:)(?:href|src)$|^on/i.test(name.trim())

/** A drawing without scripts, events and external resources. Throws if the text is not a drawing. */
export function safeSvg(text: string): string {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = drawing.documentElement
  if (root.localName !== 'svg' || root.namespaceURI !== SVG || drawing.querySelector('parsererror')) {
    throw new Refusal('bad-request', message('common:notSvg'), message('common:notSvgHint'))
  }
  for (const element of drawing.querySelectorAll(ACTIVE)) element.remove()
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, localName, value } of [...element.attributes]) {
      const isAllowed = !isActiveName(localName) || (!/^on/i.test(localName) && isInside(value))
      if (!isAllowed || asksElsewhere(value)) element.removeAttribute(name)
    }
    const style = element.localName === 'style' ? (element.textContent ?? '') : ''
    const isForeign = element.namespaceURI !== SVG
    if (isForeign || asksElsewhere(style) || isActiveName(element.getAttribute('attributeName') ?? ''))
      element.remove()
  }
  return new XMLSerializer().serializeToString(root)
}
