import { ruleIds } from '../../../shared/check/rules/registry.ts'
import { isRuleOrGroup } from '../../../shared/check/settings/file.ts'
import { nearest } from '../../../shared/config/read/nearest.ts'
import { message } from '../../../shared/messages/message.ts'
import { readArguments } from './arguments.ts'
import { Misuse } from './io.ts'
import { type FormatName, formatNames } from './report.ts'
import { type Repository, repositoryAt } from './repository.ts'

/** The options of `galley check`. */
export interface CheckOptions {
  readonly repository: Repository
  readonly format: FormatName
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
  /** List what looks different from the tool that the site comes from, instead of the problems. */
  readonly asMoved: boolean
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

function formatOf(written: string): FormatName {
  const format = formatNames.find(name => name === written)
  if (format) return format
  throw new Misuse(message('cli:check.format', { formats: formatNames, written }))
}

/** Reads the arguments of `galley check`. Throws {@link Misuse} if they are invalid. */
export function readCheckOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = readArguments({
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
      'as-moved': { type: 'boolean', default: false },
    },
  })
  if (positionals.length > 1) throw new Misuse(message('cli:oneFolder', { command: 'check' }))
  const { baseline, 'write-baseline': writeBaseline, 'as-moved': asMoved } = values
  if (writeBaseline && baseline === undefined) {
    throw new Misuse(message('cli:check.writeBaseline'))
  }
  if (asMoved && (values.fix || values.external)) throw new Misuse(message('cli:check.asMoved'))
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
    asMoved,
  }
}
