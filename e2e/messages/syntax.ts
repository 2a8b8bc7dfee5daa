import { parseSync } from 'vite'

/** A node of a syntax tree; children are among its values. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Returns the nodes in `value`, which is a node, a list of nodes or anything else. */
export const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []

/** Returns every node of a file, parents before children. */
export function nodesOf(file: string, text: string): readonly Node[] {
  const found: Node[] = []
  const waiting = nodesIn(parseSync(file, text).program)
  const visit = (node: Node): void => {
    found.push(node)
    for (const value of Object.values(node)) nodesIn(value).forEach(visit)
  }
  waiting.forEach(visit)
  return found
}

/** Returns the number of the line that holds `offset`. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Returns the text of a string literal; `undefined` for every other node. */
export const literalOf = (node: Node): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** Returns the name of an identifier; `undefined` for every other node. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier')
    ? String(node.name)
    : undefined
