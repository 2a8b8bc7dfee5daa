import type { StoreApi } from 'zustand'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import type { Division } from '../../../shared/config/navigation/division.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useConfig } from '../../host/site/config.ts'
import { divisionsOf } from '../../host/site/divisions.ts'
import { useHoveredSetting } from './hoveredSetting.ts'

interface DivisionFilter {
  /** Pointer of the selected tab or anchor. */
  readonly pinned?: string | undefined
  /** The paths of its pages; absent while none is selected. */
  readonly pages?: ReadonlySet<string> | undefined
  /** Whether it contains a page, listed or not; absent while none is selected. */
  readonly holds?: ((path: string) => boolean) | undefined
  /** The tab or anchor itself. */
  readonly division?: Division | undefined
}

const DIVISION = /^\/(?:(?:tabs|anchors)\/\d+|primaryTab|topAnchor)(?=\/|$)/

function follow(site: Site, store: StoreApi<DivisionFilter>): void {
  const { pinned, pages: before } = store.getState()
  const pointer = pinned ?? DIVISION.exec(useHoveredSetting.of(site).getState().pointer ?? '')?.[0]
  if (pointer === undefined) {
    if (before) store.setState({ pages: undefined, holds: undefined, division: undefined })
    return
  }
  const divisions = divisionsOf(useConfig.of(site).getState().reading)
  const division = divisions.all.find(({ at }) => formatPointer(at) === pointer)
  if (division === undefined || division.href !== undefined) {
    store.setState({ division, pages: undefined, holds: undefined })
    return
  }
  const holds = (path: string) => divisions.of(path).trail.includes(division)
  store.setState({ division, pages: new Set(divisions.pagesOf(division)), holds })
}

/** The tab or anchor whose pages are shown while all others are dimmed. */
export const useDivisionFilter = siteStore<DivisionFilter>(
  () => ({}),
  (site, store) => {
    follow(site, store)
    useHoveredSetting.of(site).subscribe(() => follow(site, store))
    useConfig.of(site).subscribe(() => follow(site, store))
  },
)

/** Selects a tab or an anchor, or none. */
export function pinDivision(site: Site, pinned: string | undefined): void {
  const store = useDivisionFilter.of(site)
  store.setState({ pinned })
  follow(site, store)
}
