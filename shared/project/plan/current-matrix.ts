import { pagesInOrder, readNavigation } from '../../config/navigation/navigation.ts'
import type { Buffers } from '../base/buffers.ts'
import type { Listing } from '../files/listing.ts'
import { type LanguageMatrix, languageMatrix } from './language-matrix.ts'
import type { SiteConfig } from './site-config.ts'
import type { SitePlan } from './site-plan.ts'

/** The parts of an opened repository that its languages are compared with. */
export interface MatrixParts {
  readonly config: SiteConfig
  readonly plan: SitePlan
  readonly listing: Listing
  readonly buffers: Buffers
}

/** Compares the languages of an opened site as it is now; unsaved pages count as changed now. */
export async function currentMatrix(parts: MatrixParts): Promise<LanguageMatrix> {
  const { config, plan, listing, buffers } = parts
  const navigation = readNavigation({ navigation: config.good.value.navigation })
  const pages = plan.pages()
  const fileOf = (path: string) =>
    pages.get(path)?.file ?? [`${path}.mdx`, `${path}.md`].find(file => listing.has(file))
  const listed = pagesInOrder(navigation).flatMap(({ path }) => fileOf(path) ?? [])
  const { from, dates } = await plan.dates.of([...new Set(listed)])
  const now = Date.now()
  const changedAt = (file: string): number | undefined => {
    if (buffers.drafts.has(file)) return now
    const date = dates.get(file)
    return date === undefined ? undefined : Date.parse(date)
  }
  const matrix = languageMatrix(navigation, {
    hasFile: path => fileOf(path) !== undefined,
    titleOf: path => pages.get(path)?.title,
    changed: path => {
      const file = fileOf(path)
      return file === undefined ? undefined : changedAt(file)
    },
  })
  return { ...matrix, dates: from }
}
