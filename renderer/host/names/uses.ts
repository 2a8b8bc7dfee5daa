import i18next from 'i18next'
import { type Name, nameRules } from '../../../shared/config/names/names.ts'

/** What refers to a value besides itself. */
export interface NameUses {
  readonly groups: number
  readonly tabs: number
  readonly anchors: number
  /** Places in the navigation of the newer form. */
  readonly entries: number
  /** The files of pages and snippets. */
  readonly pages: readonly string[]
}

const KINDS = ['groups', 'tabs', 'anchors', 'entries', 'pages'] as const

/** Counts what refers to a value in docs.json, and adds the pages that do. */
export function usesOf(config: unknown, name: Name, pages: readonly string[]): NameUses {
  const paths = nameRules[name.kind].uses(config, name)
  const count = (isOne: (first: unknown, second: unknown) => boolean) =>
    paths.filter(([first, second]) => isOne(first, second)).length
  return {
    groups: count((first, second) => first === 'navigation' && typeof second === 'number'),
    tabs: count(first => first === 'tabs'),
    anchors: count(first => first === 'anchors'),
    entries: count((first, second) => first === 'navigation' && typeof second !== 'number'),
    pages,
  }
}

const countIn = (uses: NameUses, kind: (typeof KINDS)[number]): number => {
  const { [kind]: use } = uses
  return typeof use === 'number' ? use : use.length
}

/** Whether anything refers to the value. */
export const isUsed = (uses: NameUses): boolean => KINDS.some(kind => countIn(uses, kind) > 0)

/** The references to a value, in words. */
export function describeUses(uses: NameUses): string {
  const t = i18next.getFixedT(null, 'names')
  const counts = KINDS.map(kind => ({ kind, count: countIn(uses, kind) })).filter(({ count }) => count > 0)
  if (counts.length === 0) return t('unused')
  return t('all', { uses: counts.map(({ kind, count }) => t(kind, { count })) })
}
