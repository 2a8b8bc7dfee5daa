import { ruleOf } from '../../../shared/check/rules/registry.ts'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Fix, Problem, Severity } from '../../../shared/text/problem.ts'
import { findProduct } from '../base/product.ts'
import { sentences } from './sentences.ts'

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', notice: 'note' }

const artifact = (file: string) => ({ uri: file.split('/').map(encodeURIComponent).join('/') })

function ruleIn(id: string) {
  const rule = ruleOf(id)
  if (rule === undefined) return { id }
  const { reason, severity, source } = rule
  return {
    id,
    shortDescription: { text: inEnglish(reason) },
    help: { text: inEnglish(message('cli:report.ruleHelp', { reason, source })) },
    ...(severity !== 'varies' && severity !== 'off' && { defaultConfiguration: { level: LEVELS[severity] } }),
  }
}

const fixIn = (file: string, { label, edits }: Fix) => ({
  description: { text: inEnglish(label) },
  artifactChanges: [
    {
      artifactLocation: artifact(file),
      replacements: edits.map(({ offset, length, text }) => ({
        deletedRegion: { charOffset: offset, charLength: length },
        insertedContent: { text },
      })),
    },
  ],
})

/** Data of our own about the run, and about each result. */
interface Properties {
  readonly run: object
  readonly of: (problem: Problem) => object
}

/** Formats problems for code scanners: SARIF 2.1.0. `under` precedes the name of every file. */
export function sarif(problems: readonly Problem[], under: string, properties?: Properties): string {
  const ids = [...new Set(problems.map(({ code }) => code))]
  const indexes = new Map(ids.map((id, index) => [id, index]))
  const results = problems.map(problem => {
    const { code, severity, line, column, offset, length, fix } = problem
    const file = `${under}${problem.file}`
    return {
      ruleId: code,
      ruleIndex: indexes.get(code),
      level: LEVELS[severity],
      message: { text: sentences(problem) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: artifact(file),
            region: { startLine: line, startColumn: column, charOffset: offset, charLength: length },
          },
        },
      ],
      ...(fix && { fixes: [fixIn(file, fix)] }),
      ...(properties && { properties: properties.of(problem) }),
    }
  })
  const driver = { name: 'Galley', version: findProduct().version, rules: ids.map(ruleIn) }
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        columnKind: 'utf16CodeUnits',
        results,
        ...(properties && { properties: properties.run }),
      },
    ],
  }
  return JSON.stringify(log, undefined, 2)
}
