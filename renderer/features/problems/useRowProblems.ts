import { useEffect } from 'react'
import { formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { configProblemsNow, problemsNow, useConfigProblems, useProblems } from '../../host/site/problems.ts'
import type { Rows } from '../entries/rows.ts'
import { problemsByEntry } from './entryProblems.ts'

type RowLocations = ReadonlyMap<string, JsonPath>
interface NamedRow {
  readonly id: string
  /** The page's file. */
  readonly file?: string | undefined
}

/** The locations of the rows: rows stay the same objects when they move. */
const useRowLocations = siteStore<{ readonly places: RowLocations }>(() => ({ places: new Map() }))

/** Keeps the problem counts of rows in step with the locations of the rows. */
export function useFollowRowLocations({ locations: places }: Rows): void {
  const site = useSite()
  useEffect(() => useRowLocations.of(site).setState({ places }), [places, site])
}

const NONE: readonly Problem[] = []

function ofEntry(id: string, places: RowLocations, config: readonly Problem[]): readonly Problem[] {
  const at = places.get(id)
  return (at && problemsByEntry(config).get(formatPointer(at))) ?? NONE
}

/** The problems of a page, and those in docs.json that are in its entry but in no nested entry. */
export function useRowProblems({ id, file }: NamedRow): readonly Problem[] {
  const places = useRowLocations(state => state.places)
  const config = useConfigProblems()
  const page = useProblems(file ?? '')
  return [...ofEntry(id, places, config), ...page]
}

/** The same without subscribing. */
export function rowProblemsNow(site: Site, { id, file }: NamedRow): readonly Problem[] {
  return [
    ...ofEntry(id, useRowLocations.of(site).getState().places, configProblemsNow(site)),
    ...(file === undefined ? NONE : problemsNow(site, file)),
  ]
}
