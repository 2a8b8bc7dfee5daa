import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isList } from '../../../shared/config/json/value.ts'
import type { ValueKind } from '../../../shared/config/schema/schema.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import type { Choice } from '../../kit/Select.tsx'
import { useForm } from '../base/model.ts'
import { isText, own } from '../base/values.ts'
import { descriptionsOf } from '../images/assetPaths.ts'

/** How many suggestions are listed at once. */
const OFFERED = 40

/** The choices that contain `text`, those that start with it first; all of them if it equals one. */
export function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const query = searchable(text)
  if (query === '' || choices.some(({ id }) => id === text)) return choices.slice(0, OFFERED)
  const found = choices.filter(({ id, label, note }) =>
    searchable(`${id} ${label} ${note ?? ''}`).includes(query),
  )
  const begins = found.filter(({ id, label }) => [id, label].some(text => searchable(text).startsWith(query)))
  return [...begins, ...found.filter(choice => !begins.includes(choice))].slice(0, OFFERED)
}

const plain = (id: string): Choice => ({ id, label: id })

/** The folders of `pages` with the number of pages in each, at any depth. */
export function foldersOf(pages: Iterable<PageSummary>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of pages) {
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end)
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  }
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Suggestions from the repository for a value of this kind. */
export function useSuggestions(kind: ValueKind | undefined): readonly Choice[] {
  const { t } = useTranslation('fields')
  const { config, pages, assets } = useForm()
  return useMemo(() => {
    switch (kind) {
      case 'version':
        return versionsOf(config).map(plain)
      case 'prefix':
        return [...foldersOf(pages.values())].map(([id, count]) => ({
          id,
          label: id,
          note: t('suggest.pages', { count }),
        }))
      case 'link':
        return [...pages.values()].map(({ path, title }) => ({
          id: `/${path}`,
          label: title,
          note: `/${path}`,
        }))
      case 'openapi':
        return descriptionsOf(assets).map(plain)
      default:
        return []
    }
  }, [kind, config, pages, assets, t])
}

/** The names in `versions`, in either notation. */
function versionsOf(config: unknown): readonly string[] {
  const versions = own(config, 'versions')
  if (!isList(versions)) return []
  return versions.map(version => (isText(version) ? version : own(version, 'name'))).filter(isText)
}
