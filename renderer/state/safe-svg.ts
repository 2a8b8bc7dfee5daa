import { Refusal } from '../../shared/text/failure.ts'

/** Elements that can do something, or bring in what can. */
const ACTIVE = 'script, foreignObject, iframe, object, embed, handler, listener, audio, video, canvas'

/** A picture inside, or a part of the drawing itself. */
const isInside = (address: string): boolean =>
  /^(#|data:image\/(?:png|jpeg|gif|webp);base64,)/i.test(address.trim())

/** Asks for something that is not in the drawing. */
const ASKS = /@import|javascript:|url\(\s*['"]?(?!['"]?#)/i

/** A drawing without anything that acts or asks for something elsewhere. Throws where the text is no drawing. */
export function safeSvg(text: string): string {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = drawing.documentElement
  if (root.localName !== 'svg' || drawing.querySelector('parsererror')) {
    throw new Refusal('bad-request', 'This is no SVG drawing.', 'Choose another file.')
  }
  for (const element of drawing.querySelectorAll(ACTIVE)) element.remove()
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, localName, value } of [...element.attributes]) {
      const isAddress = localName === 'href' || localName === 'src'
      const isActive = /^on/i.test(localName) || (isAddress && !isInside(value))
      if (isActive || ASKS.test(value)) element.removeAttribute(name)
    }
    const style = element.localName === 'style' ? (element.textContent ?? '') : ''
    const changes = /^(?:href|on)/i.test(element.getAttribute('attributeName') ?? '')
    if (ASKS.test(style) || changes) element.remove()
  }
  return new XMLSerializer().serializeToString(root)
}
