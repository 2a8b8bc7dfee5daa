import { type JsonPath, parsePointer } from '../../json/pointer.ts'
import type { NewEntry } from '../new-entry.ts'
import type { Place } from '../slot.ts'
import type { TreeEdit } from '../tree-edit.ts'
import { changedLines, perform } from './perform.ts'

/** A command on a text, and the changed lines or the answer that is expected. */
export type Case = readonly [
  what: string,
  text: string,
  command: (config: unknown) => TreeEdit,
  expected: readonly string[] | string,
]

/** The path of a pointer. */
export const path = (pointer: string): JsonPath => parsePointer(pointer) ?? []

/** A place, written like `before /navigation/tabs/0`. */
export function place(written: string): Place {
  const [position, pointer = ''] = written.split(' ')
  return { at: path(pointer), position: position === 'before' || position === 'after' ? position : 'into' }
}

/** A page to add. */
export const page = (name: string): NewEntry => ({ kind: 'page', name })

/** A group to add. */
export const group = (name: string): NewEntry => ({ kind: 'group', name })

/** The changed lines, or the answer if nothing changes. */
export function result(text: string, command: Case[2]): readonly string[] | string {
  const after = perform(text, command)
  return /^(?:no|same): /.test(after) ? after : changedLines(text, after)
}
