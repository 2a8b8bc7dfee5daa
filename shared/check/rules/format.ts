import type { JsonCause } from '../../config/json/error.ts'
import type { RuleTable } from './rule.ts'

const common = { source: 'the format of docs.json', scope: ['docs.json'], severity: 'varies' } as const

/** Rules about the text and the values of docs.json alone. */
export const formatRules = {
  'json/comment': { ...common, reason: 'JSON has no comments: other tools refuse the file.', fixes: true },
  'json/duplicate-key': { ...common, reason: 'Of a key that is given twice only the last one counts.' },
  'json/trailing-comma': {
    ...common,
    reason: 'JSON has no comma after the last entry: other tools refuse the file.',
    fixes: true,
  },
  'config/missing': { ...common, reason: 'A key is needed and not there.' },
  'config/wrong-type': { ...common, reason: 'The value is of a kind that the key cannot have.', fixes: true },
  'config/unknown-choice': { ...common, reason: 'The value is none of those to choose from.', fixes: true },
  'config/blank': { ...common, reason: 'There is nothing in it.' },
  'config/empty-list': { ...common, reason: 'A list without entries says nothing.' },
  'config/bad-color': { ...common, reason: 'Colours are hex codes such as `#0D9373`.', fixes: true },
  'config/not-an-address': { ...common, reason: 'A link to it would lead nowhere.', fixes: true },
  'config/not-a-repository': {
    ...common,
    reason: 'A button of this type needs the address of a repository.',
  },
  'config/basic-auth-name': { ...common, reason: 'Basic authentication needs the names of two fields.' },
  'config/page-path': { ...common, reason: 'The path works here, and not in other tools.', fixes: true },
  'config/icon-prefix': { ...common, reason: 'The icon works here, and not in other tools.', fixes: true },
  'config/unknown-key': {
    ...common,
    reason: 'Galley keeps the key and does not use it.',
    fixes: true,
  },
  'config/newer-format': { ...common, reason: 'The file is written in another format.' },
  'config/not-an-object': { ...common, reason: 'The file is not one that Galley can work with.' },
  'config/too-large': { ...common, reason: 'A file as large as this is no configuration.' },
} as const satisfies RuleTable

const CAUSES: readonly JsonCause[] = [
  'empty',
  'too-deep',
  'conflict-markers',
  'open-comment',
  'extra-comma',
  'missing-comma',
  'missing-colon',
  'missing-value',
  'missing-quote',
  'wrong-quotes',
  'quote-inside',
  'unquoted-key',
  'unquoted-value',
  'wrong-bracket',
  'unexpected-end',
  'text-after-end',
  'number',
  'escape',
  'control-character',
  'odd-space',
  'unexpected',
]

/** Rules about text that is not JSON. */
export const jsonRules: RuleTable = Object.fromEntries(
  CAUSES.map(cause => [
    `json/${cause}`,
    { ...common, reason: 'Nobody can read the file until this is mended.', fixes: true },
  ]),
)
