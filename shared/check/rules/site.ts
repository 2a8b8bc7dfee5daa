import type { RuleTable } from './rule.ts'

const common = { source: 'what readers meet', scope: ['docs.json'] } as const

/** Rules that compare docs.json with pages and files. */
export const siteRules = {
  'navigation/missing-page': {
    ...common,
    severity: 'error',
    reason: 'Readers do not see a page whose file is not there.',
    fixes: true,
  },
  'navigation/listed-twice': {
    ...common,
    severity: 'warning',
    reason: 'Only the first place leads on to the next page.',
  },
  'navigation/empty-group': {
    ...common,
    severity: 'warning',
    reason: 'A group without pages is not shown.',
  },
  'division/no-pages': {
    ...common,
    severity: 'warning',
    reason: 'A tab or an anchor without pages leads nowhere.',
    fixes: true,
  },
  'icon/unknown': {
    ...common,
    scope: ['docs.json', 'pages'],
    severity: 'warning',
    reason: 'Readers do not see the icon that was meant.',
    fixes: true,
  },
  'version/undeclared': {
    ...common,
    scope: ['docs.json', 'pages'],
    severity: 'error',
    reason: 'What belongs to a version that cannot be selected is never shown.',
    fixes: true,
  },
  'version/unused': {
    ...common,
    severity: 'notice',
    reason: 'Readers can select a version that changes nothing.',
  },
  'version/two-defaults': { ...common, severity: 'error', reason: 'Only one version can be shown first.' },
  'version/named-twice': {
    ...common,
    severity: 'warning',
    reason: 'Versions are told apart by their names.',
  },
  'redirect/two-of-one': {
    ...common,
    severity: 'error',
    reason: 'An old address can lead to one place only.',
  },
  'redirect/repeated': {
    ...common,
    severity: 'notice',
    reason: 'A redirect that is there already changes nothing.',
  },
  'redirect/dead': {
    ...common,
    severity: 'warning',
    reason: 'A redirect to nothing is a dead link.',
    fixes: true,
  },
  'redirect/loop': {
    ...common,
    severity: 'error',
    reason: 'Readers are sent round in circles until their browser gives up.',
  },
  'navigation/unreachable': {
    ...common,
    scope: ['pages'],
    severity: 'notice',
    reason: 'Nobody comes to a page that is neither in the navigation nor linked.',
  },
  'config/low-contrast': {
    source: 'WCAG 2.2',
    scope: ['docs.json'],
    severity: 'notice',
    reason: 'The site draws another colour where yours could not be read.',
  },
  'file/missing': {
    ...common,
    scope: ['docs.json', 'pages'],
    severity: 'error',
    reason: 'What is not there cannot be shown.',
    fixes: true,
  },
} as const satisfies RuleTable
