import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = {
  source: message('rules:source.readers'),
  scope: ['pages', 'snippets'],
  severity: 'off',
} as const

/** Rules about what looks different from the tool that a site comes from; `check --as-moved` turns them on. */
export const movedRules = {
  'moved/class': {
    ...common,
    reason: message('rules:reason.moved.class'),
    measured: message('rules:measured.moved.class'),
    fixes: true,
  },
  'moved/sheet': {
    ...common,
    scope: ['styles'],
    reason: message('rules:reason.moved.sheet'),
    measured: message('rules:measured.moved.sheet'),
  },
  'moved/style': {
    ...common,
    reason: message('rules:reason.moved.style'),
    measured: message('rules:measured.moved.style'),
  },
  'moved/attribute': {
    ...common,
    reason: message('rules:reason.moved.attribute'),
    measured: message('rules:measured.moved.attribute'),
  },
  'moved/element': {
    ...common,
    reason: message('rules:reason.moved.element'),
    measured: message('rules:measured.moved.element'),
  },
  'moved/handler': {
    ...common,
    reason: message('rules:reason.moved.handler'),
    measured: message('rules:measured.moved.handler'),
  },
} as const satisfies RuleTable

/** The names of these rules. */
export const movedIds: readonly (keyof typeof movedRules)[] = [
  'moved/class',
  'moved/sheet',
  'moved/style',
  'moved/attribute',
  'moved/element',
  'moved/handler',
]
