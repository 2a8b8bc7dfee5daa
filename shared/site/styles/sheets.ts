import type { CssNode } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { ident } from 'css-tree/utils'
import { type AuthorSheets, MOST_OF_SHEETS, type SheetPart } from './author-sheets.ts'
import { scopedStyles } from './scoped.ts'
import { sheetSelector } from './selectors.ts'
import { partsOf } from './values.ts'

/** Names that style sheets define. */
interface Defined {
  /** Classes, by their names in pages. */
  readonly classes: Set<string>
  readonly keyframes: Set<string>
}

function addNames(node: CssNode, into: Defined): void {
  if (node.type === 'ClassSelector') into.classes.add(ident.decode(node.name))
  if (node.type === 'Atrule' && /keyframes$/i.test(node.name) && node.prelude)
    into.keyframes.add(generate(node.prelude))
  const parts = 'prelude' in node && node.prelude ? [node.prelude, ...partsOf(node)] : partsOf(node)
  for (const part of 'block' in node && node.block ? [...parts, node.block] : parts) addNames(part, into)
}

/** Characters beyond ASCII as escapes, which every place of a style sheet may have. */
const inAscii = (css: string): string =>
  css.replace(/[^ -~\t\n]/gu, char => `\\${char.codePointAt(0)?.toString(16) ?? ''} `)

/** Reads the style sheets of a site, in the order of their files; what is beyond the limit is left out. */
export function readSheets(texts: ReadonlyMap<string, string>): AuthorSheets {
  let size = 0
  const read: (readonly [string, string])[] = []
  const { classes, keyframes }: Defined = { classes: new Set(), keyframes: new Set() }
  const leftOut: SheetPart[] = []
  for (const [file, text] of texts) {
    size += text.length
    if (size > MOST_OF_SHEETS) {
      leftOut.push({ file, kind: 'file', source: file, offset: 0, length: 0, line: 1, column: 1 })
      continue
    }
    addNames(parse(text), { classes, keyframes })
    read.push([file, text])
  }
  const css = read.map(([file, text]) => {
    const scoped = scopedStyles(text, sheetSelector, keyframes)
    leftOut.push(...scoped.leftOut.map(each => ({ file, ...each })))
    return inAscii(scoped.css)
  })
  return { css: css.join(''), classes: [...classes], leftOut }
}
