import type { RuleTable } from './rule.ts'

const common = { source: 'OpenAPI', scope: ['api'], severity: 'varies' } as const

/** Rules about API descriptions. */
export const apiRules = {
  'api/address': {
    ...common,
    scope: ['docs.json'],
    severity: 'warning',
    reason:
      'A site is built without the internet: from files of the repository and kept copies of addresses.',
  },
  'api/unreadable': { ...common, reason: 'What cannot be read becomes no pages.' },
  'api/reference': { ...common, reason: 'What a reference leads to is shown; nothing is there.' },
  'api/same-id': { ...common, reason: 'Programs made from the description need different names.' },
  'api/path-parameter': { ...common, reason: 'Readers cannot know what belongs in the address.' },
  'api/unknown-security': { ...common, reason: 'Readers cannot know how to authenticate.' },
  'api/tag-circle': { ...common, reason: 'A group that stands in itself cannot be shown.' },
  'api/server-variable': { ...common, reason: 'The address of the server stays incomplete.' },
  'api/shape': {
    ...common,
    reason: 'Programs that read the description may understand something else, or nothing.',
  },
  'api/no-responses': { ...common, reason: 'Readers cannot know what comes back.' },
  'api/undescribed-parameter': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Readers have to guess what belongs there.',
  },
  'api/undescribed-response': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'A number alone does not tell what happened.',
  },
  'api/unknown-field': {
    ...common,
    scope: ['pages'],
    severity: 'warning',
    reason: 'A field that the API does not have makes programs fail.',
  },
  'api/field-differs': {
    ...common,
    scope: ['pages'],
    severity: 'warning',
    reason: 'Place, type and need of a field are what programs are written by.',
    fixes: true,
  },
  'api/field-missing': {
    ...common,
    source: 'the writing rules',
    scope: ['pages'],
    severity: 'notice',
    reason: 'Readers cannot use what they do not know of.',
  },
  'api/undescribed-key': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Nothing works without the key in its right form.',
  },
  'api/no-success-response': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Readers want to see what comes back.',
  },
  'api/no-error-response': {
    ...common,
    source: 'the writing rules',
    severity: 'off',
    reason: 'Who writes a program must know how a call can fail.',
    measured: 'right in its one place',
  },
  'api/no-rate-limit': {
    ...common,
    source: 'the writing rules',
    severity: 'off',
    reason: 'Who calls often must know the limit.',
    measured: 'right in all 24 places, but one for each operation',
  },
} as const satisfies RuleTable
