import { Refusal } from '../../../shared/text/failure.ts'

/** Elements that can do something, or bring in what can. */
const ACTIVE = 'script, foreignObject, iframe, object, embed, handler, listener, audio, video, canvas'

const SVG = 'http://www.w3.org/2000/svg'

/** A picture inside, or a part of the drawing itself. */
const isInside = (address: string): boolean =>
  /^(#|data:image\/(?:png|jpeg|gif|webp);base64,)/i.test(address.trim())

const ASKS = /@import|javascript:|image-set\s*\(|src\s*\(|url\((?!\s*['"]?#)/i

/** Tells whether a style or an attribute asks for something that is not in the drawing, or hides what it says by escapes. */
export const asksElsewhere = (text: string): boolean => text.includes('\\') || ASKS.test(text)

/** Tells whether an animation changes an attribute that leads somewhere or acts: `href`, `xlink:href`, `onclick`. */
export const isActiveName = (name: string): boolean => /(?:^|:)(?:href|src)$|^on/i.test(name.trim())

/** A drawing without anything that acts or asks for something elsewhere. Throws where the text is not a drawing. */
export function safeSvg(text: string): string {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = drawing.documentElement
  if (root.localName !== 'svg' || root.namespaceURI !== SVG || drawing.querySelector('parsererror')) {
    throw new Refusal('bad-request', 'This is not an SVG file.', 'Choose another file.')
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
