import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { convertConfig } from '../../../shared/config/convert/convert.ts'
import { MINT_FILE } from '../../../shared/config/convert/format.ts'
import type { ConfigFormat } from '../../../shared/config/convert/model.ts'
import type { ReadText } from '../../../shared/config/document/config-document.ts'
import { readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { readDivisions } from '../../../shared/config/navigation/read-divisions.ts'
import { readConfig } from '../../../shared/config/read/read.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { message } from '../../../shared/messages/message.ts'
import { readApis } from '../../../shared/openapi/apis.ts'
import { ApiBudget } from '../../../shared/openapi/document/api-budget.ts'
import { apiEntries } from '../../../shared/openapi/entries.ts'
import { pathOfFile } from '../../../shared/page/summary.ts'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import { isPage } from '../../../shared/project/files/kinds.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { describedOperations } from '../../../shared/site/plan/described-operations.ts'
import { defaultLanguage } from '../../../shared/site/plan/site-language.ts'
import { siteTextsIn } from '../../../shared/site/texts/site-texts.ts'
import { unlessTooCostly } from '../../../shared/text/budget.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { Root } from '../disk/confine.ts'
import { listFiles } from '../disk/listing.ts'
import { findConfig, formatIn, isOlderSite, textIn } from './find-config.ts'
import { settingsTexts } from './settings-texts.ts'

/** A planned conversion, with the texts that it writes. */
export interface ConversionFiles {
  readonly plan: ConversionPlan
  /** The current content of the target; absent if there is none. */
  readonly before: FileText | undefined
  readonly after: FileText
  readonly pages: readonly { readonly file: string; readonly text: string }[]
}

/** Plans a conversion, by default to the format that Galley edits. Writes nothing. */
export async function planConversion(
  folder: string,
  wanted: ConfigFormat | undefined,
  screening: Screening,
): Promise<ConversionFiles> {
  const found = findConfig(folder)
  const to = wanted ?? 'galley'
  const texts = await settingsTexts(found.text, {
    readText: async path => textIn(folder, path),
    ...{ screening, refuse: refuseCostly },
  })
  const { bounded } = screening
  const format = unlessTooCostly(bounded, () => formatIn(found), refuseCostly)
  if (format === to) throw alreadyIn(found.file, to)
  const files = (await listFiles(new Root(folder))).map(({ path }) => path)
  const paths = new Set(files.filter(isPage).map(pathOfFile))
  const read = (path: string) => texts.get(path)?.text
  const operations = await readOperations(screening, found.text.text, new Set(files), {
    settings: read,
    api: async path => {
      const text = optionalText(folder, path)
      if (text !== undefined) await screening.screen(path, text)
      return text
    },
  })
  const conversion = {
    file: found.file,
    text: found.text.text,
    to,
    read,
    taken: (path: string) => paths.has(path),
    operations,
  }
  const result = unlessTooCostly(bounded, () => convertConfig(conversion), refuseCostly)
  if (result.kind === 'refused') {
    const { line, column, message: reason, hint } = result
    throw new Refusal(
      'not-text',
      message('config:at', { file: found.file, line, column, reason }),
      hint ?? message('convert:fixFirst'),
    )
  }
  const target = to === 'mint' ? MINT_FILE : CONFIG_FILE
  const before = existsSync(join(folder, target)) ? textIn(folder, target) : undefined
  const pages = result.pages.map(({ path, text }) => ({ file: `${path}.mdx`, text }))
  const plan = {
    folder,
    from: result.from,
    to,
    file: found.file,
    target,
    ...(before && { backup: freeName(folder, `${target}.backup`) }),
    pages: pages.map(({ file }) => file),
    report: result.report,
    stamp: stampOf([found.text.text, before?.text ?? '', result.text, ...pages.map(({ file }) => file)]),
  }
  return { plan, before, after: { ...found.text, text: result.text }, pages }
}

/** Reads the API descriptions that docs.json names. */
async function readOperations(
  { bounded }: Screening,
  text: string,
  repository: ReadonlySet<string>,
  read: { readonly settings: ReadText; readonly api: (file: string) => Promise<string | undefined> },
) {
  const within = <T>(work: () => T) => unlessTooCostly(bounded, work, refuseCostly)
  const { value } = within(() => readConfig(text, read.settings))
  const entries = within(() => apiEntries(value))
  const budget = new ApiBudget(bounded)
  const apis = await readApis({ entries, repository, read: read.api, budget })
  return within(() =>
    describedOperations(
      apis,
      siteTextsIn(defaultLanguage(readDivisions(value, readNavigation(value)))).apiGroups,
    ),
  )
}

function refuseCostly(): never {
  throw new Refusal('not-text', message('convert:tooCostly'), message('convert:tooCostlyHint'))
}

/** What is offered when a folder is opened whose settings are in a mint.json; both forms of docs.json open as they are. */
export async function offeredConversion(
  folder: string,
  screening: Screening,
): Promise<ConversionPlan | undefined> {
  return isOlderSite(folder) ? (await planConversion(folder, 'galley', screening)).plan : undefined
}

const stampOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex')

/** A name that no file of the folder has. */
function freeName(folder: string, name: string): string {
  let free = name
  for (let count = 2; existsSync(join(folder, free)); count++) free = `${name}-${count}`
  return free
}

function optionalText(folder: string, path: string): string | undefined {
  try {
    return textIn(folder, path).text
  } catch (error) {
    if (error instanceof Refusal) return undefined // `$ref` names no readable text: reported by its name
    throw error
  }
}

function alreadyIn(file: string, to: ConfigFormat): Refusal {
  return to === 'galley'
    ? new Refusal(
        'bad-request',
        message('convert:alreadyGalley', { file }),
        message('convert:alreadyGalleyHint'),
      )
    : new Refusal('bad-request', message('convert:alreadyThat', { file }))
}
