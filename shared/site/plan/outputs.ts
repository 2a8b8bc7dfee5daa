import { type Message, type MessageKey, message } from '../../messages/message.ts'
import { dirname } from '../../text/path.ts'
import { folded, type NameFault, nameFault } from '../../text/portable.ts'
import { outputOf } from '../base/routes.ts'
import { searchOutput } from '../search/index-files.ts'
import { generatedText } from './generated-text.ts'
import type { Site } from './plan.ts'

/** A page to build, with its output files; paths from the site's root. */
export interface PageTask {
  readonly file: string
  /** Its text if no file has it, because it is generated from an operation. */
  readonly text?: string
  /** The paths of its document: its own address, and for the home page the root as well. */
  readonly documents: readonly string[]
  /** The path of its text for other programs. */
  readonly markdown: string
  /** The path of its text for the reader's search. */
  readonly search: string
}

/** A page or a file that could not be written, and why. */
export interface BuildProblem {
  readonly file: string
  readonly message: Message
}

const FAULTS: Readonly<Record<NameFault, MessageKey>> = {
  characters: 'build:name.characters',
  reserved: 'build:name.reserved',
  long: 'build:name.long',
}

/** Why a path cannot be the name of a file of a site on every system; undefined if it can. */
export function outputFault(path: string): Message | undefined {
  const fault = nameFault(path)
  return fault && message(FAULTS[fault], { path })
}

/** Assigns output files. Paths that differ only in case are one file on many disks. */
export class Outputs {
  readonly #files = new Map<string, string>()
  readonly #folders = new Map<string, string>()

  /**
   * The owner of a file that conflicts with `path`: with the same name, or a folder of one inside the other.
   */
  #holder(key: string): string | undefined {
    for (let each = key; each !== ''; each = dirname(each)) {
      const holder = this.#files.get(each)
      if (holder !== undefined) return holder
    }
    return this.#folders.get(key)
  }

  /** Assigns `paths` to `from`, all or none; returns the owner of a conflicting path, if there is one. */
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

/**
 * Plans the output files of each page of a site, in order; pages that one disk would take for one are
 * reported.
 */
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
    const own = outputOf(path, site.routes.urls)
    const [markdown, search] = [markdownOf(path), searchOutput(path)]
    const fault = [own, markdown, search].map(outputFault).find(found => found !== undefined)
    if (fault) {
      problems.push({ file, message: message('build:pageName', { reason: fault }) })
      continue
    }
    const holder = outputs.take([own, markdown, search], file)
    if (holder !== undefined) {
      problems.push({ file, message: message('build:clash', { output: own, file: holder }) })
      continue
    }
    const isHome =
      path === site.routes.home && own !== 'index.html' && outputs.take(['index.html'], file) === undefined
    const documents = isHome ? [own, 'index.html'] : [own]
    const text = page.generated === true ? { text: generatedText(page) } : {}
    tasks.push({ file, ...text, documents, markdown, search })
  }
  return { tasks, problems, outputs }
}
