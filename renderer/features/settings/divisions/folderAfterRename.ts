import type { JsonPath } from '../../../../shared/config/json/pointer.ts'
import type { JsonObject } from '../../../../shared/config/json/value.ts'
import { valueAt } from '../../../../shared/config/json/value-at.ts'
import { slugOfText } from '../../../../shared/text/slug.ts'

/** A value to be set. */
interface Setting {
  readonly path: JsonPath
  readonly value: unknown
}

/**
 * The folder of a tab or an anchor of the older form after it is renamed: as long as no page is in a folder that was
 * named after it, the folder follows the name. `undefined` if it stays.
 */
export function folderAfterRename(
  config: JsonObject,
  { path, value }: Setting,
  pages: Iterable<string>,
): Setting | undefined {
  const [list, index, key] = path
  const isName = path.length === 3 && (list === 'tabs' || list === 'anchors') && key === 'name'
  if (!isName || index === undefined || typeof value !== 'string' || slugOfText(value) === '')
    return undefined
  const at = [list, index, 'url']
  const [name, url] = [valueAt(config, path), valueAt(config, at)]
  if (typeof name !== 'string' || typeof url !== 'string' || url !== slugOfText(name)) return undefined
  const isUsed = [...pages].some(page => page === url || page.startsWith(`${url}/`))
  return isUsed ? undefined : { path: at, value: slugOfText(value) }
}
