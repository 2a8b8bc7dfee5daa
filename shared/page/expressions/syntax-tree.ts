import type { Node } from 'acorn'
import { message } from '../../messages/message.ts'
import { NotComputed } from './not-computed.ts'

/** A node of the parser's tree, whose fields are read one by one. */
export type Tree = Pick<Node, 'type' | 'end'> & Readonly<Record<string, unknown>>

/** Whether a field of a node is a node. */
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && 'type' in value

/** The nodes in a field of a node. */
export const trees = (value: unknown): readonly Tree[] => (Array.isArray(value) ? value.filter(isTree) : [])

/** Refuses code that is not computed. */
export const refuse = (what: string): never => {
  throw new NotComputed(message('author:notComputed.syntax', { what }))
}

/** A field of a node that has to be a node. */
export const treeOf = (value: unknown): Tree => (isTree(value) ? value : refuse('?'))

/** A field of a node that has to be text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : refuse('?'))
