import type { Message } from '../../messages/message.ts'
import type { Severity } from '../../text/problem.ts'

/** The severity of a rule's problems without settings; `varies`: each problem has its own. */
type DefaultSeverity = Severity | 'off' | 'varies'

/** What a rule looks at. */
type RuleScope = 'docs.json' | 'pages' | 'snippets' | 'styles' | 'api' | 'settings'

/** Everything about a rule that is not code. */
export interface Rule {
  readonly severity: DefaultSeverity
  /** Why readers or writers care, in one sentence. */
  readonly reason: Message
  /** The source that the rule is based on. */
  readonly source: Message
  readonly scope: readonly RuleScope[]
  /** Some of its problems have a fix. */
  readonly fixes?: true
  /** For a rule that is off: how often it was right when a person read what it found in real repositories. */
  readonly measured?: Message
}

/** Rules by their names, which are also the codes of their problems. */
export type RuleTable = Readonly<Record<`${string}/${string}`, Rule>>
