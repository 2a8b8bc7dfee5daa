import { message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import type { DivisionKind } from '../navigation/containers.ts'
import type { DivisionEntry, GroupEntry } from '../navigation/entry.ts'
import { languageLists } from '../navigation/language-lists.ts'
import { type ListedPage, listedPages, readNavigation } from '../navigation/navigation.ts'
import { type Translations, translations } from '../navigation/translations.ts'
import { setGroupPage } from './group-page.ts'
import { insertEntries } from './insert.ts'
import { entryKindAt } from './kinds.ts'
import { nameKeyOf } from './new-entry.ts'
import type { Place } from './slot.ts'
import { type TreeEdit, unchanged } from './tree-edit.ts'

/** A page in another language: its path, and the edit that lists it there. */
export interface PageTranslation {
  readonly path: string
  readonly edit: TreeEdit
}

/** A level of the navigation around a page. */
type Level = DivisionEntry | GroupEntry

/** What is known about a page that is listed in one language and not in another. */
interface Search {
  readonly config: unknown
  readonly page: ListedPage
  readonly own: DivisionEntry
  readonly target: DivisionEntry
  /** Where the other language lists the translation of a page. */
  readonly locate: (path: string) => JsonPath | undefined
}

/**
 * Lists a page in another language where the original is: next to the translation of its neighbor, in the same group;
 * levels that are missing there are created. Its path follows the habit of the site. Undefined if no language with
 * such a sibling lists the page.
 */
export function translatePage(config: unknown, path: string, language: string): PageTranslation | undefined {
  for (const languages of languageLists(readNavigation(isObject(config) ? config : {}))) {
    const target = languages.find(({ division }) => division.name === language)
    for (const own of languages) {
      const page = own === target ? undefined : listedPages([own]).find(({ entry }) => entry.path === path)
      if (target && page) return translated(config, { own, target, page })
    }
  }
  return undefined
}

function translated(config: unknown, search: Pick<Search, 'own' | 'target' | 'page'>): PageTranslation {
  const { own, target, page } = search
  const found = translations(own, target)
  const existing = found.of(page.entry.path)
  if (existing !== undefined) return { path: existing, edit: unchanged(message('tree:listedHere')) }
  const path = found.pathFor(page.entry.path)
  const written = page.entry.written.replace(page.entry.path, () => path)
  return { path, edit: listed({ config, ...search, locate: locator(target, found) }, written) }
}

function locator(target: DivisionEntry, { of }: Translations): Search['locate'] {
  const locations = new Map<string, JsonPath>()
  for (const { entry } of listedPages([target]))
    if (!locations.has(entry.path)) locations.set(entry.path, entry.at)
  return path => locations.get(of(path) ?? '')
}

function listed(search: Search, written: string): TreeEdit {
  const { config, page, own } = search
  const isRoot = page.entry.at.at(-1) === 'root'
  const levels: readonly Level[] = [...page.divisions.slice(page.divisions.indexOf(own)), ...page.groups]
  const neighbor = isRoot ? undefined : neighborOf(search, levels.at(-1) ?? own)
  if (neighbor) return insertEntries(config, [{ kind: 'page', name: written }], neighbor)
  const depth = levels.findLastIndex(level => counterpartOf(search, level) !== undefined)
  const missing = levels.slice(depth + 1)
  const at = levels[depth] ? (counterpartOf(search, levels[depth]) ?? []) : []
  const [outermost, ...inner] = missing
  if (!outermost)
    return isRoot && valueAt(config, [...at, 'root']) === undefined
      ? setGroupPage(config, at, written)
      : insertEntries(config, [{ kind: 'page', name: written }], { at, position: 'into' })
  let content: JsonObject = isRoot ? { root: written, pages: [] } : { pages: [written] }
  for (const level of inner.toReversed())
    content = { [String(level.at.at(-2))]: [{ ...named(config, level), ...content }] }
  const { [nameKeyOf(kindOf(outermost)) ?? 'group']: name = '', ...members } = named(config, outermost)
  const entry = { kind: kindOf(outermost), name: String(name), members: { ...members, ...content } }
  return insertEntries(config, [entry], { at, position: 'into' })
}

const kindOf = (level: Level): DivisionKind | 'group' =>
  level.kind === 'group' ? 'group' : level.division.kind

/** What a new level takes over from its original: the name and the icon. */
function named(config: unknown, level: Level): JsonObject {
  const nameKey = nameKeyOf(kindOf(level)) ?? 'group'
  const icon = valueAt(config, [...level.at, 'icon'])
  return { [nameKey]: valueAt(config, [...level.at, nameKey]), ...(icon !== undefined && { icon }) }
}

/** After the translation of the nearest page before it, else before that of the nearest page after it. */
function neighborOf({ page, locate }: Search, level: Level): Place | undefined {
  const siblings = level.entries.filter(entry => entry.kind === 'page')
  const index = siblings.findIndex(({ at }) => at.at(-1) === page.entry.at.at(-1))
  const inList = (path: string) => {
    const at = locate(path)
    return typeof at?.at(-1) === 'number' ? at : undefined
  }
  const before = siblings
    .slice(0, index)
    .map(({ path }) => inList(path))
    .findLast(at => at !== undefined)
  if (before) return { at: before, position: 'after' }
  const after = siblings
    .slice(index + 1)
    .map(({ path }) => inList(path))
    .find(at => at !== undefined)
  return after && { at: after, position: 'before' }
}

/** The level of the other language that holds the translations of its pages, else the one at the same position. */
function counterpartOf({ config, own, target, locate }: Search, level: Level): JsonPath | undefined {
  if (level === own) return target.at
  const kind = kindOf(level)
  for (const { entry } of listedPages([level])) {
    const at = locate(entry.path)
    const around = at?.slice(0, at.length - (entry.at.length - level.at.length))
    if (around && entryKindAt(config, around) === kind) return around
  }
  const same = [...target.at, ...level.at.slice(own.at.length)]
  const isParallel = countAt(config, level.at.slice(0, -1)) === countAt(config, same.slice(0, -1))
  return isParallel && entryKindAt(config, same) === kind ? same : undefined
}

function countAt(config: unknown, list: JsonPath): number {
  const value = valueAt(config, list)
  return isList(value) ? value.length : 0
}
