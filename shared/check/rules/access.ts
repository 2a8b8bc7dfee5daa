import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.wcag'), scope: ['pages'], severity: 'notice' } as const

/** Rules about readers who do not see or hear, or who do not use a mouse. */
export const accessRules = {
  'accessibility/no-alt': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.accessibility.no-alt'),
  },
  'accessibility/poor-alt': { ...common, reason: message('rules:reason.accessibility.poor-alt') },
  'accessibility/repeated-alt': { ...common, reason: message('rules:reason.accessibility.repeated-alt') },
  'accessibility/link-text': {
    ...common,
    reason: message('rules:reason.accessibility.link-text'),
  },
  'accessibility/no-text': { ...common, reason: message('rules:reason.accessibility.no-text') },
  'accessibility/list-parts': { ...common, reason: message('rules:reason.accessibility.list-parts') },
  'accessibility/table-header': { ...common, reason: message('rules:reason.accessibility.table-header') },
  'accessibility/frame-title': { ...common, reason: message('rules:reason.accessibility.frame-title') },
  'accessibility/captions': { ...common, reason: message('rules:reason.accessibility.captions') },
  'accessibility/text-color': { ...common, reason: message('rules:reason.accessibility.text-color') },
  'accessibility/diagram-text': { ...common, reason: message('rules:reason.accessibility.diagram-text') },
} as const satisfies RuleTable
