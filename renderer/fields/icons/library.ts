import { useContext, useEffect } from 'react'
import { create } from 'zustand'
import type { IconSet, IconStyle } from '../../../shared/site/base/icons.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import { notifyError } from '../../host/base/notices.ts'
import { AppContext } from '../../host/scope/app-window.ts'

/** The icons of published sites. */
interface IconLibrary {
  readonly icons: IconSet
  /** The search terms of each icon, in addition to its name. */
  readonly terms: Readonly<Record<string, string>>
}

const store = create<{ readonly library?: IconLibrary }>(() => ({}))

let loading: Promise<IconLibrary> | undefined

async function load(): Promise<IconLibrary> {
  const { icons, terms } = await import('virtual:icons')
  const library = { icons, terms }
  store.setState({ library })
  return library
}

/** The icons, loaded on first use. */
export function iconLibrary(): Promise<IconLibrary> {
  loading ??= load().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

/** The icons, loaded on first use; `undefined` while they load. */
export function useIcons(): IconLibrary | undefined {
  const app = useContext(AppContext)
  useEffect(() => {
    iconLibrary().catch(error => app && notifyError(app, error))
  }, [app])
  return store(({ library }) => library)
}

const STYLES: readonly IconStyle[] = ['solid', 'regular', 'brands']

const isAlias = (drawing: string | undefined) => drawing?.startsWith('=') === true

/** The names in `style`, or in all styles, that match a search: names that start with it come first. */
export function findIcons(
  { icons, terms }: IconLibrary,
  query: string,
  style?: IconStyle,
): readonly string[] {
  const words = searchable(query)
    .split(/[\s-]+/)
    .filter(Boolean)
  const first = words.join('-')
  const names = new Set((style ? [style] : STYLES).flatMap(one => Object.keys(icons[one])))
  const drawn = (name: string) =>
    STYLES.some(one => Object.hasOwn(icons[one], name) && !isAlias(icons[one][name]))
  const rank = (name: string): number => {
    if (name === first) return 0
    if (name.startsWith(first)) return 1
    if (words.every(word => name.includes(word))) return 2
    const all = `${name} ${Object.hasOwn(terms, name) ? terms[name] : ''}`
    return words.every(word => all.includes(` ${word}`) || name.includes(word)) ? 3 : 4
  }
  return [...names]
    .filter(name => name === first || (drawn(name) && !/^[\da-z]$/.test(name)))
    .map(name => ({ name, rank: rank(name) }))
    .filter(one => one.rank < 4)
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name)
}
