import type { TextEdit } from '../../text/edit.ts'
import { linesOf } from './lines.ts'

const CLOSING = /^([ \t]*)<\/([A-Z][\w.]*)>$/

/** How many lines above are searched. */
const MAX = 2000

/**
 * Returns the edit that indents a closing tag, alone on the line up to `at`, like its opening tag;
 * `undefined` if it is already, or closes nothing.
 */
export function closingEdit(text: string, at: number): TextEdit | undefined {
  const [line] = linesOf(text, { from: at, to: at })
  const [, own = '', name = ''] = (line && CLOSING.exec(text.slice(line.from, at))) ?? []
  if (!line || name === '') return undefined
  const attributes = `(?:"[^"]{0,999}"|'[^']{0,999}'|[^<>"']){0,2000}?`
  const tag = new RegExp(`<(/?)${name.replaceAll('.', '\\.')}(?=[\\s>])${attributes}(/?)>`, 'g')
  let open = 0
  const above = text.slice(0, line.from).split('\n').slice(-MAX).join('\n')
  for (const { index, 1: end, 2: self } of [...above.matchAll(tag)].reverse()) {
    if (self === '/') continue
    if (end === '/') open++
    else if (open > 0) open--
    else {
      const start = above.slice(above.lastIndexOf('\n', index) + 1, index)
      const indent = /^[ \t]*/.exec(start)?.[0] ?? ''
      return indent === own ? undefined : { offset: line.from, length: own.length, text: indent }
    }
  }
  return undefined
}
