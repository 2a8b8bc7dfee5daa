import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { message } from '../../../shared/messages/message.ts'
import type { summarizePage } from '../../../shared/page/summary.ts'
import type { HostEvents } from '../../../shared/project/base/events.ts'
import type { Files } from '../../../shared/project/files/files.ts'
import { openProject } from '../../../shared/project/open-project.ts'
import type { Project } from '../../../shared/project/project.ts'
import { isUnfinished } from '../../../shared/project/saving/save-journal.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { announce } from '../../../shared/rpc/events.ts'
import { dataFolders } from '../base/data-folders.ts'
import { findProduct } from '../base/product.ts'
import { siteResources } from '../base/resources.ts'
import { inWords } from '../base/words.ts'
import { storedSaves } from '../drafts/save-records.ts'
import { lastChanges } from '../git/last-changes.ts'
import { readSourceLocation } from '../git/source-location.ts'
import { OpenFolders } from '../session/open-folders.ts'
import type { Io } from './io.ts'
import { printable } from './printable.ts'
import type { Repository } from './repository.ts'

/** Downloads the API descriptions that docs.json names by address, and reports those that could not be downloaded. */
export async function download({ files }: Repository, io: Io): Promise<void> {
  const { fetchApis } = await import('../remote/fetch-apis.ts')
  const { text } = await files.readText(CONFIG_FILE)
  await fetchApis(text, files.copies, { warn: text => io.err(printable(inWords(text))) })
}

/** Says that a save in the editor was cut short, if one was: what is read may be half of a change. */
export async function reportUnfinishedSave({ folder, files }: Repository, io: Io): Promise<void> {
  const { data } = dataFolders()
  const openFolders = new OpenFolders(data)
  for (const save of storedSaves(data, files.folder, name => openFolders.isOver(folder, name))) {
    const standings = await Promise.all(save.files.map(saved => files.standing(saved)))
    if (isUnfinished(standings)) io.err(inWords(message('cli:unfinishedSave')))
  }
}

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
  /** A folder of the repository that is not part of it: a built site. */
  readonly without?: string | undefined
  /** Reads texts; by default from the disk. */
  readonly readText?: Files['readText']
  /** Reads pages, or reuses earlier results. */
  readonly summarize?: typeof summarizePage
}

/** Nobody listens: results are read at the end. */
const ignoreEvents: HostEvents = announce(() => undefined)

/** Opens a repository as the editor does, but without a watcher: the command reads once. */
export function openOnce({ folder, files }: Repository, reading: ReadOptions): Promise<Project> {
  const { checks, screening, without, summarize, readText = path => files.readText(path) } = reading
  const isPart = ({ path }: { readonly path: string }) =>
    without === undefined || !path.startsWith(`${without}/`)
  const still: Files = {
    list: async () => (await files.list()).filter(isPart),
    readText,
    readBytes: (path, most) => files.readBytes(path, most),
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
    readChanges: () => lastChanges(folder),
    checks,
    screening,
    ...(summarize && { summarize }),
  })
}
