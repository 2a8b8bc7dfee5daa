import { inEnglish } from '../../messages/in-english.ts'
import { ruleGroups } from './registry.ts'
import type { Rule } from './rule.ts'

const HEAD = `---
title: "Rules"
description: "Every rule that the list of problems and the check follow, with the reason for it."
icon: "gavel"
---

Each problem names its rule. Use the name, or that of its whole group before the \`/\`, with [\`galley check --only\`](/maintain/check), in the [settings of the checks](/maintain/check-settings) and in comments that [ignore a problem](/maintain/check-settings#ignore-a-single-problem).

**Kind** says how severe a rule is by itself; of a rule that is “as found” each problem says it. Rules that are “off” wait to be switched on: they are too often wrong, or find too much, and behind each stands how it did on 309 pages of real sites. Problems of rules with a “Fix” often come with a button that mends them.
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
