import type { RuleTable } from './rule.ts'

const common = { source: 'the writing rules', scope: ['pages'], severity: 'notice' } as const

/** Rules about sentences and words. Those that are often wrong are off by default. */
export const writingRules = {
  'writing/second-person': {
    ...common,
    severity: 'off',
    reason: 'Instructions speak to the person who follows them.',
    measured: 'found nothing',
  },
  'writing/passive': {
    ...common,
    severity: 'off',
    reason: 'Readers want to know who does it: they, or the program.',
    measured: 'right in 5 of 15 places',
  },
  'writing/present-tense': {
    ...common,
    severity: 'off',
    reason: 'What is so now is told in the present tense.',
    measured: 'right in 12 of 15 places, but 203 in all',
  },
  'writing/filler': { ...common, reason: 'What is simple for you may not be simple for readers.' },
  'writing/long-sentence': { ...common, reason: 'Nobody remembers how a long sentence began.' },
  'writing/long-paragraph': { ...common, reason: 'A wall of text is not read.' },
  'writing/repeated-word': { ...common, reason: 'A word that stands twice is a slip.', fixes: true },
  'writing/article': { ...common, reason: 'A wrong article stops readers.', fixes: true },
  'writing/late-definition': {
    ...common,
    reason: 'Readers stop at letters that are explained further down.',
  },
  'writing/undefined-term': {
    ...common,
    severity: 'off',
    reason: 'Not everybody knows what the letters stand for.',
    measured: 'right in 24 of 40 places',
  },
  'writing/parallel-headings': {
    ...common,
    reason: 'Headings and steps of one form are understood at a glance.',
  },
  'writing/parallel-items': { ...common, reason: 'Items of one form are read as one list.' },
  'writing/term': {
    ...common,
    severity: 'warning',
    reason: 'One word for one thing: readers take two words for two things.',
    fixes: true,
  },
} as const satisfies RuleTable
