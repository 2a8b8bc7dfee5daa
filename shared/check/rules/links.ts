import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.readers'), scope: ['docs.json', 'pages'] } as const

/** Rules about where links lead. */
export const linkRules = {
  'link/dead': {
    ...common,
    scope: ['docs.json', 'pages', 'snippets'],
    severity: 'error',
    reason: message('rules:reason.link.dead'),
    fixes: true,
  },
  'link/no-heading': {
    ...common,
    scope: ['pages', 'snippets'],
    severity: 'warning',
    reason: message('rules:reason.link.no-heading'),
    fixes: true,
  },
  'link/redirected': {
    ...common,
    scope: ['pages', 'snippets'],
    severity: 'notice',
    reason: message('rules:reason.link.redirected'),
    fixes: true,
  },
  'link/empty': {
    ...common,
    scope: ['pages'],
    severity: 'warning',
    reason: message('rules:reason.link.empty'),
  },
  'link/external': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.link.external'),
  },
  'link/unsafe': {
    ...common,
    scope: ['docs.json', 'pages', 'snippets'],
    severity: 'warning',
    reason: message('rules:reason.link.unsafe'),
  },
} as const satisfies RuleTable
