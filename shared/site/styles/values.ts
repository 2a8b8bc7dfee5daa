import type { CssNode } from 'css-tree'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Functions that compute a value and load nothing. */
const FUNCTIONS = words(`
  calc min max clamp abs sign round mod rem sin cos tan pow sqrt hypot log exp var
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  linear-gradient radial-gradient conic-gradient
  repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy matrix matrix3d perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  cubic-bezier steps linear minmax repeat fit-content circle ellipse inset polygon counter counters
`)

/** Properties whose values are texts; elsewhere a text can be an address. */
const TEXTS = words(`
  content quotes font-family font-feature-settings font-variation-settings
  grid-template-areas grid-template grid src
`)

/** Functions that name the source of a typeface. */
const SOURCES = words('local format tech')

const HARMLESS = words(
  'Value Identifier Number Dimension Percentage Hash Operator WhiteSpace Parentheses UnicodeRange',
)

const IN_SETS = words('Url String Number Dimension Operator WhiteSpace')

/** The parts of a node. */
export const partsOf = (node: CssNode): readonly CssNode[] =>
  'children' in node && node.children !== null && node.children !== undefined ? node.children.toArray() : []

/** Whether a node is a function that shows one of several pictures; a text in it is an address. */
export const isPictureSet = (node: CssNode): boolean =>
  node.type === 'Function' && /^(?:-webkit-)?image-set$/i.test(node.name)

/** What a set of pictures may have: no variable, whose text would be an address that nobody looks at. */
function isHarmlessInSet(node: CssNode): boolean {
  if (node.type !== 'Function') return IN_SETS.has(node.type)
  return node.name.toLowerCase() === 'type' && partsOf(node).every(({ type }) => type === 'String')
}

/** Whether the value of `property` has only parts that are understood; what its addresses lead to is another question. */
export function isHarmlessValue(node: CssNode, property: string): boolean {
  if (node.type === 'Url') return true
  if (isPictureSet(node)) return property !== 'src' && partsOf(node).every(isHarmlessInSet)
  // A custom property that holds an address is of no use: no function that is kept would load it.
  if (node.type === 'String') return TEXTS.has(property) || property.startsWith('--')
  const functions = property === 'src' ? SOURCES : FUNCTIONS
  if (node.type === 'Function' ? !functions.has(node.name.toLowerCase()) : !HARMLESS.has(node.type))
    return false
  return partsOf(node).every(part => isHarmlessValue(part, property))
}

/** Before the names of custom properties in the theme of utility classes that are those of the page. */
const PAGE = '--galley-'

/** The name under which an author's custom property is kept: none that the page itself uses can be set. */
export const customProperty = (name: string): string =>
  name.startsWith('--tw-') ? name : `--u-${name.slice(2)}`

/** Lets a value refer to the kept names of custom properties. */
export function renameProperties(node: CssNode): void {
  if (node.type === 'Identifier' && node.name.startsWith('--'))
    node.name = node.name.startsWith(PAGE) ? `--${node.name.slice(PAGE.length)}` : customProperty(node.name)
  for (const part of partsOf(node)) renameProperties(part)
}
