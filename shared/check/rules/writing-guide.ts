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
        'Both stand in search results: readers choose by them.',
        ['page/no-title', 'page/no-description', 'page/title-length', 'page/description-length'],
      ),
    ],
  },
  {
    title: 'Language',
    rules: [
      rule(
        'clear',
        'Write clearly and directly: short sentences, one thought each.',
        'Readers look for an answer, not for literature.',
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
          'Readers must know what is theirs to do.',
          ['writing/passive'],
        ),
      ),
      unchecked(
        rule(
          'present-tense',
          'Tell in the present tense how things are.',
          'What “will” happen could be planned, or broken.',
          ['writing/present-tense'],
        ),
      ),
      rule('define-terms', 'Explain a term where it first occurs.', 'Nobody looks for the glossary.', [
        'writing/late-definition',
      ]),
      unchecked(
        rule(
          'abbreviations',
          'Spell out an abbreviation on each page that uses it, unless all readers know it.',
          'Many readers come from a search and know no other page.',
          ['writing/undefined-term'],
        ),
      ),
      rule(
        'one-word',
        'Keep using the same word for the same thing.',
        'Readers take two words for two things.',
        ['writing/term'],
      ),
      rule(
        'parallel',
        'Give headings, items of a list and steps the same grammatical form.',
        'What looks alike is understood at a glance.',
        ['writing/parallel-headings', 'writing/parallel-items'],
      ),
    ],
  },
  {
    title: 'Order',
    rules: [
      rule(
        'important-first',
        'Begin with what matters most to the reader.',
        'Many stop after the first lines.',
      ),
      rule(
        'basics-first',
        'Explain the basics before what builds on them.',
        'Nobody can follow from the middle.',
      ),
      rule(
        'number-steps',
        'Number the steps of a procedure.',
        'Readers find the place again where they were.',
      ),
      rule(
        'prerequisites-first',
        'Say what is needed before the first step.',
        'Whoever lacks something at step five has to begin again.',
        ['page/late-prerequisites'],
      ),
      rule('expected-outcome', 'Say what each larger step leads to.', 'Readers know whether to go on.', [
        'page/no-outcome',
      ]),
      rule(
        'descriptive-headings',
        'Choose headings that tell what stands below them.',
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
        'Make every example complete: it runs as it stands.',
        'Readers copy first and read later.',
        ['code/bad-json', 'code/bad-yaml'],
      ),
      rule('handle-errors', 'Handle the errors that can happen.', 'Examples become programs.'),
      rule('realistic-data', 'Use data that could be real.', '“foo” explains nothing.'),
      rule('expected-output', 'Show what comes out.', 'Readers compare it with what they see.'),
      rule('name-language', 'Name the language of every block.', 'Colors depend on it.', [
        'code/no-language',
      ]),
      unchecked(
        rule(
          'name-file',
          'Name the file of a block where that helps.',
          'Readers know where the lines belong.',
          ['code/no-file-name'],
        ),
      ),
      rule(
        'no-secrets',
        'Never put a real key, password or token into an example.',
        'A key that is published is everybody’s.',
        ['code/secret'],
      ),
    ],
  },
  {
    title: 'API pages',
    rules: [
      rule(
        'describe-parameters',
        'Describe every parameter, the optional ones as well.',
        'Readers cannot guess.',
        ['api/undescribed-parameter', 'api/field-missing'],
      ),
      rule('success-answer', 'Show an answer for success.', 'Readers want to see what comes back.', [
        'api/no-success-response',
      ]),
      unchecked(
        rule(
          'error-answers',
          'Show an answer for each kind of error.',
          'Programs must know how a call can fail.',
          ['api/no-error-response'],
        ),
      ),
      unchecked(
        rule(
          'rate-limits',
          'State rate limits with their numbers.',
          'Who calls often must know when to wait.',
          ['api/no-rate-limit'],
        ),
      ),
      rule('auth-format', 'Show exactly how a request authenticates.', 'Nothing works without it.', [
        'api/unknown-security',
        'api/undescribed-key',
      ]),
      rule(
        'status-codes',
        'Explain every HTTP status code that can come back.',
        'A number alone does not tell what happened.',
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
        'Not everybody sees it.',
        ['accessibility/no-alt', 'accessibility/poor-alt', 'accessibility/diagram-text'],
      ),
      rule(
        'link-text',
        'Let a link say where it leads; never write “click here”.',
        'Some readers hear nothing but the links.',
        ['accessibility/link-text'],
      ),
      rule(
        'heading-levels',
        'Begin headings at level 2, because the title is level 1, and leave no level out.',
        'Some readers go by levels.',
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
        'Readers see only what is theirs.',
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
        'Use `Accordion` for details that not everybody needs.',
        'The page stays short for the others.',
      ),
      rule(
        'examples',
        'Use `RequestExample` and `ResponseExample` for the request and the answer of an endpoint.',
        'They stand beside the text.',
        ['page/no-response-example'],
      ),
      rule(
        'param-fields',
        'Use `ParamField` for parameters, and say of each what the API says.',
        'Name, type and default always stand in one place.',
        ['api/unknown-field', 'api/field-differs'],
      ),
      rule(
        'response-fields',
        'Use `ResponseField` for the fields of an answer.',
        'Name and type always stand in one place.',
      ),
      rule('expandable', 'Use `Expandable` for fields inside a field.', 'Readers open what they need.'),
      rule('frame', 'Put a `Frame` around every image.', 'Pictures look alike, and can have a caption.', [
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
