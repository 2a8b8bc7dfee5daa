import { join, relative } from 'node:path'
import { type Message, message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { dataFolders } from '../base/data-folders.ts'
import { isOlderSite } from '../conversion/find-config.ts'
import { type NodeFiles, nodeFiles } from '../disk/files.ts'
import { discover, isSite, namedFolder, realFolder } from '../session/discover.ts'

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
