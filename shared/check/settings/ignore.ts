import { message } from '../../messages/message.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Problem } from '../../text/problem.ts'
import { isRuleOrGroup } from './file.ts'
import { TextStructure } from './text-structure.ts'

/** A comment in which an author says that rules do not hold at its location. */
interface IgnoreComment {
  readonly rules: readonly string[]
  /** The comment itself, in the text of the page. */
  readonly offset: number
  readonly length: number
  /** What it covers, in the text of the page: from `from` up to `to`. */
  readonly from: number
  readonly to: number
}

const WORD = 'galley-ignore'
const COMMENT =
  /(?:\{\/\*|<!--)[ \t]*galley-ignore(-page)?[ \t]+([\w/][\w/, \t-]{0,199}?)[ \t]*(?::[^\n]{0,500}?)?(?:\*\/\}|-->)/g
const IN_HEAD = /^[ \t]*#[ \t]*galley-ignore(-page)?[ \t]+([\w/][\w/, \t-]{0,199}?)[ \t]*(?::.*)?$/gm
/** At most this many comments of a page count: each one is compared with every problem. */
const MOST = 1_000

/** The comments of a page that ignore rules, except those shown as code. */
function ignoresOf(page: ParsedPage, constructs: TextStructure): readonly IgnoreComment[] {
  const { text, start } = page.chunking
  const head = text.slice(0, start)
  const found: IgnoreComment[] = [...head.matchAll(IN_HEAD)].map(match => ({
    rules: namesIn(match[2]),
    offset: match.index,
    length: match[0].length,
    from: 0,
    to: match[1] === undefined ? start : text.length,
  }))
  const code = codePlaces(page)
  let passed = 0
  for (const match of text.slice(start).matchAll(COMMENT)) {
    if (found.length >= MOST) break
    const offset = start + match.index
    const length = match[0].length
    while ((code[passed]?.[1] ?? Number.POSITIVE_INFINITY) <= offset) passed++
    if (text[offset - 1] === '`' || (code[passed]?.[0] ?? Number.POSITIVE_INFINITY) <= offset) continue
    const whole = match[1] === undefined ? constructs.after(offset, length) : { from: 0, to: text.length }
    found.push({ rules: namesIn(match[2]), offset, length, ...whole })
  }
  return found.slice(0, MOST)
}

const namesIn = (written = ''): readonly string[] => written.split(/[\s,]+/).filter(Boolean)

function codePlaces({ blocks, offsets }: ParsedPage): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  const visit = (nodes: readonly PageNode[], base: number): void => {
    for (const node of nodes) {
      if (node.kind === 'code')
        found.push([base + node.range.offset, base + node.range.offset + node.range.length])
      if (node.kind === 'tag' || node.kind === 'element') visit(node.children, base)
    }
  }
  blocks.forEach((block, index) => {
    visit(block.nodes, offsets[index] ?? 0)
  })
  return found
}

const applies = (code: string, names: readonly string[]): boolean =>
  names.some(name => name === code || code.startsWith(`${name}/`))

/** Returns the problems that no comment ignores, and the problems of the comments themselves. */
export function withoutIgnored(page: ParsedPage, problems: readonly Problem[]): readonly Problem[] {
  const { text } = page.chunking
  if (!text.includes(WORD)) return problems
  const constructs = new TextStructure(text)
  const comments = ignoresOf(page, constructs)
  if (comments.length === 0) return problems
  const used = new Set<IgnoreComment>()
  const left = problems.filter(({ code, offset }) => {
    const hiding = comments.filter(
      ({ rules, from, to }) => offset >= from && offset <= to && applies(code, rules),
    )
    for (const comment of hiding) used.add(comment)
    return hiding.length === 0
  })
  const starts = lineStarts(text)
  const wrong = comments.flatMap(comment => {
    const text = wrongIn(page, comment, used.has(comment) ? undefined : constructs)
    return text === undefined ? [] : [{ ...text, ...positionAt(starts, comment.offset) }]
  })
  return [...left, ...wrong]
}

type ProblemText = Omit<Problem, 'line' | 'column'>

function wrongIn(
  page: ParsedPage,
  { rules, offset, length }: IgnoreComment,
  unused: TextStructure | undefined,
): ProblemText | undefined {
  const path = { file: page.file, offset, length }
  const unknown = rules.find(rule => !isRuleOrGroup(rule))
  if (unknown !== undefined) {
    return {
      ...path,
      code: 'check/unknown-rule',
      severity: 'warning',
      message: message('checks:ignore.noRule', { rule: unknown }),
      hint: message('checks:ignore.noRuleHint'),
    }
  }
  if (!unused) return undefined
  return {
    ...path,
    code: 'check/unused-ignore',
    severity: 'notice',
    message: message('checks:ignore.unused', { rules }),
    hint: message('checks:ignore.unusedHint'),
    fix: { label: message('checks:ignore.unusedFix'), safe: true, edits: [unused.without(offset, length)] },
  }
}
