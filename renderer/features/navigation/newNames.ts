import type { TFunction } from 'i18next'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { isList } from '../../../shared/config/json/value.ts'
import { valueAt } from '../../../shared/config/json/value-at.ts'
import type { DivisionKind } from '../../../shared/config/navigation/containers.ts'
import { nameKeyOf } from '../../../shared/config/tree/new-entry.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'ja', 'ko', 'zh', 'ar', 'nl', 'pl', 'tr', 'uk']

/** Returns a name that no division of the list has yet: for a language its code, else words to be changed in place. */
export function newName(
  config: unknown,
  { kind, list }: { readonly kind: DivisionKind; readonly list: JsonPath },
  t: TFunction<'navigation'>,
): string {
  const members = valueAt(config, list)
  const key = nameKeyOf(kind) ?? kind
  const taken = new Set((isList(members) ? members : []).map(member => valueAt(member, [key])))
  if (kind === 'language') return LANGUAGES.find(code => !taken.has(code)) ?? 'xx'
  const base = t(`newNames.${kind}`)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} ${number}`
    if (!taken.has(name)) return name
  }
}
