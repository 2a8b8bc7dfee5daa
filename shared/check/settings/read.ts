import type { Problem, Severity } from '../../text/problem.ts'
import { ruleOf } from '../rules/registry.ts'

/** The setting of a rule, or of a group of rules. */
export interface RuleSetting {
  /** Absent: the default. */
  readonly severity?: Severity | 'off'
  /** Files or folders (ending in `/`): the rule holds only in these. */
  readonly only?: readonly string[]
  /** Files or folders (ending in `/`): the rule does not hold in these. */
  readonly except?: readonly string[]
}

/** A term of the project, and what not to write instead. */
export interface Term {
  readonly use: string
  readonly not: readonly string[]
}

/** The settings of a repository. */
export interface CheckSettings {
  /** By the name of a rule (`link/dead`) or of a group of them (`link`). */
  readonly rules: ReadonlyMap<string, RuleSetting>
  /** Rules that the writing rules file turns on or off; it is consulted last. */
  readonly switches: ReadonlyMap<string, boolean>
  readonly terms: readonly Term[]
}

/** The settings of a repository without a settings file. */
export const defaultSettings: CheckSettings = { rules: new Map(), switches: new Map(), terms: [] }

const isIn = (file: string, paths: readonly string[]): boolean =>
  paths.some(path => (path.endsWith('/') ? file.startsWith(path) : file === path))

function appliesIn(file: string, { only, except }: RuleSetting): boolean {
  return (only === undefined || isIn(file, only)) && !(except !== undefined && isIn(file, except))
}

/** The default severity of a rule; `found` for rules whose problems vary. */
function defaultSeverityOf(rule: string, found: Severity): Severity | 'off' {
  const standard = ruleOf(rule)?.severity ?? 'varies'
  return standard === 'varies' ? found : standard
}

/**
 * Returns the severity of a problem of `rule` in `file`; undefined if the rule does not hold there. `found` is
 * the severity of the problem itself. The setting of a rule precedes that of its group.
 */
export function severityOf(
  settings: CheckSettings,
  rule: string,
  file: string,
  found: Severity = 'notice',
): Severity | undefined {
  const set = settings.rules.get(rule) ?? settings.rules.get(rule.slice(0, rule.indexOf('/')))
  const isOn = settings.switches.get(rule)
  if (isOn === false || (set !== undefined && !appliesIn(file, set))) return undefined
  const severity = set?.severity ?? defaultSeverityOf(rule, found)
  if (severity !== 'off') return severity
  return isOn === true ? found : undefined
}

/** Tells whether a rule can have problems in `file`, so that looking for them is worthwhile. */
export const isOnIn = (settings: CheckSettings, rule: string, file: string): boolean =>
  severityOf(settings, rule, file) !== undefined

/** Returns problems in order with the severity that the repository sets, without those of rules that do not hold. */
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
