import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.writing'), scope: ['pages'], severity: 'notice' } as const

/** Rules about sentences and words. Those that are often wrong are off by default. */
export const writingRules = {
  'writing/second-person': {
    ...common,
    severity: 'off',
    reason: message('rules:reason.writing.second-person'),
    measured: message('rules:measured.writing.second-person'),
  },
  'writing/passive': {
    ...common,
    severity: 'off',
    reason: message('rules:reason.writing.passive'),
    measured: message('rules:measured.writing.passive'),
  },
  'writing/present-tense': {
    ...common,
    severity: 'off',
    reason: message('rules:reason.writing.present-tense'),
    measured: message('rules:measured.writing.present-tense'),
  },
  'writing/filler': { ...common, reason: message('rules:reason.writing.filler') },
  'writing/long-sentence': { ...common, reason: message('rules:reason.writing.long-sentence') },
  'writing/long-paragraph': { ...common, reason: message('rules:reason.writing.long-paragraph') },
  'writing/repeated-word': { ...common, reason: message('rules:reason.writing.repeated-word'), fixes: true },
  'writing/article': { ...common, reason: message('rules:reason.writing.article'), fixes: true },
  'writing/late-definition': {
    ...common,
    reason: message('rules:reason.writing.late-definition'),
  },
  'writing/undefined-term': {
    ...common,
    severity: 'off',
    reason: message('rules:reason.writing.undefined-term'),
    measured: message('rules:measured.writing.undefined-term'),
  },
  'writing/parallel-headings': {
    ...common,
    reason: message('rules:reason.writing.parallel-headings'),
  },
  'writing/parallel-items': { ...common, reason: message('rules:reason.writing.parallel-items') },
  'writing/term': {
    ...common,
    severity: 'warning',
    reason: message('rules:reason.writing.term'),
    fixes: true,
  },
} as const satisfies RuleTable
