import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { field, isEmptyGroup, textOf, without } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { type Division, divisionIn } from '../navigation/division.ts'
import type { Divisions } from '../navigation/divisions.ts'
import { listedPages, readNavigation } from '../navigation/navigation.ts'
import { pagePath } from '../navigation/page-path.ts'
import { readVersions } from '../navigation/versions.ts'
import { upgradeIcon } from './icons.ts'
import type { Ledger } from './ledger.ts'
import type { SiteDivisions } from './site-divisions.ts'
import { reportDivision, upgradeDivision } from './upgrade-division.ts'

/** Selects pages by their path and the version they are listed in. */
type Pick = (path: string, version: string | undefined) => boolean

/** A navigation that takes more steps than this is refused. */
const MAX_STEPS = 20_000_000

/** Converts the divisions of a site to the navigation of the newer format. */
export function upgradeNavigation(parts: SiteDivisions, ledger: Ledger): JsonObject {
  const { source } = parts
  const list = isList(source.navigation) ? source.navigation : []
  const versions = readVersions({ versions: writtenVersions(source) })
  budget(parts, list, versions.length)
  const names = versions.map(({ name }) => name)
  reportMembers(list, ['navigation'], ledger, names)
  reportVersions(source, versions, ledger)
  reportOtherVersions(parts, ledger)
  const up = new NavigationWriter(parts, list)
  const outer =
    versions.length === 0 ? up.content(() => true, undefined) : inVersions(up, versions, source, ledger)
  reportDivisions(parts, up, ledger, names)
  const links = up.globals()
  return { ...outer, ...(links.length > 0 && { global: { anchors: links } }) }
}

function writtenVersions(source: JsonObject) {
  const list = isList(source.versions) ? source.versions : []
  return list.map(item => {
    if (typeof item === 'string') return item
    const [name, url, locale] = ['name', 'url', 'locale'].map(key => textOf(field(item, key)))
    return {
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url }),
      ...(locale !== undefined && { locale }),
      default: field(item, 'default') === true,
    }
  })
}

function countOf(list: readonly unknown[]): number {
  return list.reduce<number>((sum, item) => {
    const pages = field(item, 'pages')
    return sum + 1 + (isList(pages) ? countOf(pages) : 0)
  }, 0)
}

function budget({ tabs, anchors }: SiteDivisions, list: readonly unknown[], versions: number): void {
  const steps = (countOf(list) + 1) * (tabs.length + 1) * (anchors.length + 1) * (versions + 1)
  if (steps <= MAX_STEPS) return
  throw new Refusal('bad-request', message('convert:tooManyDivisions'))
}

function reportMembers(
  list: readonly unknown[],
  at: JsonPath,
  ledger: Ledger,
  versions: readonly string[],
): void {
  for (const [index, item] of list.entries()) {
    const path = [...at, index]
    if (typeof item !== 'string' && !isObject(item)) ledger.lost(path, message('convert:notAnEntry'))
    else if (at.length === 1) {
      const everywhere = versions.length > 0 && field(item, 'version') === undefined
      ledger.moved(path, ['navigation'], everywhere ? message('convert:repeated') : undefined)
    }
    const pages = field(item, 'pages')
    const version = textOf(field(item, 'version'))
    if (version !== undefined && !versions.includes(version))
      ledger.lost(
        versions.length === 0 ? [...path, 'version'] : path,
        message('convert:noVersion', { version }),
      )
    if (isList(pages)) reportMembers(pages, [...path, 'pages'], ledger, versions)
    else if (pages !== undefined) ledger.lost([...path, 'pages'], message('convert:notEntries'))
  }
}

/** Reports pages of a version that are in a tab or an anchor of another one: no reader gets to them. */
function reportOtherVersions({ source, divisions }: SiteDivisions, ledger: Ledger): void {
  for (const { entry, groups } of listedPages(readNavigation(source))) {
    const own = groups.findLast(({ version }) => version !== undefined)?.version
    const other = divisions
      .of(entry.path)
      .trail.find(({ version }) => version !== undefined && version !== own && own !== undefined)
    if (other)
      ledger.lost(
        entry.at,
        message('convert:otherVersion', { name: other.name, version: other.version ?? '' }),
      )
  }
}

