import type { Text } from '../../messages/message.ts'
import { dirname } from '../../text/path.ts'
import { outputOf } from '../base/routes.ts'
import { searchOutput } from '../search/index-files.ts'
import { generatedText } from './generated-text.ts'
import type { Site } from './plan.ts'

/** A page that is to be built, and the files that it becomes; paths from the site's root. */
export interface PageTask {
  readonly file: string
  /** Its text, where no file holds it: it is made of an operation. */
  readonly text?: string
  /** Where its document is written: at its own address, and for the first page at the root as well. */
  readonly documents: readonly string[]
  /** Where its text is written, for programs that read. */
  readonly markdown: string
  /** Where its text is written for the reader's search. */
  readonly search: string
}

/** A page or a file that could not be written, and why. */
export interface BuildProblem {
  readonly file: string
  readonly message: Text
}

/** What a path is to disks that take no heed of the case of letters. */
export const folded = (path: string): string => path.normalize('NFC').toLowerCase()

/** Who writes which file of a site. Paths that only differ in the case of letters are one file on many disks. */
export class Outputs {
  readonly #files = new Map<string, string>()
  readonly #folders = new Map<string, string>()

  /** Who stands in the way of a file at `path`: with one of that name, or one that would be its folder or lies in it. */
  #holder(key: string): string | undefined {
    for (let each = key; each !== ''; each = dirname(each)) {
      const holder = this.#files.get(each)
      if (holder !== undefined) return holder
    }
    return this.#folders.get(key)
  }

  /** Gives `paths` to `from`, all or none; answers who stands in the way of one of them, if anybody does. */
  take(paths: readonly string[], from: string): string | undefined {
    const keys = paths.map(folded)
    for (const key of keys) {
      const holder = this.#holder(key)
      if (holder !== undefined) return holder
    }
    for (const key of keys) {
      this.#files.set(key, from)
      for (let each = dirname(key); each !== ''; each = dirname(each)) this.#folders.set(each, from)
    }
    return undefined
  }
}

/** The address of a page's text. */
export const markdownOf = (path: string): string => `${path}.md`

/** What each page of a site becomes, in their order; two pages that one disk would take for one are told. */
export function planOutputs(site: Site): {
  readonly tasks: readonly PageTask[]
  readonly problems: readonly BuildProblem[]
  readonly outputs: Outputs
} {
  const outputs = new Outputs()
  const tasks: PageTask[] = []
  const problems: BuildProblem[] = []
  for (const page of site.pages) {
    const { file, path } = page
    const own = outputOf(path)
    const [markdown, search] = [markdownOf(path), searchOutput(path)]
    const holder = outputs.take([own, markdown, search], file)
    if (holder !== undefined) {
      const hint = 'One disk cannot hold the pages of both: rename one.'
      problems.push({ file, message: `“${own}” clashes with what ${holder} becomes. ${hint}` })
      continue
    }
    const isHome = path === site.routes.home && outputs.take(['index.html'], file) === undefined
    const documents = isHome ? [own, 'index.html'] : [own]
    const text = page.generated === true ? { text: generatedText(page) } : {}
    tasks.push({ file, ...text, documents, markdown, search })
  }
  return { tasks, problems, outputs }
}
