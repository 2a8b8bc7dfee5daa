import type { Severity } from '../../text/problem.ts'

/** How severe a rule's problems are unless the repository says otherwise; `varies`: each says it by itself. */
type DefaultSeverity = Severity | 'off' | 'varies'

/** What a rule looks at. */
type RuleScope = 'docs.json' | 'pages' | 'snippets' | 'api' | 'settings'

/** The source that a rule is based on. */
type RuleSource =
  | 'the format of docs.json'
  | 'the format of pages'
  | 'what readers meet'
  | 'the writing rules'
  | 'WCAG 2.2'
  | 'OpenAPI'
  | 'common sense about secrets'

/** One rule: everything about it that is not code. */
export interface Rule {
  readonly severity: DefaultSeverity
  /** Why readers or writers care, in one sentence. */
  readonly reason: string
  readonly source: RuleSource
  readonly scope: readonly RuleScope[]
  /** Some of its problems carry a fix. */
  readonly fixes?: true
  /** Of a rule that is off: how often it was right where a person read what it found in real repositories. */
  readonly measured?: string
}

/** Rules by their names, which are also the codes of their problems. */
export type RuleTable = Readonly<Record<`${string}/${string}`, Rule>>
