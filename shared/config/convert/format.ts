import { isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isNewer } from '../schema/form.ts'
import type { ConfigFormat } from './model.ts'

/** The settings file of the older tool. */
export const MINT_FILE = 'mint.json'

/** Returns the format of a file, judged by its name and its content; a mint.json has the newer form only by its navigation. */
export function formatOf(file: string, value: unknown): ConfigFormat {
  const isMint = file === MINT_FILE && !isObject(valueAt(value, ['navigation']))
  if (isMint) return 'mint'
  return isNewer(value) ? 'newer' : 'galley'
}
