import type { Problem, Severity } from '../../text/problem.ts'
import { ruleOf } from '../rules/registry.ts'

/** The file in which a repository says how severe each rule is for it, and where it holds. */
export const SETTINGS_FILE = '.galley/check.json'

/** What a repository says of a rule, or of all whose names begin so. */
export interface RuleSetting {
  /** Absent: as by itself. */
  readonly severity?: Severity | 'off'
  /** Files or folders (with `/` at the end) in which alone it holds. */
  readonly only?: readonly string[]
  /** Files or folders (with `/` at the end) in which it does not hold. */
  readonly except?: readonly string[]
}

/** A word of the project, and what is not to be written for it. */
export interface Term {
  readonly use: string
  readonly not: readonly string[]
}

/** How the rules are set for a repository. */
export interface CheckSettings {
  /** By the name of a rule (`link/dead`) or of a group of them (`link`). */
  readonly rules: ReadonlyMap<string, RuleSetting>
  /** Rules that the file of writing rules switches on or off; it is asked last. */
  readonly switches: ReadonlyMap<string, boolean>
  readonly terms: readonly Term[]
}

/** As it is where a repository says nothing. */
export const defaultSettings: CheckSettings = { rules: new Map(), switches: new Map(), terms: [] }

const isIn = (file: string, places: readonly string[]): boolean =>
  places.some(place => (place.endsWith('/') ? file.startsWith(place) : file === place))

function holdsIn(file: string, { only, except }: RuleSetting): boolean {
  return (only === undefined || isIn(file, only)) && !(except !== undefined && isIn(file, except))
}

/** The severity of a rule by itself; `found` where each problem says it. */
function defaultSeverityOf(rule: string, found: Severity): Severity | 'off' {
  const standard = ruleOf(rule)?.severity ?? 'varies'
  return standard === 'varies' ? found : standard
}

/**
 * Returns how severe a problem of `rule` is in `file`; undefined where the rule does not hold there. `found`
 * is what the problem itself says. The name of a rule is asked before the name of its group.
 */
export function severityOf(
  settings: CheckSettings,
  rule: string,
  file: string,
  found: Severity = 'notice',
): Severity | undefined {
  const set = settings.rules.get(rule) ?? settings.rules.get(rule.slice(0, rule.indexOf('/')))
  const isOn = settings.switches.get(rule)
  if (isOn === false || (set !== undefined && !holdsIn(file, set))) return undefined
  const severity = set?.severity ?? defaultSeverityOf(rule, found)
  if (severity !== 'off') return severity
  return isOn === true ? found : undefined
}

/** Tells whether a rule can have problems in `file`: whether it is worth while to look. */
export const isOnIn = (settings: CheckSettings, rule: string, file: string): boolean =>
  severityOf(settings, rule, file) !== undefined

/** Returns problems as severe as the repository wants them, without those of rules that do not hold, by place. */
export function applySettings(
  problems: readonly Problem[],
  settings: CheckSettings = defaultSettings,
): readonly Problem[] {
  return problems
    .flatMap(problem => {
      const severity = severityOf(settings, problem.code, problem.file, problem.severity)
      if (severity === undefined) return []
      return severity === problem.severity ? [problem] : [{ ...problem, severity }]
    })
    .sort((one, other) => one.offset - other.offset)
}
