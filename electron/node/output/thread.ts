import { parentPort, workerData } from 'node:worker_threads'
import { apisFrom } from '../../../shared/openapi/apis.ts'
import { ApiBudget } from '../../../shared/openapi/document/api-budget.ts'
import { PageReader } from '../../../shared/page/page-reader.ts'
import { type RefusedTexts, Screening } from '../../../shared/project/screening/screening.ts'
import type { Shipped } from '../../../shared/site/base/shipped.ts'
import { PageBuilder } from '../../../shared/site/build.ts'
import { PictureCache } from '../../../shared/site/pictures/load.ts'
import type { BuildProblem, PageTask } from '../../../shared/site/plan/outputs.ts'
import { planSite, type SiteInput } from '../../../shared/site/plan/plan.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { boundedByTime, MOST_TIME } from '../base/bounded-by-time.ts'
import { findProduct } from '../base/product.ts'
import { siteResources } from '../base/resources.ts'
import { nodeFiles } from '../disk/files.ts'
import { type DrawnPage, drawPage } from './draw-page.ts'
import { Stage, type Target } from './stage.ts'
import { Texts } from './texts.ts'

/** What a thread that draws pages is started with. */
export interface ThreadStart {
  readonly input: Omit<SiteInput, 'icons'>
  readonly shipped: Shipped
  readonly place: Target
  /** The texts of pages and snippets that take too much. */
  readonly refused: RefusedTexts
  /** The repository, and the folder for Galley's own data. */
  readonly folder: string
  readonly data: string
}

/** A page for a thread. */
export interface PageWork {
  readonly task: PageTask
  readonly text: string
}

/** Pages for a thread. */
export type ThreadWork = readonly PageWork[]

/** What a thread is asked for: to draw pages, or to end. */
export type ThreadRequest = ThreadWork | 'end'

/** The reply of a thread: the pages, or the refusal that ends the build. */
export type ThreadAnswer =
  | { readonly drawn: readonly (DrawnPage | BuildProblem)[] }
  | { readonly failure: Refusal['failure'] }

/** Returns the function that a thread runs for each piece of work. */
function drawing({ input, shipped, place: target, folder, data, refused }: ThreadStart) {
  const files = nodeFiles(folder, { data })
  const texts = new Texts(path => files.readText(path))
  const { bounded } = new Screening(boundedByTime(MOST_TIME.command), { refused })
  if (input.apis) apisFrom(input.apis, input.files, new ApiBudget(bounded))
  const site = planSite({ ...input, icons: siteResources(findProduct()).icons })
  const pictures = new PictureCache((path, most) => files.readBytes(path, most))
  const reader = new PageReader({ bounded })
  const builder = new PageBuilder(site, shipped, {
    readText: texts.readText,
    pictures,
    reader,
  })
  const tools = { builder, stage: new Stage(target), texts }
  return async (work: ThreadWork): Promise<ThreadAnswer> => {
    const drawn: (DrawnPage | BuildProblem)[] = []
    for (const { task, text } of work) {
      texts.put(task.file, text)
      drawn.push(await drawPage(tools, task))
    }
    return { drawn }
  }
}

const draw = drawing(workerData)
parentPort?.on('message', async (request: ThreadRequest) => {
  if (request === 'end') return parentPort?.close()
  try {
    parentPort?.postMessage(await draw(request))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    parentPort?.postMessage({ failure: error.failure })
  }
})
