import type { RuleTable } from './rule.ts'

const common = { source: 'the writing rules', scope: ['pages'], severity: 'notice' } as const

/** Rules about blocks of code. */
export const codeRules = {
  'code/no-language': { ...common, reason: 'Colours and the button that copies need the language.' },
  'code/no-file-name': {
    ...common,
    severity: 'off',
    reason: 'Readers know where the lines belong when the file is named.',
    measured: 'right in 5 of 15 places',
  },
  'code/bad-json': { ...common, severity: 'warning', reason: 'What readers copy should work.' },
  'code/bad-yaml': { ...common, severity: 'warning', reason: 'What readers copy should work.' },
  'code/secret': {
    ...common,
    source: 'common sense about secrets',
    severity: 'error',
    reason: 'A key that is published is everybody’s.',
  },
} as const satisfies RuleTable