/** Reports entries of `versions` that are no usable version. */
function reportVersions(source: JsonObject, versions: ReturnType<typeof readVersions>, ledger: Ledger): void {
  const written = isList(source.versions) ? source.versions : []
  const indices = new Set(versions.map(({ at }) => at[1]))
  for (const [index, item] of written.entries()) {
    if (!indices.has(index)) {
      ledger.lost(
        ['versions', index],
        isObject(item) || typeof item === 'string' ? message('convert:sameName') : message('convert:unnamed'),
      )
    }
  }
}

function inVersions(
  up: NavigationWriter,
  versions: ReturnType<typeof readVersions>,
  source: JsonObject,
  ledger: Ledger,
): JsonObject {
  const isLanguages = versions.every(({ locale }) => locale !== undefined)
  const written = isList(source.versions) ? source.versions : []
  const made = versions.map(({ name, url, at }) => {
    ledger.moved(at, ['navigation'])
    const item = written[Number(at[1])]
    const rest = isObject(item) ? without(item, ['name', 'url', 'locale']) : {}
    const locale = textOf(field(item, 'locale'))
    const own = { ...(isLanguages ? { language: locale ?? name } : { version: name }), ...rest }
    if (isLanguages && locale !== name) ledger.lost([...at, 'name'], message('convert:languageCode'))
    if (!isLanguages && locale !== undefined) ledger.lost([...at, 'locale'], message('convert:languages'))
    const inner = up.content((_, version) => version === undefined || version === name, name)
    return url === undefined
      ? { ...own, ...inner }
      : { ...own, href: url, ...(up.isEmpty(name) ? {} : inner) }
  })
  return isLanguages ? { languages: made } : { versions: made }
}

/** Reports the tabs and anchors; those that no version shows are lost. */
function reportDivisions(
  { source, tabs, anchors }: SiteDivisions,
  up: NavigationWriter,
  ledger: Ledger,
  versions: readonly string[],
): void {
  const names = new Set(versions)
  for (const part of [...tabs, ...anchors]) {
    const { isFirst, version } = part.division
    const isWritten = Object.keys(part.written).length > 0
    const isUnknown = version !== undefined && !names.has(version)
    if (isWritten) reportDivision(part, !isUnknown && (isFirst || up.isUsed(part.division)), ledger)
  }
  for (const [key, known] of [
    ['tabs', tabs],
    ['anchors', anchors],
  ] as const) {
    const list = isList(source[key]) ? source[key] : []
    const indices = new Set(known.map(({ division: { at } }) => (at[0] === key ? at[1] : undefined)))
    for (const index of list.keys()) {
      if (!indices.has(index)) ledger.lost([key, index], message('convert:noNameOrTarget'))
    }
  }
}

/** Writes divisions of the newer format. */
class NavigationWriter {
  readonly #parts: SiteDivisions
  readonly #list: readonly unknown[]
  readonly #known = new Map<string, ReturnType<Divisions['of']>>()

  constructor(parts: SiteDivisions, list: readonly unknown[]) {
    this.#parts = parts
    this.#list = list
  }

