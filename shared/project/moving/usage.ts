import type { Reference } from '../../page/parse/references.ts'
import { pathOfFile } from '../../page/summary.ts'
import { isStyleFile } from '../../site/base/style-files.ts'
import { isSheet } from '../../site/styles/author-sheets.ts'
import { fileOfTarget } from '../../site/writing/targets.ts'
import type { Buffers } from '../base/buffers.ts'
import { currentText } from '../base/current-text.ts'
import { linkNamesOf } from '../base/mentions.ts'
import type { Files } from '../files/files.ts'
import type { Listing } from '../files/listing.ts'
import type { SiteConfig } from '../plan/site-config.ts'
import type { SitePlan } from '../plan/site-plan.ts'
import { configReferences } from './config-references.ts'
import type { LinkingPages } from './linking-pages.ts'
import type { FileReference } from './model.ts'
import { sheetReferencesTo } from './sheet-references.ts'

/** What is read to find out where files are used. */
interface UsageParts {
  readonly view: Files
  readonly buffers: Buffers
  readonly listing: Listing
  readonly config: SiteConfig
  readonly plan: SitePlan
  readonly pages: LinkingPages
}

/** A reference in a text, and the file it leads to. */
interface Use {
  readonly file: string
  readonly target: string
  readonly reference: Reference
}

const KINDS = { link: 'link', image: 'picture', media: 'picture', snippet: 'snippet' } as const

/** Finds where pages, snippets, images and other files are used. */
export class Usage {
  readonly #parts: UsageParts

  constructor(parts: UsageParts) {
    this.#parts = parts
  }

  /** Every reference to one of these files from docs.json and other pages and snippets: what would be broken without them. */
  async referencesTo(files: readonly string[]): Promise<readonly FileReference[]> {
    const { plan, config } = this.#parts
    const wanted = new Set(files)
    const uses = await this.#usesOf(files)
    return [
      ...configReferences(plan.site(), config.reading, wanted),
      ...uses
        .filter(({ file }) => !wanted.has(file))
        .map(({ file, reference: { kind, line, target } }): FileReference => {
          return { file, kind: KINDS[kind], line, before: target, after: '' }
        }),
      ...(await this.#sheetReferences(wanted)),
    ]
  }

  /** Every reference to one of these files from a style sheet that is none of them. */
  async #sheetReferences(wanted: ReadonlySet<string>): Promise<readonly FileReference[]> {
    if (![...wanted].some(isStyleFile)) return []
    const { listing } = this.#parts
    const has = (file: string) => listing.has(file)
    const sheets = [...listing.files()].filter(file => isSheet(file) && !wanted.has(file)).sort()
    const texts = await Promise.all(sheets.map(file => currentText(this.#parts, file)))
    return sheets.flatMap((file, index) => sheetReferencesTo(file, texts[index] ?? '', { wanted, has }))
  }

  /** The files of the pages that show a snippet or an image, through other snippets as well, in order of their files. */
  async pagesShowing(file: string): Promise<readonly string[]> {
    const { plan, listing } = this.#parts
    const seen = new Set([file])
    const found = new Set<string>()
    for (let step: readonly string[] = [file]; step.length > 0; ) {
      const uses = await this.#usesOf(step)
      const shown = uses.filter(({ reference }) => reference.kind !== 'link').map(use => use.file)
      for (const one of shown) if (listing.rules.isPage(one)) found.add(one)
      step = [...new Set(shown)].filter(one => !seen.has(one) && !listing.rules.isPage(one))
      for (const one of step) seen.add(one)
    }
    const { pages } = plan.site().routes
    return [...found].filter(one => pages.has(pathOfFile(one))).sort()
  }

  async #usesOf(files: readonly string[]): Promise<readonly Use[]> {
    const { buffers, plan, pages } = this.#parts
    const wanted = new Set(files)
    const naming = await pages.naming(new Set(files.flatMap(linkNamesOf)), new Set())
    for (const file of naming) await buffers.open(file)
    const { routes } = plan.site()
    return naming.flatMap(file => {
      const { links, images, assets } = pages.read(file, buffers.get(file)?.text ?? '')
      return [...links, ...images, ...assets].flatMap((reference): Use[] => {
        const by = reference.tag === 'Snippet' ? 'tag' : 'import'
        const target = fileOfTarget(routes, file, { ...reference, by })?.file
        return target !== undefined && wanted.has(target) ? [{ file, target, reference }] : []
      })
    })
  }
}
