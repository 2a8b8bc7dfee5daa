import { message } from '../../messages/message.ts'
import { field, textOf, without } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import type { Ledger } from './ledger.ts'

const STYLES: readonly unknown[] = ['brands', 'duotone', 'light', 'sharp-solid', 'solid', 'thin']

/** Converts an icon of the newer format, a name or an object, to a name and a style. */
export function downgradeIcon(fields: JsonObject, at: JsonPath, ledger: Ledger): JsonObject {
  const icon = field(fields, 'icon')
  if (!isObject(icon)) return fields
  const name = textOf(field(icon, 'name'))
  const style = field(icon, 'style')
  const isKnown = STYLES.includes(style)
  for (const key of Object.keys(icon)) {
    const isKept = key === 'name' || (key === 'style' && isKnown)
    if (isKept && name !== undefined) continue
    ledger.lost([...at, 'icon', key], message('convert:icon'))
  }
  return {
    ...without(fields, ['icon', 'iconType']),
    ...(name !== undefined && { icon: name }),
    ...(name !== undefined && isKnown && { iconType: style }),
  }
}

/** Converts a name and a style to an icon of the newer format. */
export function upgradeIcon(fields: JsonObject): JsonObject {
  const { icon, iconType } = fields
  if (typeof icon !== 'string' || typeof iconType !== 'string') return fields
  return { ...without(fields, ['icon', 'iconType']), icon: { name: icon, style: iconType } }
}
