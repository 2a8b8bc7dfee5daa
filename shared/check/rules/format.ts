import type { JsonCause } from '../../config/json/error.ts'
import { message } from '../../messages/message.ts'
import type { RuleTable } from './rule.ts'

const common = { source: message('rules:source.docsJson'), scope: ['docs.json'], severity: 'varies' } as const

/** Rules about the text and the values of docs.json alone. */
export const formatRules = {
  'json/comment': { ...common, reason: message('rules:reason.json.comment'), fixes: true },
  'json/duplicate-key': { ...common, reason: message('rules:reason.json.duplicate-key') },
  'json/trailing-comma': {
    ...common,
    reason: message('rules:reason.json.trailing-comma'),
    fixes: true,
  },
  'config/missing': { ...common, reason: message('rules:reason.config.missing') },
  'config/wrong-type': { ...common, reason: message('rules:reason.config.wrong-type'), fixes: true },
  'config/unknown-choice': { ...common, reason: message('rules:reason.config.unknown-choice'), fixes: true },
  'config/blank': { ...common, reason: message('rules:reason.config.blank') },
  'config/empty-list': { ...common, reason: message('rules:reason.config.empty-list') },
  'config/bad-color': { ...common, reason: message('rules:reason.config.bad-color'), fixes: true },
  'config/not-an-address': { ...common, reason: message('rules:reason.config.not-an-address'), fixes: true },
  'config/not-a-repository': {
    ...common,
    reason: message('rules:reason.config.not-a-repository'),
  },
  'config/basic-auth-name': { ...common, reason: message('rules:reason.config.basic-auth-name') },
  'config/page-path': { ...common, reason: message('rules:reason.config.page-path'), fixes: true },
  'config/icon-prefix': { ...common, reason: message('rules:reason.config.icon-prefix'), fixes: true },
  'config/unknown-key': {
    ...common,
    reason: message('rules:reason.config.unknown-key'),
    fixes: true,
  },
  'config/ref': { ...common, reason: message('rules:reason.config.ref') },
  'config/not-an-object': { ...common, reason: message('rules:reason.config.not-an-object') },
  'config/too-large': { ...common, reason: message('rules:reason.config.too-large') },
  'config/too-costly': { ...common, reason: message('rules:reason.config.too-costly') },
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
    { ...common, reason: message('rules:reason.json.any'), fixes: true },
  ]),
)
