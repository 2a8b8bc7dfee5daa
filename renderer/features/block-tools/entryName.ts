import { t } from 'i18next'
import { blockSnippets } from '../../../shared/site/writing/markdown-blocks.ts'
import { localize } from '../../messages/localize.ts'
import { type InsertEntry, nameKey } from './insertEntries.tsx'

/** What menus call something that can be inserted. */
export function entryName({ kind, name }: InsertEntry): string {
  if (kind !== 'markdown') return t(`block-tools:names.${nameKey(name)}`)
  const found = blockSnippets.find(one => one.name.key === `blocks:${name}.name`)
  return found ? localize(found.name) : name
}
