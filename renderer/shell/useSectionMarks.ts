import { useMemo } from 'react'
import { parsePointer } from '../../shared/config/json/pointer.ts'
import { type ConfigReading, readConfig } from '../../shared/config/read/read.ts'
import { CONFIG_FILE } from '../../shared/config/schema/config-file.ts'
import type { SettingsForm } from '../../shared/config/schema/schema.ts'
import { type SectionId, sectionOf, sections } from '../../shared/config/schema/sections.ts'
import type { Problem } from '../../shared/text/problem.ts'
import { useBase } from '../features/changes/unsavedVersions.ts'
import { canRead } from '../host/documents/reading.ts'
import { useConfig } from '../host/site/config.ts'
import { useConfigProblems } from '../host/site/problems.ts'

/** The marks in the list of sections. */
interface SectionMarks {
  readonly dirty: ReadonlySet<SectionId>
  readonly problems: ReadonlyMap<SectionId, number>
}

function sectionOfProblem({ pointer }: Problem, form: SettingsForm): SectionId | undefined {
  const key = pointer === undefined ? undefined : parsePointer(pointer)?.[0]
  if (key === 'navigation') return undefined
  return key === undefined ? 'json' : (sectionOf(String(key), form)?.id ?? 'json')
}

function count(problems: readonly Problem[], form: SettingsForm): ReadonlyMap<SectionId, number> {
  const counts = new Map<SectionId, number>()
  for (const problem of problems) {
    const section = problem.severity === 'notice' ? undefined : sectionOfProblem(problem, form)
    if (section) counts.set(section, (counts.get(section) ?? 0) + 1)
  }
  return counts
}

const part = ({ value }: ConfigReading, key: string) => JSON.stringify(Reflect.get(value.newer ?? value, key))

function changed(base: ConfigReading, now: ConfigReading): ReadonlySet<SectionId> {
  const dirty = sections[now.form].filter(({ properties }) =>
    properties.some(key => part(base, key) !== part(now, key)),
  )
  return new Set(dirty.map(({ id }) => id))
}

/** Which sections have unsaved changes, and how many problems each has. */
export function useSectionMarks(): SectionMarks {
  const reading = useConfig(config => config.reading)
  const base = useBase(CONFIG_FILE)
  const problems = useConfigProblems()
  const saved = useMemo(
    () => (base === undefined || !canRead(CONFIG_FILE, base) ? undefined : readConfig(base)),
    [base],
  )
  return useMemo(
    () => ({ dirty: saved ? changed(saved, reading) : new Set(), problems: count(problems, reading.form) }),
    [saved, reading, problems],
  )
}
