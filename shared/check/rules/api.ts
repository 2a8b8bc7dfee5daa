import { message } from '../../messages/message.ts'
import { descriptionRules } from './descriptions.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.openapi'), scope: ['api'], severity: 'varies' } as const

/** Rules about API descriptions. */
export const apiRules = {
  'api/address': {
    ...common,
    scope: ['docs.json'],
    severity: 'warning',
    reason: message('rules:reason.api.address'),
  },
  'api/unreadable': { ...common, reason: message('rules:reason.api.unreadable') },
  'api/reference': { ...common, reason: message('rules:reason.api.reference') },
  'api/same-id': { ...common, reason: message('rules:reason.api.same-id') },
  'api/path-parameter': { ...common, reason: message('rules:reason.api.path-parameter'), fixes: true },
  'api/unknown-security': { ...common, reason: message('rules:reason.api.unknown-security') },
  'api/tag-circle': { ...common, reason: message('rules:reason.api.tag-circle') },
  'api/server-variable': { ...common, reason: message('rules:reason.api.server-variable') },
  'api/shape': {
    ...common,
    reason: message('rules:reason.api.shape'),
    fixes: true,
  },
  'api/no-responses': { ...common, reason: message('rules:reason.api.no-responses') },
  ...descriptionRules,
  'api/undescribed-parameter': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.api.undescribed-parameter'),
  },
  'api/undescribed-response': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.api.undescribed-response'),
  },
  'api/unknown-field': {
    ...common,
    scope: ['pages'],
    severity: 'warning',
    reason: message('rules:reason.api.unknown-field'),
  },
  'api/field-differs': {
    ...common,
    scope: ['pages'],
    severity: 'warning',
    reason: message('rules:reason.api.field-differs'),
    fixes: true,
  },
  'api/field-missing': {
    ...common,
    source: message('rules:source.writing'),
    scope: ['pages'],
    severity: 'notice',
    reason: message('rules:reason.api.field-missing'),
  },
  'api/undescribed-key': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.api.undescribed-key'),
  },
  'api/no-success-response': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.api.no-success-response'),
  },
  'api/no-error-response': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'off',
    reason: message('rules:reason.api.no-error-response'),
    measured: message('rules:measured.api.no-error-response'),
  },
  'api/no-rate-limit': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'off',
    reason: message('rules:reason.api.no-rate-limit'),
    measured: message('rules:measured.api.no-rate-limit'),
  },
} as const satisfies RuleTable
