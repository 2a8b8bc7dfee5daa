import { type Message, message } from '../../messages/message.ts'
import type { Code } from '../../page/expressions/code.ts'
import { NotComputed } from '../../page/expressions/not-computed.ts'
import { readCode } from '../../page/expressions/read-code.ts'
import type { PageNode, TagNode } from '../../page/tree/tree.ts'

/** Does work that may not be computable, and returns its result or the reason why there is none. */
export function attempt<T>(work: () => T): { readonly value: T } | { readonly why: Message } {
  try {
    return { value: work() }
  } catch (error) {
    if (error instanceof NotComputed) return { why: error.reason }
    // Values within all limits can still be too deep for the stack that is left.
    if (error instanceof RangeError) return { why: message('author:notComputed.tooMuch') }
    throw error
  }
}

const codes = new WeakMap<object, Code>()

/** The code of an expression in a page or an attribute, read once. */
export function codeOf(expression: { readonly source: string }): Code {
  const known = codes.get(expression)
  if (known !== undefined) return known
  const read = readCode(expression.source)
  codes.set(expression, read)
  return read
}

/** A tag whose component cannot be computed: a box with its name, then its content. */
export const uncomputedTag = (tag: TagNode, why: Message): readonly PageNode[] => [
  { kind: 'expression', source: tag.name, range: tag.range, why, isTag: true },
  ...tag.children,
]

/** How much nodes count toward the limit of a page. */
export const weight = (nodes: readonly PageNode[]): number =>
  nodes.reduce((sum, node) => {
    const own = node.kind === 'text' || node.kind === 'code' ? node.value.length / 100 : 0
    const below = node.kind === 'element' || node.kind === 'tag' ? weight(node.children) : 0
    return sum + 1 + own + below
  }, 0)
