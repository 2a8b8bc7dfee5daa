import { message } from '../../messages/message.ts'
import type { PageReader } from '../../page/page-reader.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { pageHref } from '../../site/base/routes.ts'
import { Refusal } from '../../text/failure.ts'
import type { SitePlan } from '../plan/site-plan.ts'

/** A page to be shown with other texts. */
export interface Comparison {
  readonly file: string
  readonly text: string
  readonly other?: string
}

/** Suffixes of the path of a page in a comparison: one text beside the current one, or two texts. */
const [BEFORE, DISK, MINE] = ['~before', '~disk', '~mine']

/** The addresses of the two documents of a comparison. */
export interface ComparedPaths {
  readonly before: string
  readonly after: string
}

/** A page with another text than its own. */
interface ComparedPage {
  /** The path of the page itself. */
  readonly path: string
  readonly page: ParsedPage
}

/** The pages that are drawn with other texts than their own, by the paths at which they are shown. */
export class Comparisons {
  readonly #parts: { readonly plan: SitePlan; readonly reader: PageReader }
  #pages: ReadonlyMap<string, ComparedPage> = new Map()

  constructor(parts: { readonly plan: SitePlan; readonly reader: PageReader }) {
    this.#parts = parts
  }

  at(path: string): ComparedPage | undefined {
    return this.#pages.get(path)
  }

  /** Adds the pages of a comparison; returns the addresses of its two documents. Refuses with `not-found`. */
  async compare({ file, text, other }: Comparison): Promise<ComparedPaths> {
    const { plan, reader } = this.#parts
    for (const as of [text, other]) if (as !== undefined) await reader.ready(file, as)
    const found = [...plan.site().routes.pages].find(([, summary]) => summary.file === file)
    if (!found) throw new Refusal('not-found', message('project:notPage', { file }))
    const [path] = found
    const result = (ending: string, as: string) =>
      [path + ending, { path, page: reader.parse(file, as) }] as const
    const isOne = other === undefined
    const pages = isOne ? [result(BEFORE, text)] : [result(DISK, text), result(MINE, other)]
    const elsewhere = [...this.#pages].filter(([shown]) => shown.endsWith(BEFORE) !== isOne)
    this.#pages = new Map([...elsewhere, ...pages])
    return {
      before: pageHref('', path + (isOne ? BEFORE : DISK)),
      after: pageHref('', isOne ? path : path + MINE),
    }
  }
}
