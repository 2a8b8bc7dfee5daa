import { ruleGroups, ruleOf } from '../../../../shared/check/rules/registry.ts'
import { writingRuleOf } from '../../../../shared/check/rules/writing-guide.ts'
import type { CheckSettings, RuleSetting } from '../../../../shared/check/settings/read.ts'
import type { Severity } from '../../../../shared/text/problem.ts'
import { searchable } from '../../../../shared/text/searchable.ts'
import { localize } from '../../../messages/localize.ts'

/** The severities that a rule can be set to; `default`: it is not set. */
type RuleChoice = 'default' | Severity | 'off'

/** The state of a rule, and where it is set. */
interface RuleState {
  /** The setting for this rule. */
  readonly own: RuleSetting
  /** The setting for its group, if there is none for the rule. */
  readonly group: RuleSetting | undefined
  /** The setting in the file of writing rules. */
  readonly isSwitched: boolean | undefined
  /** The resulting severity; `varies`: each problem has its own. */
  readonly effective: Severity | 'off' | 'varies'
}

/** Returns the state of a rule for the whole repository. */
export function stateOf(settings: CheckSettings, rule: string): RuleState {
  const own = settings.rules.get(rule)
  const group = own === undefined ? settings.rules.get(groupOf(rule)) : undefined
  const isSwitched = settings.switches.get(rule)
  const standard = ruleOf(rule)?.severity ?? 'varies'
  const set = (own ?? group)?.severity ?? standard
  const effective =
    isSwitched === false ? 'off' : set === 'off' && isSwitched === true ? whenOn(standard) : set
  return { own: own ?? {}, group, isSwitched, effective }
}

const whenOn = (standard: RuleState['effective']) => (standard === 'off' ? 'notice' : standard)

/**
 * Returns the severities that a rule can be set to, its current setting, and its default. Whether a rule in the file of
 * writing rules is on is set only there, so that it cannot be “off” here.
 */
export function choicesOf(
  { own, isSwitched }: RuleState,
  rule: string,
): {
  readonly choices: readonly RuleChoice[]
  readonly chosen: RuleChoice
  readonly default: RuleState['effective']
} {
  const standard = ruleOf(rule)?.severity ?? 'varies'
  const set = own.severity ?? 'default'
  if (isSwitched === undefined) return { choices: [...SEVERITIES, 'off'], chosen: set, default: standard }
  return { choices: SEVERITIES, chosen: set === 'off' ? 'default' : set, default: whenOn(standard) }
}

const SEVERITIES: readonly RuleChoice[] = ['default', 'error', 'warning', 'notice']

/** The name of the group of a rule: the part before the slash. */
export const groupOf = (rule: string): string => rule.slice(0, rule.indexOf('/'))

/** A group of rules in the list. */
export interface RuleSection {
  readonly title: string
  readonly rules: readonly string[]
}

/** Returns the rules whose names, reasons or writing rules contain this text, in handbook order. */
export function rulesWith(words: string): readonly RuleSection[] {
  const wanted = searchable(words.trim())
  return ruleGroups
    .map(({ title, rules }) => ({
      title: localize(title),
      rules: Object.entries(rules)
        .filter(([id, { reason }]) =>
          searchable(
            `${id} ${localize(reason)} ${localize(title)} ${writingRuleOf(id)?.text ?? ''}`,
          ).includes(wanted),
        )
        .map(([id]) => id),
    }))
    .filter(({ rules }) => rules.length > 0)
}

/** Returns the setting with another severity. */
export function withSeverity({ only, except }: RuleSetting, choice: RuleChoice): RuleSetting {
  return {
    ...(choice !== 'default' && { severity: choice }),
    ...(only && { only }),
    ...(except && { except }),
  }
}
