import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.pages'), scope: ['pages'] } as const
const everywhere = { source: message('rules:source.pages'), scope: ['pages', 'snippets'] } as const

/** Rules about single pages. */
export const pageRules = {
  'page/no-title': { ...common, severity: 'warning', reason: message('rules:reason.page.no-title') },
  'page/no-description': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.no-description'),
  },
  'page/title-length': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.title-length'),
  },
  'page/description-length': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.description-length'),
  },
  'page/first-level-heading': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.first-level-heading'),
    fixes: true,
  },
  'page/heading-jump': {
    ...common,
    source: message('rules:source.wcag'),
    severity: 'notice',
    reason: message('rules:reason.page.heading-jump'),
  },
  'page/same-heading': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.same-heading'),
  },
  'page/misplaced-tag': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.page.misplaced-tag'),
  },
  'page/unknown-attribute': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.page.unknown-attribute'),
    fixes: true,
  },
  'page/no-frame': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.no-frame'),
    fixes: true,
  },
  'page/steps-by-hand': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.steps-by-hand'),
  },
  'page/tabs-by-hand': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.tabs-by-hand'),
  },
  'page/code-group-by-hand': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.code-group-by-hand'),
  },
  'page/late-prerequisites': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.late-prerequisites'),
  },
  'page/no-outcome': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.no-outcome'),
  },
  'page/duplicate-id': { ...common, severity: 'warning', reason: message('rules:reason.page.duplicate-id') },
  'page/no-response-example': {
    ...common,
    source: message('rules:source.writing'),
    severity: 'notice',
    reason: message('rules:reason.page.no-response-example'),
  },
  'page/unknown-field': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.page.unknown-field'),
    fixes: true,
  },
  'page/unknown-tag': {
    ...everywhere,
    severity: 'warning',
    reason: message('rules:reason.page.unknown-tag'),
  },
  'page/merge-marks': {
    ...everywhere,
    severity: 'error',
    reason: message('rules:reason.page.merge-marks'),
  },
  'page/code-component': {
    ...everywhere,
    severity: 'notice',
    reason: message('rules:reason.page.code-component'),
  },
  'page/prose-in-code': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.page.prose-in-code'),
  },
  'page/embed': { ...everywhere, severity: 'notice', reason: message('rules:reason.page.embed') },
  'page/expression': {
    ...common,
    severity: 'notice',
    reason: message('rules:reason.page.expression'),
  },
  'page/broken-formula': {
    ...everywhere,
    severity: 'warning',
    reason: message('rules:reason.page.broken-formula'),
  },
  'page/no-operation': {
    ...common,
    severity: 'error',
    reason: message('rules:reason.page.no-operation'),
  },
  'page/frontmatter': {
    ...common,
    severity: 'varies',
    reason: message('rules:reason.page.frontmatter'),
    fixes: true,
  },
  'page/unclosed-tag': {
    ...everywhere,
    severity: 'varies',
    reason: message('rules:reason.page.unclosed-tag'),
  },
  'page/stray-tag': {
    ...everywhere,
    severity: 'varies',
    reason: message('rules:reason.page.stray-tag'),
  },
  'page/crossing-tag': {
    ...everywhere,
    severity: 'varies',
    reason: message('rules:reason.page.crossing-tag'),
  },
  'page/unclosed-brace': {
    ...everywhere,
    severity: 'varies',
    reason: message('rules:reason.page.unclosed-brace'),
  },
  'page/unclosed-formula': {
    ...everywhere,
    severity: 'varies',
    reason: message('rules:reason.page.unclosed-formula'),
  },
  'page/spread': {
    ...everywhere,
    severity: 'varies',
    reason: message('rules:reason.page.spread'),
  },
  'page/too-deep': {
    ...everywhere,
    severity: 'varies',
    reason: message('rules:reason.page.too-deep'),
  },
  'page/too-much-markup': {
    ...everywhere,
    severity: 'varies',
    reason: message('rules:reason.page.too-much-markup'),
  },
  'page/unreadable': {
    ...everywhere,
    severity: 'error',
    reason: message('rules:reason.page.unreadable'),
  },
  'page/too-costly': {
    ...everywhere,
    severity: 'error',
    reason: message('rules:reason.page.too-costly'),
  },
} as const satisfies RuleTable
