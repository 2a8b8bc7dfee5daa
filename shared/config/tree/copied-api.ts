import { type Message, message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { isAddress } from '../navigation/address.ts'

/** What a copy says about API descriptions: changes that lead it to files and folders of its own, and what stays. */
export interface CopiedApi {
  readonly changes: readonly Change[]
  readonly notes: readonly Message[]
}

/** How a copy names the files and folders of its original. */
export interface CopiedPaths {
  /** The path in the copy; the same where the original is meant. */
  readonly rename: (path: string) => string
  readonly exists: (file: string) => boolean
}

const API_KEYS: ReadonlySet<string> = new Set(['openapi', 'asyncapi'])

/**
 * Finds the API descriptions and the folders of generated pages in a copied value at `at`. A folder is renamed like the
 * pages; a description only if the repository has one of that name.
 */
export function copiedApi(value: unknown, at: JsonPath, { rename, exists }: CopiedPaths): CopiedApi {
  const changes: Change[] = []
  const kept = new Set<string>()
  const file = (written: unknown, path: JsonPath): void => {
    if (isList(written)) for (const [index, one] of written.entries()) file(one, [...path, index])
    if (typeof written !== 'string' || isAddress(written)) return
    const bare = written.replace(/^(?:\.?\/)+/, '')
    const fresh = rename(bare)
    if (fresh !== bare && exists(fresh))
      changes.push({ kind: 'set', path, value: written.replace(bare, () => fresh) })
    else kept.add(written)
  }
  const folder = (written: unknown, path: JsonPath): void => {
    if (typeof written !== 'string') return
    const bare = written.replace(/^\/+|\/+$/g, '')
    const fresh = rename(bare)
    if (fresh !== bare) changes.push({ kind: 'set', path, value: written.replace(bare, () => fresh) })
    else kept.add(written)
  }
  const walk = (inner: unknown, path: JsonPath): void => {
    if (isList(inner)) for (const [index, item] of inner.entries()) walk(item, [...path, index])
    if (!isObject(inner)) return
    for (const [key, item] of Object.entries(inner)) {
      const own = [...path, key]
      if (key === 'directory') folder(item, own)
      else if (!API_KEYS.has(key)) walk(item, own)
      else if (isObject(item)) {
        file(item.source, [...own, 'source'])
        folder(item.directory, [...own, 'directory'])
      } else file(item, own)
    }
  }
  walk(value, at)
  const notes = kept.size === 0 ? [] : [message('tree:copyKeeps', { keys: [...kept] })]
  return { changes, notes }
}
