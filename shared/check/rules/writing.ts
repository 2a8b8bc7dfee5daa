import type { RuleTable } from './rule.ts'

const common = { source: 'the writing rules', scope: ['pages'], severity: 'notice' } as const

/** Rules about sentences and words. Those that are often wrong are off until somebody wants them. */
export const writingRules = {
  'writing/second-person': {
    ...common,
    severity: 'off',
    reason: 'Instructions speak to the person who follows them.',
  },
  'writing/passive': {
    ...common,
    severity: 'off',
    reason: 'Readers want to know who does it: they, or the program.',
  },
  'writing/present-tense': {
    ...common,
    severity: 'off',
    reason: 'What is so now is told in the present tense.',
  },
  'writing/filler': { ...common, reason: 'What is simple for you may not be simple for readers.' },
  'writing/long-sentence': { ...common, reason: 'Nobody remembers how a long sentence began.' },
  'writing/long-paragraph': { ...common, reason: 'A wall of text is not read.' },
  'writing/repeated-word': { ...common, reason: 'A word that stands twice is a slip.', fixes: true },
  'writing/article': { ...common, reason: 'A wrong article stops readers.', fixes: true },
  'writing/term': {
    ...common,
    severity: 'warning',
    reason: 'One word for one thing: readers take two words for two things.',
    fixes: true,
  },
} as const satisfies RuleTable
