import type { Divisions } from '../../../shared/config/navigation/divisions.ts'
import { readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { readDivisions } from '../../../shared/config/navigation/read-divisions.ts'
import type { ConfigReading } from '../../../shared/config/read/read.ts'
import { useConfig } from './config.ts'

const known = new WeakMap<ConfigReading, Divisions>()

/** How the current docs.json divides the site. */
export function divisionsOf(reading: ConfigReading): Divisions {
  const found = known.get(reading) ?? readDivisions(reading.value, readNavigation(reading.value))
  known.set(reading, found)
  return found
}

/** How the site is divided now. */
export const useDivisions = (): Divisions => useConfig(({ reading }) => divisionsOf(reading))
