import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message } from '../../../shared/messages/message.ts'
import type { BuildProblem } from '../../../shared/site/plan/outputs.ts'
import { inWords } from '../base/words.ts'
import { download, reportUnfinishedSave } from './beforehand.ts'
import { type BuildOptions, readBuildOptions } from './build-options.ts'
import { startBuild } from './build-start.ts'
import { type Built, summary } from './build-summary.ts'
import type { SiteBuild } from './built-site.ts'
import { cancelable } from './cancelable.ts'
import type { ExitCode, Io } from './io.ts'
import { printable } from './printable.ts'
import { unchangedSite } from './unchanged-site.ts'

const problemForPrograms = ({ file, message: reason }: BuildProblem) => ({ file, message: inEnglish(reason) })

/** Builds the static site. If it is canceled, the last site stays as it was. */
export async function build(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readBuildOptions(args)
  return cancelable(signal => run(options, { io, signal }))
}

/** Reports what the person should see besides the summary. */
function warn({ trouble, strangers, foreign, notRecorded }: SiteBuild, { json }: BuildOptions, io: Io): void {
  if (notRecorded) io.err(printable(inWords(notRecorded)))
  for (const folder of foreign) io.err(printable(inWords(message('build:foreignPart', { folder }))))
  if (json) return
  for (const { file, message: reason } of trouble) io.err(printable(`${file}: ${inWords(reason)}`))
  const [path] = strangers
  if (path !== undefined)
    io.err(printable(inWords(message('build:strangers', { count: strangers.length, path }))))
}

/** Builds the site, unless nothing has changed: most of the program is loaded only to build. */
async function buildOnce(
  options: BuildOptions,
  signal: AbortSignal,
  progress: (done: number, total: number) => void,
): Promise<SiteBuild> {
  const start = await startBuild(options)
  const unchanged = await unchangedSite(options, start)
  if (unchanged) return unchanged
  const [{ screened }, { buildSite }] = await Promise.all([
    import('./screened.ts'),
    import('./site-build.ts'),
  ])
  return screened(screening => buildSite(options, { signal, screening, progress }, start))
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
  const done = await buildOnce(options, signal, progress).finally(() => io.progress?.(''))
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
    ...(options.part.length > 0 && { part: options.part }),
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
