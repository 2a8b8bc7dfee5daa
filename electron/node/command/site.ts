import { message } from '../../../shared/messages/message.ts'
import type { summarizePage } from '../../../shared/page/summary.ts'
import type { HostEvents } from '../../../shared/project/base/events.ts'
import type { Files } from '../../../shared/project/files/files.ts'
import { openProject } from '../../../shared/project/open-project.ts'
import type { Dates } from '../../../shared/project/plan/change-dates.ts'
import type { Project } from '../../../shared/project/project.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { announce } from '../../../shared/rpc/events.ts'
import { dataFolders } from '../base/data-folders.ts'
import { findProduct } from '../base/product.ts'
import { siteResources } from '../base/resources.ts'
import { inWords } from '../base/words.ts'
import { lastChanges } from '../git/last-changes.ts'
import { readSourceLocation } from '../git/source-location.ts'
import type { Io } from './io.ts'

/** Checks the external links of a project, and reports what was left out. */
export async function checkExternalLinks(project: Project, io: Io): Promise<void> {
  const { LinkCheck } = await import('../remote/link-check.ts')
  const run = new LinkCheck(project, { data: dataFolders().data, onProgress: () => undefined })
  const { unchecked } = await run.checkLinks()
  if (unchecked > 0) {
    io.err(inWords(message('cli:check.notAsked', { count: unchecked })))
  }
}

/** How a command reads a repository. */
interface ReadOptions {
  readonly screening: Screening
  /** Whether to check for problems. */
  readonly checks: boolean
  /** Reads when each file was last changed. */
  readonly readChanges?: () => Promise<Dates>
  /** Reads pages, or reuses earlier results. */
  readonly summarize?: typeof summarizePage
}

/** Nobody listens: results are read at the end. */
const ignoreEvents: HostEvents = announce(() => undefined)

/** Opens a repository as the editor does, but without a watcher: the command reads once. */
export function openOnce(
  { folder, files }: { readonly folder: string; readonly files: Files },
  reading: ReadOptions,
): Promise<Project> {
  const { checks, screening, summarize, readChanges = () => lastChanges(folder) } = reading
  const still: Files = {
    list: files.list.bind(files),
    readText: files.readText.bind(files),
    readBytes: files.readBytes.bind(files),
    readReferenced: files.readReferenced.bind(files),
    checkName: files.checkName.bind(files),
    keepBytes: files.keepBytes.bind(files),
    write: files.write.bind(files),
    remove: files.remove.bind(files),
    watch: () => () => undefined,
  }
  return openProject(still, ignoreEvents, {
    folder,
    later: run => void setImmediate(run),
    resources: siteResources(findProduct()),
    source: readSourceLocation(folder),
    readChanges,
    checks,
    screening,
    ...(summarize && { summarize }),
  })
}
