import type { MarkedPiece } from '../../../shared/site/search/terms.ts'

type Child = Node | string

/** Creates an element; strings become text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** Text with its marked matches. */
export const pieces = (all: readonly MarkedPiece[]): readonly Child[] =>
  all.map(({ text, marked }) => (marked ? make('mark', {}, text) : text))

const SVG = 'http://www.w3.org/2000/svg'

/** A line drawing of 24 units. */
export function drawing(path: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'glyph')
  svg.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
