import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.writing'), scope: ['pages'], severity: 'notice' } as const

/** Rules about blocks of code. */
export const codeRules = {
  'code/no-language': { ...common, reason: message('rules:reason.code.no-language') },
  'code/no-file-name': {
    ...common,
    severity: 'off',
    reason: message('rules:reason.code.no-file-name'),
    measured: message('rules:measured.code.no-file-name'),
  },
  'code/bad-json': { ...common, severity: 'warning', reason: message('rules:reason.code.bad-json') },
  'code/bad-yaml': { ...common, severity: 'warning', reason: message('rules:reason.code.bad-yaml') },
  'code/secret': {
    ...common,
    source: message('rules:source.secrets'),
    severity: 'error',
    reason: message('rules:reason.code.secret'),
  },
} as const satisfies RuleTable
