import type { RuleTable } from './rule.ts'

const common = { source: 'what readers meet', scope: ['settings'] } as const

/** Rules about the settings of the rules. */
export const settingsRules = {
  'check/unreadable': {
    ...common,
    severity: 'error',
    reason: 'Settings that cannot be read have no effect: all rules are as they are by themselves.',
  },
  'check/unknown-rule': {
    ...common,
    severity: 'warning',
    reason: 'A setting or a comment for a rule that does not exist changes nothing.',
    fixes: true,
  },
  'check/wrong-value': { ...common, severity: 'warning', reason: 'A value that means nothing is left out.' },
  'check/unused-ignore': {
    ...common,
    scope: ['pages', 'snippets'],
    severity: 'notice',
    reason: 'A comment that hides nothing any more hides the next mistake.',
    fixes: true,
  },
} as const satisfies RuleTable
