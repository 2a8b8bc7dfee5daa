import { create } from 'zustand'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import type { Division } from '../../../shared/config/navigation/division.ts'
import { useConfig } from '../../host/site/config.ts'
import { divisionsOf } from '../../host/site/divisions.ts'
import { usePointed } from './hoveredSetting.ts'

interface Lens {
  /** Pointer of the tab or anchor that the person keeps in view. */
  readonly pinned?: string | undefined
  /** The paths whose pages it holds; nothing while none is in view. */
  readonly pages?: ReadonlySet<string> | undefined
  /** Whether it holds a page, listed or not; nothing while none is in view. */
  readonly holds?: ((path: string) => boolean) | undefined
  /** The tab or anchor itself. */
  readonly division?: Division | undefined
}

/** The tab or anchor whose pages are shown while all others are dimmed. */
export const useLens = create<Lens>(() => ({}))

const DIVISION = /^\/(?:(?:tabs|anchors)\/\d+|primaryTab|topAnchor)(?=\/|$)/

function follow(): void {
  const { pinned, pages: before } = useLens.getState()
  const pointer = pinned ?? DIVISION.exec(usePointed.getState().pointer ?? '')?.[0]
  if (pointer === undefined) {
    if (before) useLens.setState({ pages: undefined, holds: undefined, division: undefined })
    return
  }
  const divisions = divisionsOf(useConfig.getState().reading)
  const division = divisions.all.find(({ at }) => formatPointer(at) === pointer)
  if (division === undefined || division.href !== undefined) {
    useLens.setState({ division, pages: undefined, holds: undefined })
    return
  }
  const holds = (path: string) => divisions.of(path).trail.includes(division)
  useLens.setState({ division, pages: new Set(divisions.pagesOf(division)), holds })
}

usePointed.subscribe(follow)
useConfig.subscribe(follow)

/** Keeps a tab or an anchor in view, or none. */
export function pinLens(pinned: string | undefined): void {
  useLens.setState({ pinned })
  follow()
}
