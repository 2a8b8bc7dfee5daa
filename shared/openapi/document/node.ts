import { isObject, own, plainKey } from './value.ts'

/** A value and its location. */
export interface ApiNode {
  /** Path of its file in the repository. */
  readonly file: string
  /** JSON pointer in that file. */
  readonly pointer: string
  readonly value: unknown
}

const escaped = (key: string): string =>
  key.includes('/') || key.includes('~') ? key.replace(/[~/]/g, mark => (mark === '~' ? '~0' : '~1')) : key

const plainStep = (step: string): string =>
  step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step

/** The steps of a pointer. */
export const stepsOf = (pointer: string): readonly string[] => pointer.split('/').slice(1).map(plainStep)

/** One step down; the value is `undefined` if there is none. */
export function child({ file, pointer, value }: ApiNode, key: string | number): ApiNode {
  const found = Array.isArray(value) ? value[Number(key)] : own(value, String(key))
  return { file, pointer: `${pointer}/${escaped(String(key))}`, value: found }
}

/** The same location with another value. */
export const withValue = ({ file, pointer }: ApiNode, value: unknown): ApiNode => ({ file, pointer, value })

/** Several steps down. */
export const descend = (node: ApiNode, ...keys: readonly string[]): ApiNode => keys.reduce(child, node)

/** The items of a list or the values of an object, in file order. */
export function children(node: ApiNode): readonly ApiNode[] {
  if (Array.isArray(node.value)) return node.value.map((_, index) => child(node, index))
  return isObject(node.value) ? keysOf(node.value).map(key => child(node, key)) : []
}

/** The keys of an object as written. */
export const keysOf = (value: unknown): readonly string[] =>
  isObject(value) ? Object.keys(value).map(plainKey) : []

/** The last step of a node's pointer. */
export const nameOf = ({ pointer }: ApiNode): string => plainStep(pointer.slice(pointer.lastIndexOf('/') + 1))

/** A key for a node: equal for the same location. */
export const nodeKey = (node: ApiNode): string => `${node.file}#${node.pointer}`

/** Whether a node has a value. */
export const exists = (node: ApiNode): boolean => node.value !== undefined
