import { ruleGroups, ruleOf } from '../../../../shared/check/rules/registry.ts'
import { writingRuleOf } from '../../../../shared/check/rules/writing-guide.ts'
import type { CheckSettings, RuleSetting } from '../../../../shared/check/settings/read.ts'
import type { Severity } from '../../../../shared/text/problem.ts'
import { localize } from '../../../messages/localize.ts'

/** How severe a rule can be set; `usual`: nothing is said of it. */
export type RuleChoice = 'usual' | Severity | 'off'

/** What holds of a rule, and who says so. */
export interface RuleState {
  /** What the settings say of this very rule. */
  readonly own: RuleSetting
  /** What they say of its group, where they say nothing of the rule. */
  readonly group: RuleSetting | undefined
  /** What the file of writing rules says. */
  readonly isSwitched: boolean | undefined
  /** What comes of it; `varies`: each problem says it. */
  readonly holds: Severity | 'off' | 'varies'
}

/** Returns what holds of a rule anywhere in the repository. */
export function stateOf(settings: CheckSettings, rule: string): RuleState {
  const own = settings.rules.get(rule)
  const group = own === undefined ? settings.rules.get(groupOf(rule)) : undefined
  const isSwitched = settings.switches.get(rule)
  const standard = ruleOf(rule)?.severity ?? 'varies'
  const set = (own ?? group)?.severity ?? standard
  const holds = isSwitched === false ? 'off' : set === 'off' && isSwitched === true ? whenOn(standard) : set
  return { own: own ?? {}, group, isSwitched, holds }
}

const whenOn = (standard: RuleState['holds']) => (standard === 'off' ? 'notice' : standard)

/**
 * Returns how severe a rule can be set, what is set now, and what comes of it by itself. Whether a rule of the file of
 * writing rules holds is said there alone, so that it cannot be “off” here.
 */
export function choicesOf(
  { own, isSwitched }: RuleState,
  rule: string,
): {
  readonly choices: readonly RuleChoice[]
  readonly chosen: RuleChoice
  readonly usual: RuleState['holds']
} {
  const standard = ruleOf(rule)?.severity ?? 'varies'
  const set = own.severity ?? 'usual'
  if (isSwitched === undefined) return { choices: [...SEVERITIES, 'off'], chosen: set, usual: standard }
  return { choices: SEVERITIES, chosen: set === 'off' ? 'usual' : set, usual: whenOn(standard) }
}

const SEVERITIES: readonly RuleChoice[] = ['usual', 'error', 'warning', 'notice']

/** The name of the group of a rule: what stands before the slash. */
export const groupOf = (rule: string): string => rule.slice(0, rule.indexOf('/'))

/** Rules that belong together, as the list shows them. */
export interface RuleSection {
  readonly title: string
  readonly rules: readonly string[]
}

/** Returns the rules whose names, reasons or writing rules hold these words, in the order of the handbook. */
export function rulesWith(words: string): readonly RuleSection[] {
  const wanted = words.trim().toLowerCase()
  return ruleGroups
    .map(({ title, rules }) => ({
      title: localize(title),
      rules: Object.entries(rules)
        .filter(([id, { reason }]) =>
          `${id} ${localize(reason)} ${localize(title)} ${writingRuleOf(id)?.text ?? ''}`
            .toLowerCase()
            .includes(wanted),
        )
        .map(([id]) => id),
    }))
    .filter(({ rules }) => rules.length > 0)
}

/** Returns the setting with another severity. */
export function withSeverity({ only, except }: RuleSetting, choice: RuleChoice): RuleSetting {
  return {
    ...(choice !== 'usual' && { severity: choice }),
    ...(only && { only }),
    ...(except && { except }),
  }
}
