import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.readers'), scope: ['settings'] } as const

/** Rules about the settings of the rules. */
export const settingsRules = {
  'check/unreadable': {
    ...common,
    severity: 'error',
    reason: message('rules:reason.check.unreadable'),
  },
  'check/unknown-rule': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.check.unknown-rule'),
    fixes: true,
  },
  'check/wrong-value': { ...common, severity: 'warning', reason: message('rules:reason.check.wrong-value') },
  'check/unused-ignore': {
    ...common,
    scope: ['pages', 'snippets'],
    severity: 'notice',
    reason: message('rules:reason.check.unused-ignore'),
    fixes: true,
  },
} as const satisfies RuleTable
