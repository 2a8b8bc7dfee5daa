import { parseArgs } from 'node:util'
import { ruleIds } from '../../../shared/check/rules/registry.ts'
import { isRuleOrGroup } from '../../../shared/check/settings/file.ts'
import { nearest } from '../../../shared/config/read/nearest.ts'
import { message } from '../../../shared/messages/message.ts'
import { Misuse } from './io.ts'
import { type Format, formats } from './report.ts'
import { type Repository, repositoryAt } from './repository.ts'

/** The options of `galley check`. */
export interface CheckOptions {
  readonly repository: Repository
  readonly format: Format
  /** Names of rules, or how they start; all rules if empty. */
  readonly only: readonly string[]
  readonly maxWarnings: number
  /** The file of known problems. */
  readonly baseline: string | undefined
  /** Rewrite the file of known problems. */
  readonly writeBaseline: boolean
  readonly fix: boolean
  /** Download the API descriptions that docs.json names by address. */
  readonly fetch: boolean
  /** Check external links. */
  readonly external: boolean
}

function warningsOf(written: string | undefined): number {
  if (written === undefined) return Number.POSITIVE_INFINITY
  if (/^\d+$/.test(written)) return Number(written)
  throw new Misuse(message('cli:check.maxWarnings', { written }))
}

/** A misspelled rule must not look like one without problems. */
function rulesOf(written: readonly string[]): readonly string[] {
  const rules = written.flatMap(each => each.split(',')).map(rule => rule.trim())
  for (const rule of rules) {
    if (isRuleOrGroup(rule)) continue
    const near = nearest(rule, ruleIds)
    throw new Misuse(
      near === undefined
        ? message('cli:check.noSuchRule', { rule })
        : message('cli:check.unknownRule', { rule, near }),
    )
  }
  return rules
}

function formatOf(written: string): Format {
  const format = Object.hasOwn(formats, written) ? formats[written] : undefined
  if (format) return format
  throw new Misuse(message('cli:check.format', { formats: Object.keys(formats), written }))
}

/** Reads the arguments of `galley check`. Throws {@link Misuse} if they are invalid. */
export function readCheckOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      only: { type: 'string', multiple: true },
      'max-warnings': { type: 'string' },
      baseline: { type: 'string' },
      'write-baseline': { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      fetch: { type: 'boolean', default: false },
      external: { type: 'boolean', default: false },
    },
  })
  if (positionals.length > 1) throw new Misuse(message('cli:oneFolder', { command: 'check' }))
  const { baseline, 'write-baseline': writeBaseline } = values
  if (writeBaseline && baseline === undefined) {
    throw new Misuse(message('cli:check.writeBaseline'))
  }
  return {
    format: formatOf(values.format),
    only: rulesOf(values.only ?? []),
    maxWarnings: warningsOf(values['max-warnings']),
    repository: repositoryAt(positionals[0]),
    baseline,
    writeBaseline,
    fix: values.fix,
    fetch: values.fetch,
    external: values.external,
  }
}
