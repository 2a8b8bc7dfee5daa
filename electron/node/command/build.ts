import { parseArgs } from 'node:util'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Urls } from '../../../shared/site/base/routes.ts'
import type { BuildProblem } from '../../../shared/site/plan/outputs.ts'
import { dataFolders } from '../base/data-folders.ts'
import { inWords } from '../base/words.ts'
import { targetFolder } from '../output/target.ts'
import { type Built, summary } from './build-summary.ts'
import { cancelable } from './cancelable.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { printable } from './printable.ts'
import { repositoryAt } from './repository.ts'
import { screened } from './screened.ts'
import { download, reportUnfinishedSave } from './site.ts'
import { type BuildOrder, buildSite, type SiteBuild } from './site-build.ts'

interface BuildOptions extends BuildOrder {
  readonly json: boolean
  /** Download the API descriptions that docs.json names by address. */
  readonly fetch: boolean
}

function urlOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Misuse(message('cli:build.siteUrl', { written }))
  }
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
}

function readOptions(args: readonly string[]): BuildOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      'site-url': { type: 'string' },
      urls: { type: 'string' },
      strict: { type: 'boolean' },
      json: { type: 'boolean' },
      fetch: { type: 'boolean' },
      only: { type: 'string', multiple: true },
    },
  })
  if (positionals.length > 1) throw new Misuse(message('cli:oneFolder', { command: 'build' }))
  if (!values.out) throw new Misuse(message('cli:build.out'))
  const repository = repositoryAt(positionals[0])
  return {
    repository,
    out: targetFolder(values.out, repository.folder),
    url: urlOf(values['site-url']),
    urls: urlsOf(values.urls),
    strict: values.strict ?? false,
    json: values.json ?? false,
    fetch: values.fetch ?? false,
    only: values.only ?? [],
    data: dataFolders().data,
  }
}

function urlsOf(written: string | undefined): Urls | undefined {
  if (written === undefined || written === 'html' || written === 'clean') return written
  throw new Misuse(message('cli:build.urls', { written }))
}

const problemForPrograms = ({ file, message: reason }: BuildProblem) => ({ file, message: inEnglish(reason) })

/** Builds the static site. If it is canceled, the last site stays as it was. */
export async function build(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readOptions(args)
  return cancelable(signal => run(options, { io, signal }))
}

/** Reports what the person should see besides the summary. */
function warn({ trouble, strangers, notRecorded }: SiteBuild, { json }: BuildOptions, io: Io): void {
  if (notRecorded) io.err(printable(inWords(notRecorded)))
  if (json) return
  for (const { file, message: reason } of trouble) io.err(printable(`${file}: ${inWords(reason)}`))
  const [path] = strangers
  if (path !== undefined)
    io.err(printable(inWords(message('build:strangers', { count: strangers.length, path }))))
}

async function run(
  options: BuildOptions,
  { io, signal }: { readonly io: Io; readonly signal: AbortSignal },
): Promise<ExitCode> {
  const began = performance.now()
  const { out, strict, json, repository } = options
  await reportUnfinishedSave(repository, io)
  if (options.fetch) await download(repository, io)
  const progress = (done: number, total: number) =>
    io.progress?.(inWords(message('cli:build.drawing', { done, total })))
  const done = await screened(screening => buildSite(options, { signal, screening, progress })).finally(() =>
    io.progress?.(''),
  )
  warn(done, options, io)
  const { pages, drawn, problems, outside, trouble, written, strangers } = done
  const milliseconds = Math.round(performance.now() - began)
  const only = options.only.length === 0 ? undefined : { names: options.only, links: outside }
  const built: Built = {
    ...{ out, pages, drawn, problems },
    milliseconds,
    trouble,
    checked: strict,
    written,
    only,
  }
  io.out(
    json
      ? JSON.stringify(
          { ...built, trouble: trouble.map(problemForPrograms), ...written, written: undefined, strangers },
          undefined,
          2,
        )
      : summary(built),
  )
  return trouble.length === 0 ? 0 : 1
}
