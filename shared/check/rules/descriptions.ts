import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.openapi'), scope: ['api'], severity: 'varies' } as const

/** Rules about common mistakes in API descriptions. */
export const descriptionRules = {
  'api/version': {
    ...common,
    reason: message('rules:reason.api.version'),
    fixes: true,
  },
  'api/example': {
    ...common,
    reason: message('rules:reason.api.example'),
  },
  'api/default': {
    ...common,
    reason: message('rules:reason.api.default'),
  },
  'api/enum': {
    ...common,
    reason: message('rules:reason.api.enum'),
    fixes: true,
  },
  'api/same-parameter': {
    ...common,
    reason: message('rules:reason.api.same-parameter'),
    fixes: true,
  },
  'api/array-items': {
    ...common,
    reason: message('rules:reason.api.array-items'),
    fixes: true,
  },
  'api/path': {
    ...common,
    reason: message('rules:reason.api.path'),
    fixes: true,
  },
  'api/ambiguous-path': {
    ...common,
    reason: message('rules:reason.api.ambiguous-path'),
  },
  'api/link': {
    ...common,
    reason: message('rules:reason.api.link'),
    fixes: true,
  },
  'api/discriminator': {
    ...common,
    reason: message('rules:reason.api.discriminator'),
    fixes: true,
  },
  'api/status-code': {
    ...common,
    reason: message('rules:reason.api.status-code'),
    fixes: true,
  },
  'api/unused': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.api.unused'),
    fixes: true,
  },
  'api/unknown-scope': {
    ...common,
    reason: message('rules:reason.api.unknown-scope'),
  },
  'api/server': {
    ...common,
    reason: message('rules:reason.api.server'),
    fixes: true,
  },
  'api/tag': {
    ...common,
    reason: message('rules:reason.api.tag'),
    fixes: true,
  },
  'api/unknown-tag': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.api.unknown-tag'),
    fixes: true,
  },
  'api/required': {
    ...common,
    reason: message('rules:reason.api.required'),
    fixes: true,
  },
  'api/media-type': {
    ...common,
    reason: message('rules:reason.api.media-type'),
    fixes: true,
  },
  'api/reference-siblings': {
    ...common,
    reason: message('rules:reason.api.reference-siblings'),
    fixes: true,
  },
  'api/information': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.api.information'),
  },
  'api/parameter': {
    ...common,
    reason: message('rules:reason.api.parameter'),
    fixes: true,
  },
  'api/choice': { ...common, reason: message('rules:reason.api.choice'), fixes: true },
  'api/limits': {
    ...common,
    reason: message('rules:reason.api.limits'),
  },
  'api/keyword': {
    ...common,
    reason: message('rules:reason.api.keyword'),
    fixes: true,
  },
  'api/pattern': { ...common, reason: message('rules:reason.api.pattern'), fixes: true },
  'api/body': {
    ...common,
    reason: message('rules:reason.api.body'),
  },
  'api/no-security': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.api.no-security'),
  },
  'api/security-scheme': {
    ...common,
    reason: message('rules:reason.api.security-scheme'),
  },
  'api/unsafe-text': {
    ...common,
    reason: message('rules:reason.api.unsafe-text'),
  },
  'api/component-name': {
    ...common,
    reason: message('rules:reason.api.component-name'),
  },
  'api/expression': {
    ...common,
    reason: message('rules:reason.api.expression'),
  },
  'api/no-id': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.api.no-id'),
  },
  'api/id-characters': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.api.id-characters'),
    fixes: true,
  },
  'api/no-summary': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.api.no-summary'),
  },
  'api/no-tags': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.api.no-tags'),
  },
  'api/empty-text': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.api.empty-text'),
  },
  'api/address-format': {
    ...common,
    reason: message('rules:reason.api.address-format'),
  },
} as const satisfies RuleTable
