import type { CodeNode, PageNode } from '../../page/tree/tree.ts'
import { codeOfTag } from './code-tag.ts'

/** A code block of a group, with what is written between the previous one and it. */
interface CodeRun {
  readonly before: readonly PageNode[]
  readonly code: CodeNode
}

/** The content of a code group. */
interface CodeRuns {
  readonly runs: readonly CodeRun[]
  /** What is written below the last code block. */
  readonly rest: readonly PageNode[]
}

/** The code block that a node is, written as a fence or as a tag. */
function codeOf(node: PageNode): CodeNode | undefined {
  if (node.kind === 'code') return node
  return node.kind === 'tag' && node.name === 'CodeBlock' ? codeOfTag(node) : undefined
}

const holdsCode = (node: PageNode): boolean =>
  codeOf(node) !== undefined ||
  ((node.kind === 'tag' || node.kind === 'element') && node.children.some(holdsCode))

/** The code blocks and the prose of a group in their order. Code may be inside other tags, as in a snippet. */
const pieces = (nodes: readonly PageNode[]): readonly PageNode[] =>
  nodes.flatMap(node => {
    const code = codeOf(node)
    if (code) return [code]
    const isAround = (node.kind === 'tag' || node.kind === 'element') && holdsCode(node)
    return isAround ? pieces(node.children) : [node]
  })

/** Whether readers see a node; they see neither the space between tags nor statements. */
const isSeen = (node: PageNode): boolean =>
  node.kind === 'text' ? node.value.trim() !== '' : node.kind !== 'module'

const seen = (nodes: readonly PageNode[]): readonly PageNode[] => (nodes.some(isSeen) ? nodes : [])

/** Separates the code blocks of a group from the prose among them. */
export function codeRuns(nodes: readonly PageNode[]): CodeRuns {
  const runs: CodeRun[] = []
  let before: PageNode[] = []
  for (const node of pieces(nodes)) {
    if (node.kind !== 'code') before.push(node)
    else {
      runs.push({ before: seen(before), code: node })
      before = []
    }
  }
  return { runs, rest: seen(before) }
}

/** The first prose that a group shows among its code blocks; `undefined` if it has only code. */
export function proseAmongCode(nodes: readonly PageNode[]): PageNode | undefined {
  const { runs, rest } = codeRuns(nodes)
  return runs.length === 0 ? undefined : [...runs.flatMap(({ before }) => before), ...rest].find(isSeen)
}
