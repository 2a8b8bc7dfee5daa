import { createStore, type StoreApi, useStore } from 'zustand'
import { type AppWindow, useApp } from './app-window.ts'
import { type Site, useSite } from './site.ts'

/** Stores one value for each owner, created when first used and released with its owner. */
function perOwner<S extends object, T>(create: (owner: S) => T): (owner: S) => T {
  const pieces = new WeakMap<S, { readonly piece: T }>()
  return owner => {
    const known = pieces.get(owner)
    if (known) return known.piece
    const piece = create(owner)
    pieces.set(owner, { piece })
    return piece
  }
}

/** Stores one value for each site: this is how features keep state per site instead of per module. */
export const perSite = <T>(create: (site: Site) => T): ((site: Site) => T) => perOwner(create)

/** Stores one value for each window. */
export const perApp = <T>(create: (app: AppWindow) => T): ((app: AppWindow) => T) => perOwner(create)

/** A store for each owner: a hook that selects from it for components, and `of` for everything else. */
export interface ScopedStore<S, T> {
  <U>(selector: (state: T) => U): U
  readonly of: (owner: S) => StoreApi<T>
}

type Initial<S, T> = (owner: S) => T
type Started<S, T> = (owner: S, store: StoreApi<T>) => void

function storePer<S extends object, T>(initial: Initial<S, T>, started: Started<S, T> | undefined) {
  return perOwner((owner: S) => {
    const store = createStore<T>(() => initial(owner))
    started?.(owner, store)
    return store
  })
}

/** A store for each site. `started` is called with a new store: there it subscribes to what it follows. */
export function siteStore<T>(initial: Initial<Site, T>, started?: Started<Site, T>): ScopedStore<Site, T> {
  const of = storePer(initial, started)
  return Object.assign(<U>(selector: (state: T) => U) => useStore(of(useSite()), selector), { of })
}

/** A store for each window. `started` is called with a new store: there it subscribes to what it follows. */
export function appStore<T>(
  initial: Initial<AppWindow, T>,
  started?: Started<AppWindow, T>,
): ScopedStore<AppWindow, T> {
  const of = storePer(initial, started)
  return Object.assign(<U>(selector: (state: T) => U) => useStore(of(useApp()), selector), { of })
}
