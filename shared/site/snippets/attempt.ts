import { type Message, message } from '../../messages/message.ts'
import type { Code } from '../../page/expressions/code.ts'
import { NotComputed } from '../../page/expressions/not-computed.ts'
import { readCode } from '../../page/expressions/read-code.ts'
import type { ExpressionNode, PageNode, TagNode } from '../../page/tree/tree.ts'

/** Does what may not be computable; says why if it is not. */
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

const codes = new WeakMap<ExpressionNode, Code>()

/** The code of an expression, read once. */
export function codeOf(node: ExpressionNode): Code {
  const known = codes.get(node)
  if (known !== undefined) return known
  const read = readCode(node.source)
  codes.set(node, read)
  return read
}

/** A tag of a component that cannot be computed, as a box with its name, and what the tag holds. */
export const unlike = (tag: TagNode, why: Message): readonly PageNode[] => [
  { kind: 'expression', source: tag.name, range: tag.range, why, isTag: true },
  ...tag.children,
]

/** How much of the limit of a page nodes take. */
export const weight = (nodes: readonly PageNode[]): number =>
  nodes.reduce((sum, node) => {
    const own = node.kind === 'text' || node.kind === 'code' ? node.value.length / 100 : 0
    const below = node.kind === 'element' || node.kind === 'tag' ? weight(node.children) : 0
    return sum + 1 + own + below
  }, 0)
