import type { RuleId } from './registry.ts'

/** One rule for everyone who writes pages: a person, or an assistant in an editor. */
export interface WritingRule {
  /** Identifies the rule in the file; never changes. */
  readonly id: string
  /** The rule as the file states it. */
  readonly text: string
  readonly reason: string
  /** The checks that find violations; none if only a reader can tell. */
  readonly checks: readonly RuleId[]
  /** Its checks are often wrong, so the file marks the rule as unchecked. */
  readonly unchecked?: true
}

/** Rules about one subject, in the order of the file. */
export interface WritingGroup {
  readonly title: string
  readonly rules: readonly WritingRule[]
}

const rule = (id: string, text: string, reason: string, checks: readonly RuleId[] = []): WritingRule => ({
  id,
  text,
  reason,
  checks,
})

const unchecked = (written: WritingRule): WritingRule => ({ ...written, unchecked: true })

/** Every writing rule, by subject. */
export const writingGroups: readonly WritingGroup[] = [
  {
    title: 'Pages',
    rules: [
      rule(
        'title-and-description',
        'Give every page a title that names its subject, and a description that says in one sentence what it is for.',
        'Search results show both, and readers choose by them.',
        ['page/no-title', 'page/no-description', 'page/title-length', 'page/description-length'],
      ),
    ],
  },
  {
    title: 'Language',
    rules: [
      rule(
        'clear',
        'Write clearly and directly: short sentences, one idea each.',
        'Readers want an answer, not literature.',
        [
          'writing/filler',
          'writing/long-sentence',
          'writing/long-paragraph',
          'writing/repeated-word',
          'writing/article',
        ],
      ),
      unchecked(
        rule(
          'second-person',
          'Address the reader as “you” in instructions.',
          'Instructions speak to the person who follows them.',
          ['writing/second-person'],
        ),
      ),
      unchecked(
        rule(
          'active-voice',
          'Prefer the active voice: say who does it.',
          'Readers need to know what they have to do.',
          ['writing/passive'],
        ),
      ),
      unchecked(
        rule(
          'present-tense',
          'Describe how things are in the present tense.',
          '“Will” can also mean planned, or broken.',
          ['writing/present-tense'],
        ),
      ),
      rule('define-terms', 'Explain a term where it first appears.', 'Nobody looks up a glossary.', [
        'writing/late-definition',
      ]),
      unchecked(
        rule(
          'abbreviations',
          'Spell out an abbreviation on each page that uses it, unless all readers know it.',
          'Many readers come from a search and have seen no other page.',
          ['writing/undefined-term'],
        ),
      ),
      rule('one-word', 'Use one word for one thing.', 'Two words look like two things.', ['writing/term']),
      rule(
        'parallel',
        'Give headings, items of a list and steps the same grammatical form.',
        'Items of the same form are understood at a glance.',
        ['writing/parallel-headings', 'writing/parallel-items'],
      ),
    ],
  },
  {
    title: 'Order',
    rules: [
      rule(
        'important-first',
        'Start with what matters most to the reader.',
        'Many readers stop after the first lines.',
      ),
      rule(
        'basics-first',
        'Explain the basics before what builds on them.',
        'Nobody can start in the middle.',
      ),
      rule('number-steps', 'Number the steps of a procedure.', 'Readers can find the step they were at.'),
      rule(
        'prerequisites-first',
        'Say what is needed before the first step.',
        'Readers who miss something at step five have to start over.',
        ['page/late-prerequisites'],
      ),
      rule('expected-outcome', 'Say what each larger step leads to.', 'Readers can tell whether it worked.', [
        'page/no-outcome',
      ]),
      rule(
        'descriptive-headings',
        'Choose headings that say what is below them.',
        'Readers jump from heading to heading.',
        ['page/same-heading'],
      ),
    ],
  },
  {
    title: 'Code examples',
    rules: [
      rule(
        'complete-examples',
        'Make every example complete, so that it runs unchanged.',
        'Readers copy first and read later.',
        ['code/bad-json', 'code/bad-yaml'],
      ),
      rule('handle-errors', 'Handle the errors that can happen.', 'Examples end up in programs.'),
      rule('realistic-data', 'Use realistic data.', '“foo” explains nothing.'),
      rule('expected-output', 'Show the output.', 'Readers compare it with their own.'),
      rule('name-language', 'Name the language of every block.', 'Highlighting depends on it.', [
        'code/no-language',
      ]),
      unchecked(
        rule('name-file', 'Name the file of a block if that helps.', 'Readers know where the lines belong.', [
          'code/no-file-name',
        ]),
      ),
      rule(
        'no-secrets',
        'Never put a real key, password or token into an example.',
        'Anyone can use a published key.',
        ['code/secret'],
      ),
    ],
  },
  {
    title: 'API pages',
    rules: [
      rule(
        'describe-parameters',
        'Describe every parameter, including the optional ones.',
        'Readers cannot guess.',
        ['api/undescribed-parameter', 'api/field-missing'],
      ),
      rule('success-answer', 'Show a successful response.', 'Readers want to see what they get.', [
        'api/no-success-response',
      ]),
      unchecked(
        rule(
          'error-answers',
          'Show a response for each kind of error.',
          'Programs have to handle every way in which a call can fail.',
          ['api/no-error-response'],
        ),
      ),
      unchecked(
        rule(
          'rate-limits',
          'State rate limits with their numbers.',
          'Frequent callers need to know when to wait.',
          ['api/no-rate-limit'],
        ),
      ),
      rule(
        'auth-format',
        'Show exactly how a request authenticates.',
        'Nothing works without authentication.',
        ['api/unknown-security', 'api/undescribed-key'],
      ),
      rule(
        'status-codes',
        'Explain every HTTP status code that can be returned.',
        'A number alone doesn’t explain what happened.',
        ['api/undescribed-response'],
      ),
    ],
  },
  {
    title: 'Accessibility',
    rules: [
      rule(
        'alt-text',
        'Give every image and diagram a text that says what it shows.',
        'Not everyone can see it.',
        ['accessibility/no-alt', 'accessibility/poor-alt', 'accessibility/diagram-text'],
      ),
      rule(
        'link-text',
        'Let a link say where it leads; never write “click here”.',
        'Some readers listen to the links only.',
        ['accessibility/link-text'],
      ),
      rule(
        'heading-levels',
        'Start headings at level 2, because the title is level 1, and skip no level.',
        'Some readers navigate by level.',
        ['page/first-level-heading', 'page/heading-jump'],
      ),
    ],
  },
  {
    title: 'Which component for what',
    rules: [
      rule('steps', 'Use `Steps` for steps that follow each other.', 'Numbers and lines show the order.', [
        'page/misplaced-tag',
        'page/steps-by-hand',
      ]),
      rule(
        'tabs',
        'Use `Tabs` for one task on several platforms, and for alternatives.',
        'Readers see only what applies to them.',
        ['page/tabs-by-hand'],
      ),
      rule(
        'code-group',
        'Use `CodeGroup` for the same code in several languages.',
        'One language is enough for each reader.',
        ['page/code-group-by-hand'],
      ),
      rule(
        'accordions',
        'Use `Accordion` for details that not everyone needs.',
        'The page stays short for everyone else.',
      ),
      rule(
        'examples',
        'Use `RequestExample` and `ResponseExample` for the request and the response of an endpoint.',
        'They are shown beside the text.',
        ['page/no-response-example'],
      ),
      rule(
        'param-fields',
        'Use `ParamField` for parameters, and describe each as the API does.',
        'Name, type and default are always in the same position.',
        ['api/unknown-field', 'api/field-differs'],
      ),
      rule(
        'response-fields',
        'Use `ResponseField` for the fields of a response.',
        'Name and type are always in the same position.',
      ),
      rule('expandable', 'Use `Expandable` for fields inside a field.', 'Readers open only what they need.'),
      rule('frame', 'Put a `Frame` around every image.', 'Images look alike and can have a caption.', [
        'page/no-frame',
      ]),
    ],
  },
]

/** Every writing rule, in the order of the file. */
export const writingRules: readonly WritingRule[] = writingGroups.flatMap(({ rules }) => rules)

const byCheck: ReadonlyMap<string, WritingRule> = new Map(
  writingRules.flatMap(rule => rule.checks.map(check => [check, rule] as const)),
)

/** Returns the writing rule that a check belongs to; most checks have none. */
export const writingRuleOf = (check: string): WritingRule | undefined => byCheck.get(check)
