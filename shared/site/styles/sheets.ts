import type { Atrule, CssNode } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { ident } from 'css-tree/utils'
import { type AuthorSheets, MOST_OF_SHEETS, type SheetPart } from './author-sheets.ts'
import type { FindFile } from './files.ts'
import { definedFamily, keptFontFace } from './font-faces.ts'
import { scopedStyles } from './scoped.ts'
import { sheetSelector } from './selectors.ts'
import { partsOf } from './values.ts'

/** Names that style sheets define. */
interface Defined {
  /** Classes, by their names in pages. */
  readonly classes: Set<string>
  readonly keyframes: Set<string>
  /** Typefaces, in lower case. */
  readonly families: Set<string>
}

/** Notes what an at-rule defines; a typeface only if it can be loaded, since its name leads to none otherwise. */
function addDefined({ name, prelude, block }: Atrule, into: Defined, find: FindFile): void {
  if (/keyframes$/i.test(name) && prelude) into.keyframes.add(generate(prelude))
  if (name.toLowerCase() !== 'font-face' || !block) return
  const family = definedFamily(block)
  const isLoaded = keptFontFace(block, { find, used: new Set(), leaveOut: () => '' }) !== ''
  if (family !== undefined && isLoaded) into.families.add(family)
}

function addNames(node: CssNode, into: Defined, find: FindFile): void {
  if (node.type === 'ClassSelector') into.classes.add(ident.decode(node.name))
  if (node.type === 'Atrule') addDefined(node, into, find)
  const parts = 'prelude' in node && node.prelude ? [node.prelude, ...partsOf(node)] : partsOf(node)
  for (const part of 'block' in node && node.block ? [...parts, node.block] : parts)
    addNames(part, into, find)
}

/** Characters beyond ASCII as escapes, which every place of a style sheet may have. */
const inAscii = (css: string): string =>
  css.replace(/[^ -~\t\n]/gu, char => `\\${char.codePointAt(0)?.toString(16) ?? ''} `)

/** Finds files for the style sheet with a path. */
type FinderFor = (sheet: string) => FindFile

/**
 * Reads the style sheets of a site, in the order of their files; what is beyond the limit is left out. By default they
 * load nothing.
 */
export function readSheets(
  texts: ReadonlyMap<string, string>,
  finderFor: FinderFor = () => () => 'value',
): AuthorSheets {
  let size = 0
  const read: (readonly [string, string])[] = []
  const defined: Defined = { classes: new Set(), keyframes: new Set(), families: new Set() }
  const leftOut: SheetPart[] = []
  const files = new Set<string>()
  for (const [file, text] of texts) {
    size += text.length
    if (size > MOST_OF_SHEETS) {
      leftOut.push({ file, kind: 'file', source: file, offset: 0, length: 0, line: 1, column: 1 })
      continue
    }
    addNames(parse(text), defined, finderFor(file))
    read.push([file, text])
  }
  const css = read.map(([file, text]) => {
    const scoped = scopedStyles(text, sheetSelector, { ...defined, find: finderFor(file) })
    leftOut.push(...scoped.leftOut.map(each => ({ file, ...each })))
    for (const used of scoped.used) files.add(used)
    return inAscii(scoped.css)
  })
  return { css: css.join(''), classes: [...defined.classes], files: [...files].sort(), leftOut }
}
