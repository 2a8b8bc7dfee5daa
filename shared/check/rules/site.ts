import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.readers'), scope: ['docs.json'] } as const

/** Rules that compare docs.json with pages and files. */
export const siteRules = {
  'navigation/missing-page': {
    ...common,
    severity: 'error',
    reason: message('rules:reason.navigation.missing-page'),
    fixes: true,
  },
  'navigation/listed-twice': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.navigation.listed-twice'),
  },
  'navigation/too-long': {
    ...common,
    severity: 'error',
    reason: message('rules:reason.navigation.too-long'),
  },
  'navigation/empty-group': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.navigation.empty-group'),
  },
  'division/no-pages': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.division.no-pages'),
    fixes: true,
  },
  'icon/unknown': {
    ...common,
    scope: ['docs.json', 'pages', 'snippets'],
    severity: 'warning',
    reason: message('rules:reason.icon.unknown'),
    fixes: true,
  },
  'version/undeclared': {
    ...common,
    scope: ['docs.json', 'pages'],
    severity: 'error',
    reason: message('rules:reason.version.undeclared'),
    fixes: true,
  },
  'version/unused': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.version.unused'),
  },
  'version/two-defaults': {
    ...common,
    severity: 'error',
    reason: message('rules:reason.version.two-defaults'),
  },
  'version/named-twice': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.version.named-twice'),
  },
  'redirect/two-of-one': {
    ...common,
    severity: 'error',
    reason: message('rules:reason.redirect.two-of-one'),
  },
  'redirect/repeated': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.redirect.repeated'),
  },
  'redirect/dead': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.redirect.dead'),
    fixes: true,
  },
  'redirect/loop': {
    ...common,
    severity: 'error',
    reason: message('rules:reason.redirect.loop'),
  },
  'redirect/hidden': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.redirect.hidden'),
  },
  'navigation/unreachable': {
    ...common,
    scope: ['pages'],
    severity: 'notice',
    reason: message('rules:reason.navigation.unreachable'),
  },
  'config/web-font': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.config.web-font'),
    fixes: true,
  },
  'config/low-contrast': {
    source: message('rules:source.wcag'),
    scope: ['docs.json'],
    severity: 'notice',
    reason: message('rules:reason.config.low-contrast'),
  },
  'config/word': {
    ...common,
    scope: ['docs.json'],
    severity: 'warning',
    reason: message('rules:reason.config.word'),
  },
  'file/missing': {
    ...common,
    scope: ['docs.json', 'pages', 'snippets'],
    severity: 'error',
    reason: message('rules:reason.file.missing'),
    fixes: true,
  },
} as const satisfies RuleTable
