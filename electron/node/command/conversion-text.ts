import type { ConfigFormat, Outcome, ReportLine } from '../../../shared/config/convert/model.ts'
import { type Message, type MessageKey, message } from '../../../shared/messages/message.ts'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import { inWords } from '../base/words.ts'
import { printable } from './printable.ts'

const NAMES: Readonly<Record<ConfigFormat, Message>> = {
  galley: message('cli:convert.formats.galley'),
  newer: message('cli:convert.formats.newer'),
  mint: message('cli:convert.formats.mint'),
}

/** The parts of a report, the most important last: a terminal shows the end. */
const PARTS: readonly (readonly [Outcome, MessageKey])[] = [
  ['same', 'cli:convert.same'],
  ['moved', 'cli:convert.moved'],
  ['kept', 'cli:convert.kept'],
  ['lost', 'cli:convert.lost'],
]

function line({ from, to, why, line: row, column }: ReportLine, file: string): string {
  const place = `  ${file}:${row}:${column}`
  const path = to === undefined || to === from ? from : `${from} → ${to}`
  const first = `${place}  ${printable(path)}`
  return why === undefined ? first : `${first}\n      ${printable(inWords(why))}`
}

/** Returns the report of a conversion for a terminal. */
export function conversionText({ file, from, to, target, backup, pages, report }: ConversionPlan): string {
  const parts = PARTS.flatMap(([outcome, title]) => {
    const lines = report.filter(one => one.outcome === outcome)
    if (lines.length === 0) return []
    const shown =
      outcome === 'same'
        ? [`  ${lines.map(one => printable(one.from)).join(', ')}`]
        : lines.map(one => line(one, file))
    return [`${inWords(message(title, { count: lines.length }))}\n${shown.join('\n')}`]
  })
  const result =
    pages.length === 0
      ? []
      : [
          `${inWords(message('cli:convert.newPages', { count: pages.length }))}\n${pages.map(page => `  ${printable(page)}`).join('\n')}`,
        ]
  const kept = [
    inWords(
      backup === undefined
        ? message('cli:convert.stays', { file })
        : message('cli:convert.backup', { file: target, backup }),
    ),
    ...(target !== 'docs.json' ? [inWords(message('cli:convert.bothStay'))] : []),
  ]
  return [
    inWords(message('cli:convert.becomes', { file, target, from: NAMES[from], to: NAMES[to] })),
    ...parts,
    ...result,
    kept.join('\n'),
  ].join('\n\n')
}
