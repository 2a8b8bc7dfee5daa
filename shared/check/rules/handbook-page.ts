import { inEnglish } from '../../messages/in-english.ts'
import { ruleGroups } from './registry.ts'
import type { Rule } from './rule.ts'

const HEAD = `---
title: "Rules"
description: "Every rule that the list of problems and the check follow, with the reason for it."
icon: "gavel"
---

Each problem names its rule. Use the name, or that of its whole group before the \`/\`, with [\`galley check --only\`](/maintain/check), in the [settings of the checks](/maintain/check-settings) and in comments that [ignore a problem](/maintain/check-settings#ignore-a-single-problem).

**Kind** is the severity of a rule; if it is “as found”, each problem has its own. Rules that are “off” are often wrong or report a lot, so you have to turn them on; their results on 309 pages of real sites are listed with them. Many problems of rules with a “Fix” come with a button that fixes them.
`

const kindOf = ({ severity }: Rule): string => (severity === 'varies' ? 'as found' : severity)

const row = ([id, rule]: readonly [string, Rule]): string =>
  `| \`${id}\` | ${kindOf(rule)} | ${inEnglish(rule.reason)}${rule.measured ? ` (${inEnglish(rule.measured)})` : ''} | ${inEnglish(rule.source)} | ${rule.fixes ? 'yes' : ''} |`

/** Returns the page of the handbook that lists every rule, made from the table that the checks read. */
export function rulesPage(): string {
  const groups = ruleGroups.map(({ title, rules }) =>
    [
      `## ${inEnglish(title)}`,
      '',
      '| Rule | Kind | Why it matters | Comes from | Fix |',
      '| --- | --- | --- | --- | --- |',
      ...Object.entries(rules).map(row),
      '',
    ].join('\n'),
  )
  return [HEAD, ...groups].join('\n')
}
