import type { Site } from './plan.ts'
import { outputOf } from './routes.ts'
import { searchOutput } from './search/index-files.ts'

/** A page that is to be built, and the files that it becomes; paths from the site's root. */
export interface PageTask {
  readonly file: string
  /** Where its document is written: at its own address, and for the first page at the root as well. */
  readonly documents: readonly string[]
  /** Where its text is written, for programs that read. */
  readonly markdown: string
  /** Where its text is written for the reader's search. */
  readonly search: string
}

/** A page or a file that could not be written, and why. */
export interface BuildTrouble {
  readonly file: string
  readonly message: string
}

/** Who writes which file of a site. Paths that only differ in the case of letters are one file on many disks. */
export class Outputs {
  readonly #taken = new Map<string, string>()

  /** What stands at `path` already, if anything; otherwise gives it to `from`. */
  take(path: string, from: string): string | undefined {
    const key = path.normalize('NFC').toLowerCase()
    const holder = this.#taken.get(key)
    if (holder === undefined) this.#taken.set(key, from)
    return holder
  }
}

/** The address of a page's text. */
export const markdownOf = (path: string): string => `${path}.md`

/** What each page of a site becomes, in their order; two pages that one disk would take for one are told. */
export function planOutputs(site: Site): {
  readonly tasks: readonly PageTask[]
  readonly troubles: readonly BuildTrouble[]
  readonly outputs: Outputs
} {
  const outputs = new Outputs()
  const tasks: PageTask[] = []
  const troubles: BuildTrouble[] = []
  for (const { file, path } of site.pages) {
    const own = outputOf(path)
    const holder = outputs.take(own, file)
    if (holder !== undefined) {
      troubles.push({ file, message: `“${own}” is already the page of ${holder}.` })
      continue
    }
    const isHome = path === site.routes.home && outputs.take('index.html', file) === undefined
    outputs.take(markdownOf(path), file)
    tasks.push({
      file,
      documents: isHome ? [own, 'index.html'] : [own],
      markdown: markdownOf(path),
      search: searchOutput(path),
    })
  }
  return { tasks, troubles, outputs }
}
