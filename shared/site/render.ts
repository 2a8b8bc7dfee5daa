import { similarOperation } from '../openapi/find.ts'
import type { ParsedPage } from '../page/parse/parsed-page.ts'
import { pathOfFile } from '../page/summary.ts'
import type { Heading, Literal } from '../page/tree/tree.ts'
import { authoredModel } from './api/authored.ts'
import { type EndpointParts, endpointParts, endpointProblem } from './api/endpoint.ts'
import { schemaParts } from './api/schema-page.ts'
import { scriptsIn } from './base/fonts.ts'
import { type Html, html, none } from './base/html.ts'
import type { RenderedBlock, RenderedPage } from './base/rendered-page.ts'
import { outputOf } from './base/routes.ts'
import { type Need, stemNeed } from './base/shipped.ts'
import { stemLanguageOf } from './base/stem-languages.ts'
import { visibleHeadings } from './components/hidden.ts'
import { pageFeed } from './feeds/rss.ts'
import { headOf, isIndexed } from './head.ts'
import { type Anchors, anchorsOf } from './nodes/anchors.ts'
import { withStepTitles } from './nodes/step-titles.ts'
import { filledPage } from './nodes/variables.ts'
import { pageBody } from './page-body.ts'
import { startOf } from './page-description.ts'
import { type PageTitles, titleAnchors, titlesOf } from './page-titles.ts'
import type { PictureSizes } from './pictures/load.ts'
import type { Site } from './plan/plan.ts'
import { renderBlock } from './render-block.ts'
import { frame } from './shell/frame.ts'
import { labelsOf } from './shell/labels.ts'
import { type PageContext, pageContext } from './shell/page-context.ts'
import { footer, titleBlock } from './shell/page-ends.ts'
import { contentsMenu, menuSettings, pageMenu } from './shell/page-menu.ts'
import { pageTheme, siteNeeds } from './shell/page-theme.ts'
import { relatedPages } from './shell/related.ts'
import { rootAttributes } from './shell/root-attributes.ts'
import { contents } from './shell/table-of-contents.ts'
import { viewChoice } from './shell/view-choice.ts'
import type { Snippets } from './snippets/files.ts'
import { withSnippets } from './snippets/page.ts'
import type { Utilities } from './styles/utilities.ts'

const noSnippets: Snippets = new Map()
const noPictures: PictureSizes = new Map()

