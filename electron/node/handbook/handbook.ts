import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { listedPages, readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { leavesOfBlock } from '../../../shared/page/parse/page-leaves.ts'
import { parsePage } from '../../../shared/page/parse/parse.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { HandbookPage } from '../../../shared/project/base/handbook.ts'
import { isBytes } from '../../../shared/project/files/bytes.ts'
import { memoryFiles } from '../../../shared/project/files/memory-files.ts'
import { openProject } from '../../../shared/project/open-project.ts'
import type { SiteResources } from '../../../shared/project/preview/preview.ts'
import type { Project } from '../../../shared/project/project.ts'
import { announce } from '../../../shared/rpc/events.ts'
import { walk } from '../disk/walk.ts'

/** Pages of the sample that try out the drawing and explain nothing. */
const TRIALS = 'cases/'

/** Reads the handbook into memory: it is the product's own, small, and may lie inside a packed app. */
function handbookFiles(folder: string) {
  const content = walk(folder).map(path => {
    const bytes = readFileSync(join(folder, path))
    return [path, isBytes(path) ? new Uint8Array(bytes) : bytes.toString()] as const
  })
  return memoryFiles(Object.fromEntries(content))
}

/** Returns the text below the heading on a line, up to the next heading; for 0, the text above the first one. */
function wordsBelow(page: ParsedPage): (line: number) => string {
  const lines = page.headings.map(({ line }) => line)
  const texts = page.blocks
    .flatMap((_, index) => leavesOfBlock(page, index))
    .filter(({ name }) => !/^h[1-6]$/.test(name))
    .map(({ line, shown }) => ({ below: lines.findLast(each => each <= line) ?? 0, shown: shown.trim() }))
  return line =>
    texts
      .filter(({ below }) => below === line)
      .map(({ shown }) => shown)
      .join(' ')
}

async function pageOf(project: Project, path: string, group: string): Promise<HandbookPage> {
  await turn()
  const file = `${path}.mdx`
  const page = parsePage(file, (await project.read({ file })).text)
  const { frontmatter, headings } = page
  const textOf = (name: string) => String(frontmatter[name] ?? '')
  const words = wordsBelow(page)
  const parts = headings.map(({ text, id, line }) => ({ title: text, anchor: id, text: words(line) }))
  return { path, group, parts, title: textOf('title'), description: textOf('description'), text: words(0) }
}

async function contentsOf(project: Project): Promise<readonly HandbookPage[]> {
  const { input } = await project.siteSource()
  const listed = listedPages(readNavigation(input.config)).filter(
    ({ entry }) => !entry.path.startsWith(TRIALS),
  )
  const pages: HandbookPage[] = []
  for (const { entry, groups } of listed) pages.push(await pageOf(project, entry.path, groups[0]?.name ?? ''))
  return pages
}

/** The handbook of this copy of Galley, drawn by its own engine; opened when somebody asks for it. */
export class HandbookSite {
  /** Secret: whoever knows it may see the pages. */
  readonly capability = randomBytes(32).toString('hex')
  readonly #folder: string
  readonly #site: SiteResources
  #contents: Promise<readonly HandbookPage[]> | undefined
  /** What its pages are drawn from, once it is open. */
  project: Project | undefined

  constructor(resources: string, site: SiteResources) {
    this.#folder = join(resources, 'handbook')
    this.#site = site
  }

  /** Its pages with their headings, in the order of its navigation. */
  contents(): Promise<readonly HandbookPage[]> {
    this.#contents ??= this.#open()
      .then(contentsOf)
      .catch((error: unknown) => {
        this.#contents = undefined
        throw error
      })
    return this.#contents
  }

  close(): void {
    this.project?.close()
  }

  async #open(): Promise<Project> {
    const options = {
      folder: this.#folder,
      later: (run: () => void) => void setImmediate(run),
      resources: this.#site,
      checks: false,
    }
    this.project ??= await openProject(
      handbookFiles(this.#folder),
      announce(() => undefined),
      options,
    )
    return this.project
  }
}
