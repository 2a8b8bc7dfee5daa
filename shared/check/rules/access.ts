import type { RuleTable } from './rule.ts'

const common = { source: 'WCAG 2.2', scope: ['pages'], severity: 'notice' } as const

/** Rules about readers who do not see or hear, or who do not use a mouse. */
export const accessRules = {
  'accessibility/no-alt': {
    ...common,
    severity: 'warning',
    reason: 'Readers who do not see an image hear its text instead.',
  },
  'accessibility/poor-alt': { ...common, reason: 'The name of a file says nothing about the picture in it.' },
  'accessibility/link-text': {
    ...common,
    reason: 'Who listens to the links of a page one by one hears nothing but their text.',
  },
  'accessibility/table-header': { ...common, reason: 'Without names of columns a cell is a mere word.' },
  'accessibility/frame-title': { ...common, reason: 'Screen readers announce a frame by its title.' },
  'accessibility/captions': { ...common, reason: 'Readers who do not hear miss what is said.' },
  'accessibility/diagram-text': { ...common, reason: 'A diagram is a picture: it needs a text as well.' },
} as const satisfies RuleTable