const stringOf = (value: Literal | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined

function rootOf(context: PageContext, page: ParsedPage, hasAside: boolean): Record<string, string> {
  const layout = stringOf(page.frontmatter.mode) ?? context.page?.mode
  const isLayout = layout !== undefined && /^(wide|center|custom|frame|full)$/.test(layout)
  return {
    ...rootAttributes(context, startOf(page)),
    ...(isLayout ? { 'data-layout': layout } : {}),
    ...(hasAside ? { 'data-aside': '' } : {}),
  }
}

const NO_VARIABLES = {}

/**
 * The page with its snippets and variables. In the preview, the title and the description are written on the page:
 * as their author has them.
 */
const shownPage = ({ config, preview }: Site, page: ParsedPage, snippets: Snippets): ParsedPage =>
  filledPage(withSnippets(page, snippets), config.newer?.variables ?? NO_VARIABLES, { whole: !preview })

/**
 * Draws the blocks of a page one by one, so that {@link renderPage} finds them drawn; for each block that was not drawn
 * before, yields the length of its source.
 */
export function* drawBlocks(
  site: Site,
  source: ParsedPage,
  { snippets = noSnippets, pictures = noPictures, utilities }: RenderOptions,
): Generator<number, void> {
  const page = shownPage(site, source, snippets)
  const path = pathOfFile(page.file)
  const context = pageContext(site, path, {
    output: outputOf(path, site.routes.urls),
    pictures,
    utilities,
  })
  const anchors = anchorsOf(page)
  for (const [index, block] of page.blocks.entries()) {
    const [ids, before] = [anchors[index], site.blocks?.get(block)]
    if (ids && renderBlock(block, ids, context, site.blocks) !== before) yield block.source.length
  }
}

/** Options for rendering a page, also at another path than its own, as for the home page at the root. */
export interface RenderOptions {
  readonly output?: string
  /** The snippets of the page, as from {@link loadSnippets}. */
  readonly snippets?: Snippets
  /** The sizes of its images, as from {@link loadPictures}. */
  readonly pictures?: PictureSizes
  /** The utility classes, if the page uses any, as from {@link utilitiesFor}. */
  readonly utilities?: Utilities | undefined
}

const line = (html: string): RenderedBlock => ({ html, line: 1 })

/** What an API adds to a page: the operation that it names, or the endpoint that it describes itself. */
function endpointOf(context: PageContext, page: ParsedPage): EndpointParts | undefined {
  const { site, path } = context
  const { reference, apis, config } = site
  const found = reference.endpoints.get(path)
  if (found && apis) {
    const model = apis.model(found.operation, found.source, config.api?.maintainOrder === false)
    return endpointParts(context, { model, page, isAuthored: false })
  }
  const schema = reference.schemas.schemas.get(path)
  if (schema && apis) return schemaParts(context, apis, { found: schema, page })
  const problem = site.preview ? reference.missing.get(path) : undefined
  if (problem && apis) {
    return {
      before: [endpointProblem(problem.message, similarOperation(apis, problem))],
      after: [],
      headings: [],
      aside: none,
      sends: false,
      servers: [],
      needs: [],
      late: {},
      answers: [],
    }
  }
  const model = authoredModel(page)
  return model && endpointParts(context, { model, page, isAuthored: true })
}

interface OwnParts {
  readonly titles: PageTitles
  readonly anchors: readonly Anchors[]
  readonly headings: readonly Heading[]
  readonly feed: Html | undefined
}

/** The head of a page and its contents, with the menu in one of them. */
function ownRegions(context: PageContext, page: ParsedPage, { titles, anchors, headings, feed }: OwnParts) {
  const { description, contextual } = page.frontmatter
  const settings = menuSettings(context, contextual)
  const own = titleAnchors(titles, anchors)
  const menu = pageMenu(context, settings)
  const head = titleBlock(context, { title: titles.shown, anchors: own, description, feed, menu })
  return {
    title: html`${head}${viewChoice(context, page)}`,
    toc: html`${contents(context, headings)}${contentsMenu(context, settings)}`,
  }
}

/** The scripts of everything on a page but its own blocks, which bring theirs. */
const scriptsAround = (regions: RenderedPage['regions'], endpoint: EndpointParts | undefined) =>
  scriptsIn([...Object.values(regions), ...(endpoint ? [...endpoint.before, ...endpoint.after] : [])])

/** The stemmer that the search of a page needs. */
function stemsOf({ lang = '' }: RenderedPage['root']): readonly Need[] {
  const language = stemLanguageOf(lang)
  return language === undefined ? [] : [stemNeed(language)]
}

/** The text and the samples of a page, with what an API adds to them. */
const withEndpoint = (
  { body, aside }: { readonly body: readonly RenderedBlock[]; readonly aside: string },
  endpoint: EndpointParts | undefined,
) =>
  endpoint === undefined
    ? { body, aside }
    : {
        body: [...endpoint.before.map(line), ...body, ...endpoint.after.map(line)],
        aside: endpoint.aside + aside,
      }

/** The head of a page, and the picture that the build draws for links to it. */
function headAndPicture(
  context: PageContext,
  page: ParsedPage,
  {
    feed = none,
    ...facts
  }: { readonly title: string; readonly language: string; readonly feed?: Html | undefined },
): Pick<RenderedPage, 'head' | 'picture'> {
  const { head, ...picture } = headOf(context, page, facts)
  return { head: html`${head}${feed}`, ...picture }
}

/** The title of a page and that of its site, unless both are the same. */
const documentTitle = ({ name }: Site, { title }: PageTitles): string =>
  name === '' || name === title ? title : `${title} - ${name}`

/** Renders a page. Blocks that were rendered for this site, or for one planned from it, are reused. */
export function renderPage(site: Site, source: ParsedPage, options: RenderOptions = {}): RenderedPage {
  const { snippets = noSnippets, pictures = noPictures, utilities } = options
  const page = shownPage(site, source, snippets)
  const path = pathOfFile(page.file)
  const output = options.output ?? outputOf(path, site.routes.urls)
  const context = pageContext(site, path, { output, pictures, utilities })
  const titles = titlesOf(context, page, visibleHeadings(page))
  const drawn = pageBody(page, context, titles.repeated?.block)
  const endpoint = endpointOf(context, page)
  const { body, aside } = withEndpoint(drawn, endpoint)
  const written = withStepTitles({ ...page, headings: titles.headings }, drawn.anchors)
  const embedded = [...new Set([...drawn.embedded, ...(endpoint?.embedded ?? [])])]
  const headings = endpoint ? [...written, ...endpoint.headings] : written
  const around = frame(context)
  const root = rootOf(context, page, aside !== '')
  const feed = pageFeed(context, page, {
    anchors: drawn.anchors,
    title: titles.title,
    language: root.lang ?? 'en',
  })
  const related = relatedPages(context, page.frontmatter.related)
  const regions = {
    ...around.regions,
    ...ownRegions(context, page, { titles, anchors: drawn.anchors, headings, feed: feed?.link }),
    pager: html`${related}${around.regions.pager}`,
    aside,
    footer: footer(context),
  }
  const scripts = scriptsAround(regions, endpoint)
  const ofSite = siteNeeds(site, [related, feed?.link])
  const needs = [
    ...new Set([...(endpoint?.needs ?? []), ...drawn.needs, ...ofSite, ...scripts, ...stemsOf(root)]),
  ].sort()
  return {
    path,
    output,
    prefix: context.prefix,
    ...(context.page?.generated === true ? {} : { file: page.file }),
    labels: labelsOf(context),
    title: documentTitle(site, titles),
    root: { ...root, ...(needs.length > 0 && { 'data-needs': needs.join(' ') }) },
    ...headAndPicture(context, page, { title: titles.title, language: root.lang ?? 'en', feed: feed?.head }),
    theme: pageTheme(context),
    styles: drawn.styles,
    regions,
    body,
    lines: site.preview,
    ...(endpoint && endpoint.answers.length > 0 && !site.preview ? { answers: endpoint.answers } : {}),
    ...(endpoint && Object.keys(endpoint.late).length > 0
      ? { late: { parts: endpoint.late, label: context.texts.showRest } }
      : {}),
    ...(endpoint?.sharesSchemas === true && { sharesSchemas: true }),
    ...(around.isForSeveral ? { waits: true } : {}),
    ...(endpoint?.sends === true && !site.preview ? { sends: true } : {}),
    ...(endpoint?.sends === true && site.preview ? { servers: endpoint.servers } : {}),
    ...(feed?.file && { feed: feed.file }),
    used: [...new Set([...context.used, ...drawn.used, ...(feed?.own ? [feed.own] : [])])].sort(),
    ...(embedded.length > 0 && { frameHosts: embedded }),
    ...(drawn.linkedAnchors.size > 0 && { linkedPages: [...drawn.linkedAnchors] }),
    isIndexed: isIndexed(context, page.frontmatter),
    needs,
    snippets: [...snippets.keys()],
  }
}
