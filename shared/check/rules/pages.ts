import type { RuleTable } from './rule.ts'

const common = { source: 'the format of pages', scope: ['pages'] } as const
const everywhere = { source: 'the format of pages', scope: ['pages', 'snippets'] } as const

/** Rules about single pages. */
export const pageRules = {
  'page/no-title': { ...common, severity: 'warning', reason: 'The name of a file is a poor title.' },
  'page/no-description': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Search results and readers in a hurry see the description.',
  },
  'page/title-length': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Search engines cut titles after some 60 letters.',
  },
  'page/description-length': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'A description of one word says nothing, and a paragraph is cut.',
  },
  'page/first-level-heading': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'The title of the page is the only heading of level 1.',
    fixes: true,
  },
  'page/heading-jump': {
    ...common,
    source: 'WCAG 2.2',
    severity: 'notice',
    reason: 'Who goes through a page by its headings takes a missing level for a mistake of their own.',
  },
  'page/same-heading': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Two headings of one name cannot be told apart in the list of headings.',
  },
  'page/misplaced-tag': {
    ...common,
    severity: 'warning',
    reason: 'A part without its whole is drawn without numbers, switches or lines.',
  },
  'page/unknown-attribute': {
    ...common,
    severity: 'warning',
    reason: 'A misspelt attribute has no effect.',
    fixes: true,
  },
  'page/no-frame': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Pictures in frames look alike, and are told from the text.',
    fixes: true,
  },
  'page/steps-by-hand': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Steps in `Steps` have numbers and a line, and nobody has to count anew.',
  },
  'page/tabs-by-hand': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Readers see only what is theirs.',
  },
  'page/code-group-by-hand': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'One language is enough for each reader.',
  },
  'page/late-prerequisites': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Whoever lacks something in the middle has to begin again.',
  },
  'page/no-outcome': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Readers know whether to go on.',
  },
  'page/duplicate-id': { ...common, severity: 'warning', reason: 'Links lead to the first place only.' },
  'page/no-response-example': {
    ...common,
    source: 'the writing rules',
    severity: 'notice',
    reason: 'Readers want to see what comes back.',
  },
  'page/unknown-field': {
    ...common,
    severity: 'notice',
    reason: 'A misspelt field has no effect.',
    fixes: true,
  },
  'page/unknown-tag': {
    ...everywhere,
    severity: 'warning',
    reason: 'Of a tag that is not known, only what stands inside is shown.',
  },
  'page/merge-marks': {
    ...everywhere,
    severity: 'error',
    reason: 'Readers see both versions, and the marks that git put between them.',
  },
  'page/code-component': {
    ...everywhere,
    severity: 'notice',
    reason: 'Of a component that a program draws, only what stands inside is shown.',
  },
  'page/expression': {
    ...common,
    severity: 'notice',
    reason: 'Readers see the braces and what stands in them.',
  },
  'page/broken-formula': {
    ...everywhere,
    severity: 'warning',
    reason: 'Readers see the source of the formula.',
  },
  'page/no-operation': {
    ...common,
    severity: 'error',
    reason: 'Readers see a page without the operation that it is about.',
  },
  'page/frontmatter': {
    ...common,
    severity: 'varies',
    reason: 'Lines between the dashes that cannot be read have no effect.',
    fixes: true,
  },
  'page/unclosed-tag': {
    ...everywhere,
    severity: 'varies',
    reason: 'Nobody knows where a tag ends that is not closed.',
  },
  'page/stray-tag': {
    ...everywhere,
    severity: 'varies',
    reason: 'A closing tag that closes nothing shows that something is missing before it.',
  },
  'page/crossing-tag': {
    ...everywhere,
    severity: 'varies',
    reason: 'A tag that begins in one list item and ends in another is not what was meant.',
  },
  'page/unclosed-brace': {
    ...everywhere,
    severity: 'varies',
    reason: 'An open brace is shown as it stands.',
  },
  'page/unclosed-formula': {
    ...everywhere,
    severity: 'varies',
    reason: 'A formula that is not closed takes in the rest of the page.',
  },
  'page/spread': {
    ...everywhere,
    severity: 'varies',
    reason: 'Nothing in a page is run, so `{...values}` has no effect.',
  },
  'page/too-deep': {
    ...everywhere,
    severity: 'varies',
    reason: 'What is nested deeper than a reader can follow is shown as text.',
  },
  'page/too-much-markup': {
    ...everywhere,
    severity: 'varies',
    reason: 'A paragraph with more marks than words is shown as text.',
  },
} as const satisfies RuleTable
