import type { Change } from '../../config/edit/changes.ts'
import { type Message, message } from '../../messages/message.ts'
import { type ApiNode, stepsOf } from '../document/node.ts'

/** A change of a description that fixes a problem; its changes are in the file of the problem. */
export interface ApiFix {
  readonly label: Message
  readonly changes: readonly Change[]
  /** The meaning stays the same or is beyond doubt. */
  readonly safe?: boolean
}

const pathOf = ({ pointer }: ApiNode) => stepsOf(pointer)

/** A change that sets the value of a node, or adds it. */
export const setting = (node: ApiNode, value: unknown): Change => ({ kind: 'set', path: pathOf(node), value })

/** A change that removes a node. */
export const removing = (node: ApiNode): Change => ({ kind: 'remove', path: pathOf(node) })

/** A change that renames the key of a node. */
export const renaming = (node: ApiNode, key: string): Change => ({ kind: 'rename', path: pathOf(node), key })

/** Replaces a value by another. */
export const changeTo = (node: ApiNode, value: string | number | boolean, safe = false): ApiFix => ({
  label: message('openapi:fix.change', { value: String(value) }),
  changes: [setting(node, value)],
  safe,
})

/** Adds a key with a value. */
export const addAs = (node: ApiNode, name: string, value: unknown, safe = false): ApiFix => ({
  label: message('openapi:fix.add', { name, value: JSON.stringify(value) }),
  changes: [setting(node, value)],
  safe,
})

/** Removes a key or an item. */
export const removeIt = (node: ApiNode, name: string, safe = false): ApiFix => ({
  label: message('openapi:fix.remove', { name }),
  changes: [removing(node)],
  safe,
})

/** Renames a key. */
export const renameTo = (node: ApiNode, key: string, safe = false): ApiFix => ({
  label: message('openapi:fix.rename', { key }),
  changes: [renaming(node, key)],
  safe,
})
