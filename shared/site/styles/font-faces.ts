import type { Block, CssNode, Declaration } from 'css-tree'
import generate from 'css-tree/generator'
import { string } from 'css-tree/utils'
import { CLASS_PREFIX } from './class-prefix.ts'
import { type FindFile, placeFiles, urlsIn } from './files.ts'
import type { LeftOutKind } from './left-out.ts'
import { isHarmlessValue, partsOf } from './values.ts'

/** What a typeface of an author is read with. */
interface FontFaceParts {
  readonly find: FindFile
  /** The files that are loaded. */
  readonly used: Set<string>
  leaveOut(kind: LeftOutKind, node: CssNode, source?: string): ''
}

const DESCRIPTORS =
  /^(?:font-(?:weight|style|stretch|display|feature-settings|variation-settings)|unicode-range|size-adjust|(?:ascent|descent|line-gap)-override)$/

/** The parts of a list, without its commas. */
function partsOfList(value: CssNode): readonly (readonly CssNode[])[] {
  const parts: CssNode[][] = [[]]
  for (const node of partsOf(value)) {
    if (node.type === 'Operator' && node.value === ',') parts.push([])
    else parts.at(-1)?.push(node)
  }
  return parts
}

const namedBy = (nodes: readonly CssNode[]): string =>
  nodes.map(node => (node.type === 'String' ? node.value : generate(node))).join(' ')

/** The name under which an author's typeface is kept: none that the page itself uses can be set. */
const familyName = (name: string): string => CLASS_PREFIX + name

const isLocal = (nodes: readonly CssNode[]) =>
  nodes.some(node => node.type === 'Function' && node.name.toLowerCase() === 'local')

/** The sources that can be loaded: files of the repository, and typefaces of the reader's device. */
function sourcesOf({ value }: Declaration, { find, used, leaveOut }: FontFaceParts): string {
  const kept = partsOfList(value).flatMap(nodes => {
    const [first] = nodes
    if (first === undefined) return []
    const written = () => nodes.map(node => generate(node)).join(' ')
    const source = written()
    const loads = nodes.some(node => urlsIn(node).length > 0) || isLocal(nodes)
    const isKnown = loads && nodes.every(node => isHarmlessValue(node, 'src'))
    const fault = isKnown ? placeFiles(nodes, url => find(url, 'font'), used) : 'value'
    if (fault !== undefined) leaveOut(fault, first, source)
    return fault === undefined ? [written()] : []
  })
  return kept.join(',')
}

/** Returns the kept part of a rule that defines a typeface; nothing of one without a source. */
export function keptFontFace(block: Block, parts: FontFaceParts): string {
  const found = partsOf(block).flatMap((node): (readonly [string, string])[] => {
    if (node.type !== 'Declaration') return []
    const name = node.property.toLowerCase()
    if (name === 'src') return [[name, sourcesOf(node, parts)]]
    if (name === 'font-family') return [[name, string.encode(familyName(namedBy(partsOf(node.value))))]]
    const isKept =
      DESCRIPTORS.test(name) && urlsIn(node.value).length === 0 && isHarmlessValue(node.value, name)
    return [[name, isKept ? generate(node.value) : parts.leaveOut('property', node)]]
  })
  const rows = found.filter(([, value]) => value !== '')
  const has = (wanted: string) => rows.some(([name]) => name === wanted)
  if (!(has('src') && has('font-family'))) return ''
  return `@font-face{${rows.map(([name, value]) => `${name}:${value};`).join('')}}`
}

/** The name of the typeface that a rule defines, in lower case. */
export function definedFamily(block: Block): string | undefined {
  const found = partsOf(block).find(
    (node): node is Declaration =>
      node.type === 'Declaration' && node.property.toLowerCase() === 'font-family',
  )
  return found && namedBy(partsOf(found.value)).toLowerCase()
}

/** Where the name of a typeface can begin in a part of a list: in `font`, it comes after a size and others. */
const starts = (property: string, nodes: readonly CssNode[]) =>
  property === 'font' ? nodes.map((_, index) => index) : [0]

/** Lets a value refer to the kept names of typefaces, of which `families` has the names in lower case. */
export function renameFamilies(value: CssNode, property: string, families: ReadonlySet<string>): void {
  if (families.size === 0 || !/^--|^font(?:-family)?$/.test(property)) return
  for (const nodes of partsOfList(value)) {
    const start = starts(property, nodes).find(each => families.has(namedBy(nodes.slice(each)).toLowerCase()))
    const first = start === undefined ? undefined : nodes[start]
    if (first?.type === 'String') first.value = familyName(first.value)
    if (first?.type === 'Identifier') first.name = familyName(first.name)
  }
}
