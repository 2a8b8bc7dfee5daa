import { readConfig } from '../../../shared/config/read.ts'
import { type PageSummary, summarizePage } from '../../../shared/page/summary.ts'
import { CONFIG_FILE, isPage } from '../../../shared/project/kinds.ts'
import { planSite, type Site } from '../../../shared/site/plan.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type NodeFiles, nodeFiles } from '../files.ts'
import type { Product } from '../product.ts'
import { siteResources } from '../resources.ts'
import { places } from '../session/data.ts'
import { isSite, realFolder } from '../session/discover.ts'

/** A repository as the commands read it. */
export interface Repository {
  readonly folder: string
  readonly files: NodeFiles
}

/** Finds the repository that a command is about. Refuses with `no-config` where there is no docs.json. */
export function repositoryAt(named: string | undefined): Repository {
  const folder = realFolder(named ?? '.')
  if (!isSite(folder)) {
    throw new Refusal('no-config', `There is no docs.json in “${folder}”.`, 'Name the folder that holds it.')
  }
  return { folder, files: nodeFiles(folder, { data: places().data }) }
}

/** A page that cannot be read becomes one without a summary: building it tells why. */
async function summary(files: NodeFiles, path: string): Promise<PageSummary> {
  const { text } = await files.readText(path).catch(() => ({ text: '' }))
  return summarizePage(path, text)
}

/** Plans the site of a repository as it lies on disk, without the files below `without`. */
export async function planned(product: Product, files: NodeFiles, without?: string): Promise<Site> {
  const reading = readConfig((await files.readText(CONFIG_FILE)).text)
  const [first] = reading.problems
  if (reading.state !== 'good') {
    const message = first ? `docs.json, line ${first.line}: ${first.message}` : 'docs.json cannot be read.'
    throw new Refusal('bad-request', message, first?.hint)
  }
  const listed = (await files.list()).map(({ path }) => path)
  const kept = without === undefined ? listed : listed.filter(path => !path.startsWith(`${without}/`))
  const pages: PageSummary[] = []
  for (const path of kept.filter(isPage)) pages.push(await summary(files, path))
  const { icons } = siteResources(product)
  return planSite({ config: reading.value, pages, files: new Set(kept), icons })
}
