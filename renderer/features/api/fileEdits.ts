import { insertItem, moveItem, removeAt, setValue } from '../../../shared/config/edit/edit.ts'
import { nodeAt, parseJson } from '../../../shared/config/json/parse.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'

const LIST = ['openapi']

function listed(text: string) {
  const { root } = parseJson(text)
  return root && nodeAt(root, LIST)
}

/** Adds an API description to docs.json, after the others. */
export function addApi(text: string, written: string): TextEdits {
  const node = listed(text)
  if (node?.type === 'array') return insertItem(text, LIST, node.children?.length ?? 0, written)
  const first: unknown = node?.value
  const isOne = typeof first === 'string' && first.trim() !== ''
  return setValue(text, LIST, isOne ? [first, written] : written)
}

/** Removes the API description at `index` from docs.json; removes the key with the last one. */
export function removeApi(text: string, index: number): TextEdits {
  const node = listed(text)
  if (!node) return []
  const isLast = node.type !== 'array' || (node.children?.length ?? 0) < 2
  return removeAt(text, isLast ? LIST : [...LIST, index])
}

/** Moves an API description; `to` is its index in the result. */
export const moveApi = (text: string, from: number, to: number): TextEdits =>
  listed(text)?.type === 'array' ? moveItem(text, [...LIST, from], LIST, to > from ? to + 1 : to) : []
