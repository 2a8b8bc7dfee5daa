import { join, relative } from 'node:path'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { summarizePage } from '../../../shared/page/summary.ts'
import type { HostEvents } from '../../../shared/project/base/events.ts'
import type { Files } from '../../../shared/project/files/files.ts'
import { openProject } from '../../../shared/project/open-project.ts'
import type { Project } from '../../../shared/project/project.ts'
import { isUnfinished } from '../../../shared/project/saving/save-journal.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { announce } from '../../../shared/rpc/events.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { dataFolders } from '../base/data-folders.ts'
import { findProduct } from '../base/product.ts'
import { siteResources } from '../base/resources.ts'
import { isOlderSite } from '../conversion/find-config.ts'
import { type NodeFiles, nodeFiles } from '../disk/files.ts'
import { storedSaves } from '../drafts/save-records.ts'
import { lastChanges } from '../git/last-changes.ts'
import { readSourceLocation } from '../git/source-location.ts'
import { fetchApis } from '../remote/fetch-apis.ts'
import { LinkCheck } from '../remote/link-check.ts'
import { discover, isSite, namedFolder, realFolder } from '../session/discover.ts'
import { OpenFolders } from '../session/open-folders.ts'
import type { Io } from './io.ts'
import { printable } from './printable.ts'

/** A repository as the commands read it. */
export interface Repository {
  readonly folder: string
  readonly files: NodeFiles
}

/** The hint if a folder is not a site itself; lists the sites below it as they must be typed after `named`. */
function otherSites(folder: string, named: string): Message {
  const sites = discover(folder).sites.filter(isSite)
  const names = sites.slice(0, 5).map(site => `“${join(namedFolder(named), relative(folder, site))}”`)
  return names.length === 0 ? message('cli:nameFolder') : message('cli:nameOneFolder', { names })
}

/** Finds the repository of a command. Refuses with `no-config` if there is no docs.json. */
export function repositoryAt(named = '.'): Repository {
  const folder = realFolder(named)
  if (isOlderSite(folder)) {
    throw new Refusal(
      'no-config',
      message('cli:olderSite', { folder }),
      message('cli:olderSiteHint', { folder }),
    )
  }
  if (!isSite(folder)) {
    throw new Refusal('no-config', message('cli:noConfig', { folder }), otherSites(folder, named))
  }
  return { folder, files: nodeFiles(folder, { data: dataFolders().data }) }
}

/** Downloads the API descriptions that docs.json names by address, and reports those that could not be downloaded. */
export async function download({ files }: Repository, io: Io): Promise<void> {
  const { text } = await files.readText(CONFIG_FILE)
  await fetchApis(text, files.copies, { warn: text => io.err(printable(inEnglish(text))) })
}

/** Says that a save in the editor was cut short, if one was: what is read may be half of a change. */
export async function reportUnfinishedSave({ folder, files }: Repository, io: Io): Promise<void> {
  const { data } = dataFolders()
  const openFolders = new OpenFolders(data)
  for (const save of storedSaves(data, files.folder, name => openFolders.isOver(folder, name))) {
    const standings = await Promise.all(save.files.map(saved => files.standing(saved)))
    if (isUnfinished(standings)) io.err(inEnglish(message('cli:unfinishedSave')))
  }
}

/** Checks the external links of a project, and reports what was left out. */
export async function checkExternalLinks(project: Project, io: Io): Promise<void> {
  const run = new LinkCheck(project, { data: dataFolders().data, onProgress: () => undefined })
  const { unchecked } = await run.checkLinks()
  if (unchecked > 0) {
    io.err(inEnglish(message('cli:check.notAsked', { count: unchecked })))
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
