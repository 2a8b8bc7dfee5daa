import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { type DivisionContainer, divisionContainer } from '../navigation/containers.ts'
import { isNewer } from '../schema/form.ts'

/** The kinds of values in docs.json that others refer to by their text. */
export type NameKind = 'version' | 'language' | 'variable'

/** A value that others refer to by its text. */
export interface Name {
  readonly kind: NameKind
  readonly name: string
  /** Where it is: a text, or for a variable the value under its key. */
  readonly at: JsonPath
}

/** How values of one kind are referred to. */
interface NameRule {
  /** Returns every value of the kind, in file order. */
  readonly declared: (config: unknown) => readonly Name[]
  /** Returns the texts in docs.json that have to stay equal to a value, without the value itself. */
  readonly uses: (config: unknown, name: Name) => readonly JsonPath[]
  /** How a page refers to it: by a frontmatter field of that name, or by `{{name}}` anywhere in its text. */
  readonly inPages?: { readonly field: string } | 'text'
}

/** The rules of all kinds: a value that something looks up by its text has its kind here. */
export const nameRules: Readonly<Record<NameKind, NameRule>> = {
  version: {
    declared: config => (isNewer(config) ? divisionNames(config, 'version') : olderVersions(config)),
    uses: (config, name) => (isNewer(config) ? sameVersion(config, name) : versionUses(config, name.name)),
    inPages: { field: 'version' },
  },
  // A language has one code in every product and version: readers keep theirs when they switch those.
  language: {
    declared: config => divisionNames(config, 'language'),
    uses: (config, { name, at }) => others(divisionNames(config, 'language'), name, at),
  },
  variable: {
    declared: config => {
      const variables = valueAt(config, ['variables'])
      return isNewer(config) && isObject(variables)
        ? Object.keys(variables).map((name): Name => ({ kind: 'variable', name, at: ['variables', name] }))
        : []
    },
    uses: () => [],
    inPages: 'text',
  },
}

/** Returns the kind of the value at a path, if others refer to it by its text; it may be missing or empty there. */
export function nameKindAt(config: unknown, at: JsonPath): NameKind | undefined {
  const [first, index, last] = at
  if (isNewer(config)) {
    if (first === 'variables') return at.length === 2 ? 'variable' : undefined
    const container = first === 'navigation' ? divisionContainer(String(at.at(-3))) : undefined
    if (container === undefined || typeof at.at(-2) !== 'number') return undefined
    const isNamed = container.kind === 'version' || container.kind === 'language'
    return isNamed && at.at(-1) === container.nameKey ? container.kind : undefined
  }
  const isVersion = first === 'versions' && typeof index === 'number'
  return isVersion && (at.length === 2 || (at.length === 3 && last === 'name')) ? 'version' : undefined
}

/** Returns the value at a path that others refer to by its text. */
export function nameAt(config: unknown, at: JsonPath): Name | undefined {
  const kind = nameKindAt(config, at)
  const name = kind === 'variable' ? at.at(-1) : valueAt(config, at)
  const isThere = kind !== undefined && typeof name === 'string' && name !== ''
  return isThere && valueAt(config, at) !== undefined ? { kind, name, at } : undefined
}

/** Returns the names in a configuration that another one no longer has. */
export function namesLost(before: unknown, after: unknown): readonly Name[] {
  return Object.values(nameRules).flatMap(({ declared }) => {
    const left = new Set(declared(after).map(({ name }) => name))
    return declared(before).filter(
      ({ name }, index, all) => !left.has(name) && all.findIndex(one => one.name === name) === index,
    )
  })
}

const nameOfVersion = (entry: unknown, at: JsonPath): readonly Name[] => {
  const [name, path] = isObject(entry) ? [entry.name, [...at, 'name']] : [entry, at]
  return typeof name === 'string' ? [{ kind: 'version', name, at: path }] : []
}

function olderVersions(config: unknown): readonly Name[] {
  const versions = valueAt(config, ['versions'])
  return isList(versions) ? versions.flatMap((entry, index) => nameOfVersion(entry, ['versions', index])) : []
}

/** Levels that are nested deeper have no names; real files are far from it. */
const DEEPEST = 120

/** The languages or versions of the newer form, at every level. */
function divisionNames(config: unknown, kind: 'language' | 'version'): readonly Name[] {
  const found: Name[] = []
  const walk = (value: unknown, at: JsonPath, container?: DivisionContainer) => {
    if (at.length > DEEPEST) return
    if (isList(value)) for (const [index, item] of value.entries()) walk(item, [...at, index], container)
    if (!isObject(value)) return
    const name = container && value[container.nameKey]
    if (container?.kind === kind && typeof name === 'string')
      found.push({ kind, name, at: [...at, container.nameKey] })
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'global') walk(inner, [...at, key])
      else if (divisionContainer(key)) walk(inner, [...at, key], divisionContainer(key))
    }
  }
  if (isNewer(config)) walk(valueAt(config, ['navigation']), ['navigation'])
  return found
}

const isSame = (one: JsonPath, other: JsonPath): boolean =>
  one.length === other.length && one.every((step, index) => step === other[index])

const others = (all: readonly Name[], name: string, at: JsonPath): readonly JsonPath[] =>
  all.filter(one => one.name === name && !isSame(one.at, at)).map(one => one.at)

/** The list of a division, without the languages around it: `/navigation/products/0/versions`. */
const listOf = (at: JsonPath): JsonPath =>
  at.slice(0, -2).filter((step, index, all) => step !== 'languages' && all[index - 1] !== 'languages')

/** The same version in the other languages of the site; another product has versions of its own. */
const sameVersion = (config: unknown, { name, at }: Name): readonly JsonPath[] =>
  others(
    divisionNames(config, 'version').filter(one => isSame(listOf(one.at), listOf(at))),
    name,
    at,
  )

/** Where a version of the older form is named besides its own entry. */
const LISTS = ['navigation', 'tabs', 'anchors'] as const

/** Returns the paths of every `version` key with this name, in groups, tabs and anchors of the older form. */
export function versionUses(config: unknown, name: string): readonly JsonPath[] {
  const found: JsonPath[] = []
  const walk = (value: unknown, at: JsonPath) => {
    if (isList(value)) for (const [index, item] of value.entries()) walk(item, [...at, index])
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'version' && inner === name) found.push([...at, key])
      else walk(inner, [...at, key])
    }
  }
  for (const list of LISTS) walk(valueAt(config, [list]), [list])
  return found
}
