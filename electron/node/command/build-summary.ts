import stringWidth from 'string-width'
import { type MessageKey, message } from '../../../shared/messages/message.ts'
import type { BuildProblem } from '../../../shared/site/plan/outputs.ts'
import { inWords, numberInWords } from '../base/words.ts'
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
  /** The divisions that were built, as the person wrote them, and how many links lead out of them; absent for all. */
  readonly only?: { readonly names: readonly string[]; readonly links: number } | undefined
  /** The part of the site that was built, as the person wrote it; absent for the whole site. */
  readonly part?: readonly string[]
}

function size(bytes: number): string {
  if (bytes < 1000) return inWords(message('cli:summary.bytes', { size: String(bytes) }))
  return bytes < 1_000_000
    ? `${numberInWords(bytes / 1000, 1)} kB`
    : `${numberInWords(bytes / 1_000_000, 1)} MB`
}

function files({ files: all, changed, removed }: Written): string {
  const counts = { files: numberInWords(all), changed: numberInWords(changed) }
  return removed === 0
    ? inWords(message('cli:summary.filesChanged', counts))
    : inWords(message('cli:summary.filesRemoved', { ...counts, removed: numberInWords(removed) }))
}

function found({ problems, trouble, checked }: Built): string {
  if (checked && trouble.length === 0) return inWords(message('cli:summary.noneFound'))
  const count = problems + trouble.length
  return count === 0
    ? inWords(message('cli:summary.noneInTexts'))
    : inWords(message('cli:summary.inTexts', { found: numberInWords(count) }))
}

/** Returns a small table about a build. */
export function summary(built: Built): string {
  const { out, pages, drawn, milliseconds, trouble, written, only, part } = built
  const seconds = `${numberInWords(milliseconds / 1000, 1)} s`
  const narrowed: readonly (readonly [MessageKey, string])[] = only
    ? [
        ['cli:summary.only', inWords(message('cli:summary.names', { names: only.names }))],
        ['cli:summary.links', inWords(message('cli:summary.linksOutside', { count: only.links }))],
      ]
    : []
  const rows: readonly (readonly [MessageKey, string])[] = written
    ? [
        [
          'cli:summary.pages',
          inWords(
            message('cli:summary.pagesDrawn', { pages: numberInWords(pages), drawn: numberInWords(drawn) }),
          ),
        ],
        ['cli:summary.files', files(written)],
        ['cli:summary.size', size(written.bytes)],
        ...narrowed,
        ...(part
          ? [['cli:summary.part', inWords(message('cli:summary.names', { names: part }))] as const]
          : []),
        ['cli:summary.problems', found(built)],
        ['cli:summary.time', seconds],
        ['cli:summary.writtenTo', out],
      ]
    : [
        ['cli:summary.pages', numberInWords(pages)],
        ['cli:summary.problems', numberInWords(trouble.length)],
        ['cli:summary.time', seconds],
        ['cli:summary.written', inWords(message('cli:summary.strict'))],
      ]
  const named = rows.map(([name, value]) => [inWords(message(name)), value] as const)
  // On a terminal, a Chinese character is as wide as two Latin letters.
  const width = Math.max(12, ...named.map(([name]) => stringWidth(name) + 2))
  return named.map(([name, value]) => `${name}${' '.repeat(width - stringWidth(name))}${value}`).join('\n')
}
