import { field } from '../equivalents/values.ts'
import { isList, isObject } from '../json/value.ts'
import type { ConfigFormat } from './model.ts'

/** The settings file of the older tool. */
export const MINT_FILE = 'mint.json'

/** Returns the format of a file, judged by its name and its content. */
export function formatOf(file: string, value: unknown): ConfigFormat {
  const navigation = field(value, 'navigation')
  if (isObject(navigation)) return 'newer'
  if (file === MINT_FILE) return 'mint'
  const schema = field(value, '$schema')
  const saysNewer = typeof schema === 'string' && /\/docs\.json$/.test(schema) && !isList(navigation)
  return saysNewer ? 'newer' : 'galley'
}
