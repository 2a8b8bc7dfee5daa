import { message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import { sameValue } from '../json/equal.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isOperation } from '../navigation/newer-navigation.ts'
import { pagePath } from '../navigation/page-path.ts'
import { isNewer } from '../schema/form.ts'
import { NAVIGATION } from './kinds.ts'
import { isRedirectTo, redirectsAfterRename } from './redirects.ts'
import { removeEntries } from './remove.ts'
import { edited, refused, type TreeEdit, unchanged } from './tree-edit.ts'

/** A page where it is listed. */
export interface Mention {
  readonly at: JsonPath
  readonly path: string
  readonly written: string
}

/** Levels nested deeper are not searched; real files are far from it. */
const DEEPEST = 60

/** Returns every page listed at or below a path, also as the page of a group, in file order. */
export function pagesListed(config: unknown, below: JsonPath = NAVIGATION): readonly Mention[] {
  const found: Mention[] = []
  const note = (written: unknown, at: JsonPath) => {
    if (typeof written !== 'string' || (/\s/.test(written) && isOperation(written))) return
    const path = pagePath(written)
    if (path !== '') found.push({ at, path, written })
  }
  const list = (items: unknown, at: JsonPath, isPages: boolean) => {
    if (!isList(items) || at.length > DEEPEST * 2) return
    for (const [index, item] of items.entries()) {
      if (isObject(item)) level(item, [...at, index])
      else if (isPages) note(item, [...at, index])
    }
  }
  const level = (value: unknown, at: JsonPath) => {
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'root') note(inner, [...at, key])
      else if (LISTS.has(key)) list(inner, [...at, key], key === 'pages')
    }
  }
  const start = valueAt(config, below)
  if (isList(start)) list(start, below, below.length === 1 || below.at(-1) === 'pages')
  else level(start, below)
  return found
}

const LISTS: ReadonlySet<string> = new Set([
  'languages',
  'versions',
  'products',
  'dropdowns',
  'tabs',
  'anchors',
  'menu',
  'groups',
  'pages',
])

/** Returns every place that lists a page. */
export const mentionsOf = (config: unknown, page: string): readonly Mention[] => {
  const path = pagePath(page)
  return pagesListed(config).filter(mention => mention.path === path)
}

/** Returns the name of the language around a path; `undefined` if there is none. */
function languageAround(config: unknown, at: JsonPath): unknown {
  const depth = at.findLastIndex((step, index) => typeof step === 'number' && at[index - 1] === 'languages')
  return depth < 0 ? undefined : valueAt(config, [...at.slice(0, depth + 1), 'language'])
}

/**
 * Returns another language that lists a page, which must not be listed at `at` then: a page has one language. The
 * mention at `except` does not count, and in its own language it may move even if another language lists the page.
 */
export function otherLanguageOf(
  config: unknown,
  page: string,
  at: JsonPath,
  except: JsonPath = [],
): string | undefined {
  const own = languageAround(config, at)
  if (own === undefined || own === languageAround(config, except)) return undefined
  const found = mentionsOf(config, page)
    .filter(mention => !sameValue(mention.at, except))
    .map(mention => languageAround(config, mention.at))
    .find(language => language !== undefined && language !== own)
  return found === undefined ? undefined : String(found)
}

/** Removes every mention of pages from the navigation; files stay. */
export function removeMentions(config: unknown, pages: readonly string[]): TreeEdit {
  const paths = new Set(pages.map(pagePath))
  const found = pagesListed(config).filter(({ path }) => paths.has(path))
  return found.length === 0
    ? unchanged(message('tree:notListed'))
    : removeEntries(
        config,
        found.map(({ at }) => at),
      )
}

/** A page that gets another path. */
export interface PageRename {
  readonly from: string
  readonly to: string
  /** Readers of the old address are led to the new one. */
  readonly redirects: boolean
}

/** Changes the path of a page wherever it is listed, and in redirects. The file is not moved here. */
export function renamePage(config: unknown, { from, to, redirects }: PageRename): TreeEdit {
  const [old, fresh] = [pagePath(from), pagePath(to)]
  if (fresh === '') return refused(message('tree:nameMissing'))
  if (isNewer(config) && isOperation(fresh)) return refused(message('tree:pageWithSpace', { written: to }))
  const mentions = mentionsOf(config, old)
  if (old === fresh) return unchanged(message('tree:sameValue'))
  if (mentions.length === 0 && !isRedirectTo(config, old)) return unchanged(message('tree:notListed'))
  const changes = mentions.map(
    ({ at, written }): Change => ({ kind: 'set', path: at, value: inHabit(written, old, fresh) }),
  )
  return edited(
    [...changes, ...redirectsAfterRename(config, { from: old, to: fresh, redirects })],
    mentions.map(({ at }) => at),
  )
}

/** The new path as the old one is written: with a leading slash or an extension where it has them. */
function inHabit(written: string, from: string, to: string): string {
  const start = written.indexOf(from)
  const after = start < 0 ? to : written.slice(0, start) + to + written.slice(start + from.length)
  return pagePath(after) === to ? after : to
}
