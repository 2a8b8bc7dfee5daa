import { message } from '../../messages/message.ts'
import type { TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { nodeAt } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { readableRoot } from '../json/root.ts'
import { checkNewKey, named } from './located.ts'

/** Returns the edits that rename the last key of `path` where it is, and every duplicate of it. */
export function renameKey(text: string, path: JsonPath, key: string): TextEdits {
  const object = nodeAt(readableRoot(text), path.slice(0, -1))
  const own = String(path.at(-1))
  const names = (object?.type === 'object' ? (object.children ?? []) : []).flatMap(({ children = [] }) =>
    children.slice(0, 1).filter(({ value }) => value === own),
  )
  if (!object || names.length === 0)
    throw new Refusal('not-found', message('config:edit.noKey', { path: named(path) }))
  if (key === own) return []
  checkNewKey(object, key)
  return names.map(({ offset, length }) => ({ offset, length, text: JSON.stringify(key) }))
}
