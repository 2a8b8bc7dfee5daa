import type { ConfigFormat, Outcome, ReportLine } from '../../../shared/config/convert/model.ts'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import { printable } from './printable.ts'

const NAMES: Readonly<Record<ConfigFormat, string>> = {
  galley: 'the format that Galley reads',
  newer: 'the newer format of docs.json',
  mint: 'mint.json',
}

/** The parts of a report, the most important last: a terminal shows the end. */
const PARTS: readonly (readonly [Outcome, string])[] = [
  ['same', 'Stays'],
  ['moved', 'Becomes something else'],
  ['kept', 'Kept as it is, though it is not used there'],
  ['lost', 'Lost, or said in another way'],
]

function line({ from, to, why, line: row, column }: ReportLine, file: string): string {
  const place = `  ${file}:${row}:${column}`
  const path = to === undefined || to === from ? from : `${from} → ${to}`
  const first = `${place}  ${printable(path)}`
  return why === undefined ? first : `${first}\n      ${printable(inEnglish(why))}`
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
    return [`${title} (${lines.length})\n${shown.join('\n')}`]
  })
  const result =
    pages.length === 0
      ? []
      : [`New pages (${pages.length})\n${pages.map(page => `  ${printable(page)}`).join('\n')}`]
  const kept = [
    backup === undefined ? `${file} stays as it is.` : `What ${target} holds now is kept in ${backup}.`,
    ...(target !== 'docs.json'
      ? ['docs.json stays as well: a program that knows both takes docs.json.']
      : []),
  ]
  return [
    `${file}, in ${NAMES[from]}, becomes ${target} in ${NAMES[to]}.`,
    ...parts,
    ...result,
    kept.join('\n'),
  ].join('\n\n')
}
