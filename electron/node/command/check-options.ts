import { parseArgs } from 'node:util'
import { ruleIds } from '../../../shared/check/rules/registry.ts'
import { isRuleOrGroup } from '../../../shared/check/settings/file.ts'
import { nearest } from '../../../shared/config/read/nearest.ts'
import { Misuse } from './io.ts'
import { type Format, formats } from './report.ts'
import { type Repository, repositoryAt } from './site.ts'

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
  throw new Misuse(`--max-warnings takes a number, not “${written}”.`)
}

/** A misspelled rule must not look like one without problems. */
function rulesOf(written: readonly string[]): readonly string[] {
  const rules = written.flatMap(each => each.split(',')).map(rule => rule.trim())
  for (const rule of rules) {
    if (isRuleOrGroup(rule)) continue
    const near = nearest(rule, ruleIds)
    const hint = near === undefined ? 'The handbook lists all rules.' : `Did you mean “${near}”?`
    throw new Misuse(`--only takes names of rules, and there is no rule “${rule}”. ${hint}`)
  }
  return rules
}

function formatOf(written: string): Format {
  const format = Object.hasOwn(formats, written) ? formats[written] : undefined
  if (format) return format
  throw new Misuse(`--format takes ${Object.keys(formats).join(', ')}, not “${written}”.`)
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
  if (positionals.length > 1) throw new Misuse('check takes one folder.')
  const { baseline, 'write-baseline': writeBaseline } = values
  if (writeBaseline && baseline === undefined) {
    throw new Misuse('--write-baseline needs --baseline FILE, the file to write.')
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
