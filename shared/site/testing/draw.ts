import type { DocsConfig } from '../../config/schema/types.generated.ts'
import type { ApiData } from '../../openapi/apis.ts'
import { parsePage } from '../../page/parse/parse.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { IconSet } from '../base/icons.ts'
import type { RenderedPage } from '../base/rendered-page.ts'
import type { Urls } from '../base/routes.ts'
import { planSite, type Site } from '../plan/plan.ts'
import { renderPage } from '../render.ts'
import type { AuthorSheets } from '../styles/author-sheets.ts'
import type { SiteCatalogs } from '../texts/site-texts.ts'

/** A few icons. */
export const fewIcons: IconSet = {
  solid: { house: '10 10 M0 0h10', home: '=house', rocket: '10 10 M1 1h8' },
  regular: { bell: '10 10 M2 2h6' },
  brands: { github: '10 10 M3 3h4' },
}

/** The properties of a site in a test; the rest is default. */
export interface TestSite {
  readonly config?: unknown
  readonly pages?: readonly (string | PageSummary)[]
  readonly files?: readonly string[]
  readonly preview?: boolean
  readonly url?: string
  readonly urls?: Urls
  readonly changed?: ReadonlyMap<string, string>
  readonly catalogs?: SiteCatalogs
  readonly apis?: ApiData
  readonly sheets?: AuthorSheets
}

const summary = (page: string | PageSummary): PageSummary =>
  typeof page === 'string'
    ? { file: `${page}.mdx`, path: page, title: `Title of ${page}`, titled: true }
    : page

const plainConfig = (pages: readonly PageSummary[]): DocsConfig => ({
  name: 'Site',
  navigation: [{ group: 'Group', pages: pages.map(page => page.path) }],
})

/** Plans a small site. */
export function testSite({
  config = {},
  pages = ['page'],
  files = [],
  preview = false,
  url,
  urls,
  catalogs,
  changed,
  apis,
  sheets,
}: TestSite = {}): Site {
  const all = pages.map(summary)
  return planSite({
    config: { ...plainConfig(all), ...Object(config) },
    pages: all,
    files: new Set([...all.map(page => page.file), ...files]),
    icons: fewIcons,
    preview,
    ...(url !== undefined && { url }),
    ...(urls !== undefined && { urls }),
    changed,
    ...(catalogs && { catalogs }),
    ...(apis && { apis }),
    ...(sheets && { sheets }),
  })
}

const plain = testSite()

/** Renders a text as the page `file` of a site. */
export const draw = (text: string, site: Site = plain, file = 'page.mdx'): RenderedPage =>
  renderPage(site, parsePage(file, text))

/** Only the body. */
export const drawBody = (text: string, site?: Site, file?: string): string =>
  draw(text, site, file)
    .body.map(block => block.html)
    .join('\n')
