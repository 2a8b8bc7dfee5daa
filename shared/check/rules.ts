import type { Problem, Severity } from '../text/problem.ts'

/** One rule: how severe its problems are, and why it exists. */
export interface Rule {
  readonly severity: Severity
  /** Why readers or writers care, in one sentence. */
  readonly reason: string
}

/** Every rule beyond reading a single file: those that compare docs.json, pages and files with each other. */
export const checkRules = {
  'navigation/missing-page': {
    severity: 'error',
    reason: 'Readers do not see a page whose file is not there.',
  },
  'navigation/listed-twice': {
    severity: 'warning',
    reason: 'Only the first place leads on to the next page.',
  },
  'navigation/empty-group': { severity: 'warning', reason: 'A group without pages is not shown.' },
  'division/no-pages': { severity: 'warning', reason: 'A tab or an anchor without pages leads nowhere.' },
  'version/undeclared': {
    severity: 'error',
    reason: 'What belongs to a version that cannot be selected is never shown.',
  },
  'version/unused': { severity: 'notice', reason: 'Readers can select a version that changes nothing.' },
  'version/two-defaults': { severity: 'error', reason: 'Only one version can be shown first.' },
  'version/named-twice': { severity: 'warning', reason: 'Versions are told apart by their names.' },
  'redirect/two-of-one': { severity: 'error', reason: 'An old address can lead to one place only.' },
  'redirect/dead': { severity: 'warning', reason: 'A redirect to nothing is a dead link.' },
  'file/missing': { severity: 'error', reason: 'What is not there cannot be shown.' },
  'link/dead': { severity: 'error', reason: 'Readers who follow the link find nothing.' },
  'link/no-heading': {
    severity: 'warning',
    reason: 'Readers arrive at the top of the page, not at the place meant.',
  },
  'link/unsafe': { severity: 'warning', reason: 'Addresses that could run code are left out of the site.' },
  'page/no-title': { severity: 'warning', reason: 'The name of a file is a poor title.' },
  'page/unknown-field': { severity: 'notice', reason: 'A misspelt field has no effect.' },
  'page/unknown-tag': {
    severity: 'warning',
    reason: 'Of a tag that is not known, only what stands inside is shown.',
  },
  'page/broken-formula': { severity: 'warning', reason: 'Readers see the source of the formula.' },
  'page/no-operation': {
    severity: 'error',
    reason: 'Readers see a page without the operation that it is about.',
  },
  'api/address': {
    severity: 'warning',
    reason: 'A site is built without the internet, from files of the repository alone.',
  },
  'api/unreadable': { severity: 'error', reason: 'What cannot be read becomes no pages.' },
} as const satisfies Readonly<Record<Problem['code'], Rule>>

/** The name of a rule; also the code of its problems. */
export type RuleId = keyof typeof checkRules
