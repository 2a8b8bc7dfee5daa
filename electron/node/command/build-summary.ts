import type { BuildProblem } from '../../../shared/site/plan/outputs.ts'
import type { Written } from '../output/writer.ts'

/** The result of a build. */
export interface Built {
  readonly out: string
  readonly pages: number
  /** How many of them were drawn in this build; the others are unchanged. */
  readonly drawn: number
  /** Problems in the texts of pages. */
  readonly problems: number
  readonly milliseconds: number
  readonly trouble: readonly BuildProblem[]
  /** Whether `trouble` includes the problems of the check. */
  readonly checked: boolean
  /** Absent if nothing was written. */
  readonly written: Written | undefined
}

const number = (value: number): string => value.toLocaleString('en')

function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function files({ files: all, changed, removed }: Written): string {
  const gone = removed === 0 ? '' : `, ${number(removed)} removed`
  return `${number(all)}, ${number(changed)} of them changed${gone}`
}

function found({ problems, trouble, checked }: Built): string {
  if (checked && trouble.length === 0) return 'no errors, no warnings'
  const count = problems + trouble.length
  const inTexts = count === 0 ? 'none in the texts' : `${number(count)} in the texts`
  return `${inTexts}; galley check looks at links, settings and writing, too`
}

/** Returns a small table about a build. */
export function summary(built: Built): string {
  const { out, pages, drawn, milliseconds, trouble, written } = built
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`
  const rows: readonly (readonly [string, string])[] = written
    ? [
        ['Pages', `${number(pages)}, ${number(drawn)} of them drawn`],
        ['Files', files(written)],
        ['Size', size(written.bytes)],
        ['Problems', found(built)],
        ['Time', seconds],
        ['Written to', out],
      ]
    : [
        ['Pages', number(pages)],
        ['Problems', number(trouble.length)],
        ['Time', seconds],
        ['Written', 'nothing, because of --strict'],
      ]
  return rows.map(([name, value]) => `${name.padEnd(12)}${value}`).join('\n')
}
