import { type Message, message } from '../../messages/message.ts'
import type { Severity } from '../../text/problem.ts'
import { accessRules } from './access.ts'
import { apiRules } from './api.ts'
import { codeRules } from './code.ts'
import { formatRules, jsonRules } from './format.ts'
import { linkRules } from './links.ts'
import { movedRules } from './moved.ts'
import { pageRules } from './pages.ts'
import type { Rule, RuleTable } from './rule.ts'
import { settingsRules } from './settings.ts'
import { siteRules } from './site.ts'
import { writingRules } from './writing.ts'

/** Every rule, by its name. */
const checkRules = {
  ...siteRules,
  ...linkRules,
  ...pageRules,
  ...movedRules,
  ...accessRules,
  ...codeRules,
  ...writingRules,
  ...formatRules,
  ...apiRules,
  ...settingsRules,
} as const satisfies RuleTable

/** The name of a rule, which is also the code of its problems. */
export type RuleId = keyof typeof checkRules

/** The rules by subject, in the order of the handbook. */
export const ruleGroups: readonly { readonly title: Message; readonly rules: RuleTable }[] = [
  { title: message('rules:group.site'), rules: siteRules },
  { title: message('rules:group.links'), rules: linkRules },
  { title: message('rules:group.pages'), rules: pageRules },
  { title: message('rules:group.moved'), rules: movedRules },
  { title: message('rules:group.access'), rules: accessRules },
  { title: message('rules:group.code'), rules: codeRules },
  { title: message('rules:group.writing'), rules: writingRules },
  { title: message('rules:group.docsJson'), rules: { ...formatRules, ...jsonRules } },
  { title: message('rules:group.api'), rules: apiRules },
  { title: message('rules:group.settings'), rules: settingsRules },
]

const everyRule: ReadonlyMap<string, Rule> = new Map(ruleGroups.flatMap(({ rules }) => Object.entries(rules)))

/** The names of all rules. */
export const ruleIds: readonly string[] = [...everyRule.keys()]

/** Returns a rule by its name. */
export const ruleOf = (code: string): Rule | undefined => everyRule.get(code)

/** Returns the severity of a rule without settings; `notice` for rules that vary or are off. */
export function defaultSeverity(rule: RuleId): Severity {
  const severity = ruleOf(rule)?.severity ?? 'varies'
  return severity === 'varies' || severity === 'off' ? 'notice' : severity
}
