import type { RuleTable } from './rule.ts'

const common = { source: 'what readers meet', scope: ['docs.json', 'pages'] } as const

/** Rules about where links lead. */
export const linkRules = {
  'link/dead': {
    ...common,
    severity: 'error',
    reason: 'Readers who follow the link find nothing.',
    fixes: true,
  },
  'link/no-heading': {
    ...common,
    scope: ['pages'],
    severity: 'warning',
    reason: 'Readers arrive at the top of the page, not at the place meant.',
    fixes: true,
  },
  'link/redirected': {
    ...common,
    scope: ['pages'],
    severity: 'notice',
    reason: 'An old address costs readers a detour, and breaks when the redirect goes.',
    fixes: true,
  },
  'link/empty': {
    ...common,
    scope: ['pages'],
    severity: 'warning',
    reason: 'Readers who follow it stay where they are, and wonder why.',
  },
  'link/external': {
    ...common,
    severity: 'warning',
    reason:
      'Readers who follow the link find nothing there. Addresses are asked only when somebody wants that.',
  },
  'link/unsafe': {
    ...common,
    severity: 'warning',
    reason: 'Addresses that could run code are left out of the site.',
  },
} as const satisfies RuleTable
