import type { ConfigFormat, ReportLine } from '../../../shared/config/convert/model.ts'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message } from '../../../shared/messages/message.ts'
import { dataFolders } from '../base/data-folders.ts'
import { inWords } from '../base/words.ts'
import { convertSite } from '../conversion/convert-site.ts'
import { planConversion } from '../conversion/plan.ts'
import { realFolder } from '../session/discover.ts'
import { readArguments } from './arguments.ts'
import { conversionText } from './conversion-text.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { printable } from './printable.ts'
import { screened } from './screened.ts'

const FORMATS: readonly ConfigFormat[] = ['galley', 'newer', 'mint']

function formatOf(written: string | undefined): ConfigFormat | undefined {
  if (written === undefined) return undefined
  const format = FORMATS.find(one => one === written)
  if (format) return format
  throw new Misuse(message('cli:convert.to', { formats: FORMATS, written }))
}

const lineInEnglish = ({ why, ...line }: ReportLine) => ({
  ...line,
  ...(why !== undefined && { why: inEnglish(why) }),
})

/** Converts the settings of a site to another format; reports what happens to every part before anything is written. */
export async function convert(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (positionals.length > 1) throw new Misuse(message('cli:oneFolder', { command: 'convert' }))
  const to = formatOf(values.to)
  const folder = realFolder(positionals[0] ?? '.')
  const isDry = values['dry-run']
  const plan = await screened(async screening => {
    const { plan: found } = await planConversion(folder, to, screening)
    if (!values.json) io.out(conversionText(found))
    const order = { folder, to: found.to, stamp: found.stamp }
    if (!isDry) await convertSite(order, { data: dataFolders().data, screening })
    return found
  })
  if (values.json) {
    const { stamp: _, ...rest } = plan
    io.out(JSON.stringify({ ...rest, report: rest.report.map(lineInEnglish), written: !isDry }, undefined, 2))
  } else {
    io.out(
      isDry
        ? inWords(message('cli:convert.dryRun'))
        : inWords(message('cli:convert.written', { files: [...plan.pages, plan.target].map(printable) })),
    )
    if (plan.to === 'galley') {
      io.out(inWords(message('cli:convert.next', { folder: printable(folder) })))
      io.out(inWords(message('cli:convert.nextMoved')))
    }
  }
  return 0
}
