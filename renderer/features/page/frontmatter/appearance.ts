import type { DocsConfig } from '../../../../shared/config/schema/types.generated.ts'
import type { PageSummary } from '../../../../shared/page/summary.ts'
import type { Literal } from '../../../../shared/page/tree/tree.ts'

/** How a page looks on other sites. */
export interface Appearance {
  /** Window title, which search engines show. */
  readonly title: string
  readonly description: string | undefined
  /** The site's name and the folders of the page. */
  readonly trail: readonly string[]
  /** Search engines are asked not to index the page. */
  readonly isKeptOut: boolean
  readonly card: {
    readonly title: string
    readonly description: string | undefined
    /** Path or URL. */
    readonly image: string | undefined
    readonly site: string
  }
}

/** The number of characters of a title and of a description that most search results show. */
export const SHOWN_CHARACTERS = { title: 60, description: 160 } as const

/** Returns how a page looks in search results and as a shared link; `data` is its frontmatter. */
export function appearanceOf(
  page: Pick<PageSummary, 'title' | 'path'>,
  data: Readonly<Record<string, Literal>>,
  config: Pick<DocsConfig, 'name' | 'metadata'>,
): Appearance {
  const own = (key: string) => words(Object.hasOwn(data, key) ? data[key] : undefined)
  const everywhere = config.metadata
  const either = (key: string) => own(key) ?? words(entry(everywhere, key))
  const site = config.name?.trim() ?? ''
  const description = own('description')
  return {
    title: site === '' || site === page.title ? page.title : `${page.title} - ${site}`,
    description,
    trail: [site, ...page.path.split('/')].filter(Boolean),
    isKeptOut: data.noindex === true || data.hidden === true,
    card: {
      title: either('og:title') ?? page.title,
      description: either('og:description') ?? description,
      image: either('og:image'),
      site,
    },
  }
}

const entry = (of: unknown, key: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined

const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** A text as a search result shows it: cut after a word if it is too long. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const begin = text.slice(0, most - 1)
  const word = begin.lastIndexOf(' ')
  return `${(word > most / 2 ? begin.slice(0, word) : begin).replace(/[\s,;:]+$/, '')}…`
}
