import { message } from '../../messages/message.ts'
import { socialsOf } from '../equivalents/header.ts'
import { field } from '../equivalents/values.ts'
import { isList, type JsonObject } from '../json/value.ts'
import { docsSchema, propertyOf } from '../schema/schema.ts'
import type { Ledger } from './ledger.ts'

const KEPT = message('convert:unusedStays')

/** Converts mint.json to docs.json in the older form: they are the same except for a few older keys. */
export function fromMint(source: JsonObject, ledger: Ledger): JsonObject {
  const entries = Object.entries(source).map(([key, value]): readonly [string, unknown] => {
    if (key === 'openApi' && field(source, 'openapi') === undefined) {
      ledger.moved([key], ['openapi'])
      return ['openapi', value]
    }
    if (key === 'footerSocials' && isList(value)) return [key, socialsFrom(value, ledger)]
    const known = propertyOf(docsSchema, key)
    if (known && known['x-kept'] !== true) ledger.same([key])
    else ledger.kept([key], KEPT)
    return [key, value]
  })
  return Object.fromEntries(entries)
}

function socialsFrom(list: readonly unknown[], ledger: Ledger): JsonObject {
  const made = socialsOf(list)
  ledger.moved(['footerSocials'], ['footerSocials'])
  const seen = new Set<string>()
  for (const [index, item] of list.entries()) {
    const kind = field(item, 'type') ?? 'website'
    const isUsed = typeof kind === 'string' && made[kind] !== undefined && !seen.has(kind)
    if (isUsed) seen.add(kind)
    else ledger.lost(['footerSocials', index], message('convert:account'))
  }
  return made
}

/** Converts docs.json in the older form to mint.json: the same content under another file name. */
export function toMint(source: JsonObject, ledger: Ledger): JsonObject {
  for (const [key, value] of Object.entries(source)) {
    if (key === 'theme' && !OLD_THEMES.includes(value)) ledger.kept([key], message('convert:noTheme'))
    else ledger.same([key])
  }
  return source
}

const OLD_THEMES: readonly unknown[] = ['venus', 'quill', 'prism']
