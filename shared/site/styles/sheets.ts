import type { CssNode } from 'css-tree'
import parse from 'css-tree/parser'
import { ident } from 'css-tree/utils'
import { type AuthorSheets, MOST_OF_SHEETS, type SheetPart } from './author-sheets.ts'
import { scopedStyles } from './scoped.ts'
import { sheetSelector } from './selectors.ts'
import { partsOf } from './values.ts'

/** Reads the classes of a sheet, by their names in pages. */
function addClasses(node: CssNode, into: Set<string>): void {
  if (node.type === 'ClassSelector') into.add(ident.decode(node.name))
  const parts = 'prelude' in node && node.prelude ? [node.prelude, ...partsOf(node)] : partsOf(node)
  for (const part of 'block' in node && node.block ? [...parts, node.block] : parts) addClasses(part, into)
}

/** Characters beyond ASCII as escapes, which every place of a style sheet may have. */
const inAscii = (css: string): string =>
  css.replace(/[^ -~\t\n]/gu, char => `\\${char.codePointAt(0)?.toString(16) ?? ''} `)

/** Reads the style sheets of a site, in the order of their files; what is beyond the limit is left out. */
export function readSheets(texts: ReadonlyMap<string, string>): AuthorSheets {
  let size = 0
  const css: string[] = []
  const classes = new Set<string>()
  const leftOut: SheetPart[] = []
  for (const [file, text] of texts) {
    size += text.length
    if (size > MOST_OF_SHEETS) {
      leftOut.push({ file, kind: 'file', source: file, offset: 0, length: 0, line: 1, column: 1 })
      continue
    }
    addClasses(parse(text), classes)
    const scoped = scopedStyles(text, sheetSelector)
    css.push(inAscii(scoped.css))
    leftOut.push(...scoped.leftOut.map(each => ({ file, ...each })))
  }
  return { css: css.join(''), classes: [...classes], leftOut }
}
