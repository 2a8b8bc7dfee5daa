import { type Name, nameRules } from '../config/names/names.ts'
import type { TextEdits } from '../text/edit.ts'
import { setField } from './frontmatter/edit.ts'
import { readFrontmatter } from './frontmatter/read.ts'

/** Returns the edits that make a page refer to a renamed value by its new text; none if it does not refer to it. */
export function renamedInPage(text: string, { kind, name }: Name, to: string): TextEdits {
  const { inPages } = nameRules[kind]
  if (inPages === undefined) return []
  if (inPages === 'text') return [...text.matchAll(usesOfVariable(name))].map(match => inBraces(match, to))
  const written = readFrontmatter(text).data[inPages.field]
  const isUse =
    (typeof written === 'string' || typeof written === 'number') && String(written).trim() === name
  return isUse ? setField(text, inPages.field, to) : []
}

/** Returns the pattern of a variable in a text, in the syntax of RE2: `{{name}}`, with spaces inside the braces or without. */
export const patternOfVariable = (name: string): string =>
  `\\{\\{\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\}\\}`

const usesOfVariable = (name: string): RegExp => new RegExp(patternOfVariable(name), 'g')

function inBraces(match: RegExpExecArray, to: string) {
  const [written] = match
  const inner = written.slice(2, -2)
  const start = inner.length - inner.trimStart().length
  return { offset: match.index + 2 + start, length: inner.trim().length, text: to }
}