  /** Whether a version has no pages of its own. */
  isEmpty(name: string): boolean {
    return selected(this.#list, (_, version) => version === name, undefined).length === 0
  }

  /** Whether readers can open it: it has pages, links to another site, or lists operations. */
  isUsed({ href, prefix, openapi, kind, isFirst }: Division): boolean {
    if (href !== undefined || openapi.length > 0) return true
    return !isFirst && prefix !== undefined && (kind === 'tab' || this.#parts.anchors.length > 0)
  }

  /** The links that are shown on every page. */
  globals(): readonly JsonObject[] {
    const { anchors, hasInnerAnchors, tabs } = this.#parts
    if (hasInnerAnchors && tabs.length === 0) return []
    const links = anchors.filter(({ division }) => !division.isFirst && this.#isLink(division))
    return links.map(part => upgradeDivision(part, false, this.#parts))
  }

  #isLink(division: Division): boolean {
    return division.href !== undefined || this.#parts.divisions.pagesOf(division).length === 0
  }

  content(pick: Pick, version: string | undefined): JsonObject {
    const { tabs } = this.#parts
    if (tabs.length === 0) return this.#inTab(pick, version)
    const made = tabs.flatMap(part => {
      const { division } = part
      if (!isOf(division, version)) return []
      const inTab: Pick = (path, own) => pick(path, own) && this.#tabOf(path) === division
      const hasPages = selected(this.#list, inTab, undefined).length > 0
      const hasOthers = this.#parts.divisions.pagesOf(division).length > 0
      if (!hasPages && (division.isFirst || hasOthers)) return []
      const fields = upgradeDivision(part, hasPages, this.#parts)
      return [hasPages ? { ...fields, ...this.#inTab(inTab, version) } : fields]
    })
    return { tabs: made }
  }

  /** What a page belongs to; looked up once per page. */
  #of(path: string): ReturnType<Divisions['of']> {
    const known = this.#known.get(path) ?? this.#parts.divisions.of(path)
    this.#known.set(path, known)
    return known
  }

  #tabOf(path: string): Division | undefined {
    return divisionIn(this.#of(path), 'tab') ?? this.#parts.tabs[0]?.division
  }

  #anchorOf(path: string): Division | undefined {
    return divisionIn(this.#of(path), 'anchor') ?? this.#parts.anchors[0]?.division
  }

  #inTab(pick: Pick, version: string | undefined): JsonObject {
    const { anchors, tabs, hasInnerAnchors } = this.#parts
    const all = selected(this.#list, pick, undefined)
    const used = new Set(pagesOf(all).map(path => this.#anchorOf(path)))
    const isDivided =
      used.size > 1 ||
      (used.size === 1 && anchors.some(({ division }) => used.has(division) && !division.isFirst))
    if (!hasInnerAnchors || (tabs.length > 0 && !isDivided)) return contentOf(all)
    const made = anchors.flatMap(part => {
      const { division } = part
      if (!isOf(division, version)) return []
      const own = selected(
        this.#list,
        (path, one) => pick(path, one) && this.#anchorOf(path) === division,
        undefined,
      )
      if (own.length > 0) return [{ ...upgradeDivision(part, true, this.#parts), ...contentOf(own) }]
      return tabs.length === 0 && !division.isFirst && this.#isLink(division)
        ? [upgradeDivision(part, false, this.#parts)]
        : []
    })
    return { anchors: made }
  }
}

const isOf = (division: Division, version: string | undefined): boolean =>
  version === undefined || division.version === undefined || division.version === version

const pagesOf = (list: readonly unknown[]): readonly string[] =>
  list.flatMap((item): readonly string[] => {
    if (typeof item === 'string') return [pagePath(item)]
    const pages = field(item, 'pages')
    return isList(pages) ? pagesOf(pages) : []
  })

/** The members of a list that hold a selected page, reduced to these pages. */
function selected(list: readonly unknown[], pick: Pick, version: string | undefined): readonly unknown[] {
  return list.flatMap((item): readonly unknown[] => {
    if (typeof item === 'string') return pick(pagePath(item), version) ? [item] : []
    if (!isObject(item)) return []
    const own = textOf(item.version) ?? version
    if (isEmptyGroup(item)) return pick('', own) ? [item] : []
    const inner = (isList(item.pages) ? item.pages : []).flatMap(member =>
      isEmptyGroup(member) ? [member] : selected([member], pick, own),
    )
    return inner.every(isEmptyGroup) ? [] : [{ ...item, pages: inner }]
  })
}

function groupUp(group: JsonObject): JsonObject {
  const { pages: list, version: _, ...rest } = group
  const pages = (isList(list) ? list : []).map(item => (isObject(item) ? groupUp(item) : item))
  const isRoot = pages.length > 0 && pages[0] === field(group, 'root')
  return { ...upgradeIcon(rest), pages: isRoot ? pages.slice(1) : pages }
}

/** Groups without a heading become pages outside of groups. */
function contentOf(list: readonly unknown[]): JsonObject {
  const made = list.map(item => (isObject(item) ? groupUp(item) : item))
  const isBare = (item: unknown): item is JsonObject & { pages: readonly unknown[] } =>
    isObject(item) && item.group === '' && Object.keys(item).length === 2 && isList(item.pages)
  if (!made.some(item => typeof item === 'string' || isBare(item))) return { groups: made }
  return { pages: made.flatMap((item): readonly unknown[] => (isBare(item) ? item.pages : [item])) }
}
