/** Color vision: full; without receptors for red, green or blue; none. */
export type Vision = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia'

/** Linear RGB to linear RGB, row by row, after Machado, Oliveira and Fernandes (2009), severity 1. */
const MATRICES: Readonly<Record<Exclude<Vision, 'full'>, readonly (readonly number[])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

const SVG = 'http://www.w3.org/2000/svg'
const ID = 'galley-vision'

const valuesOf = (vision: Exclude<Vision, 'full'>) =>
  `${MATRICES[vision].map(row => `${row.join(' ')} 0 0`).join(' ')} 0 0 0 1 0`

/** Shows the page as someone with this color vision sees it. A filter around the frame would not reach into it. */
export function seeAs(vision: Vision): void {
  document.getElementById(ID)?.closest('svg')?.remove()
  document.documentElement.style.filter = vision === 'full' ? '' : `url(#${ID})`
  if (vision === 'full') return
  const [svg, filter, matrix] = ['svg', 'filter', 'feColorMatrix'].map(name =>
    document.createElementNS(SVG, name),
  )
  if (!svg || !filter || !matrix) return
  svg.setAttribute('style', 'position:absolute;width:0;height:0')
  svg.setAttribute('aria-hidden', 'true')
  filter.id = ID
  filter.setAttribute('color-interpolation-filters', 'linearRGB')
  matrix.setAttribute('values', valuesOf(vision))
  filter.append(matrix)
  svg.append(filter)
  document.body.append(svg)
}
