import { similarOperation } from '../openapi/find.ts'
import type { ParsedPage } from '../page/parse/parsed-page.ts'
import { pathOfFile } from '../page/summary.ts'
import type { Block, Heading, Literal, PageNode } from '../page/tree/tree.ts'
import { authoredModel } from './api/authored.ts'
import { type EndpointParts, endpointParts, endpointProblem } from './api/endpoint.ts'
import { schemaParts } from './api/schema-page.ts'
import { scriptsIn } from './base/fonts.ts'
import { type Html, html, none } from './base/html.ts'
import type { RenderedBlock, RenderedPage } from './base/rendered-page.ts'
import { outputOf, prefixOf } from './base/routes.ts'
import type { Scope } from './base/scope.ts'
import type { Need } from './base/shipped.ts'
import { visibleHeadings } from './components/hidden.ts'
import { componentNamed } from './components/registry.ts'
import { pageFeed } from './feeds/rss.ts'
import { headOf, isIndexed } from './head.ts'
import { type Anchors, anchorsOf } from './nodes/anchors.ts'
import { writeNodes } from './nodes/node.ts'
import { withStepTitles } from './nodes/step-titles.ts'
import { filledNode } from './nodes/variables.ts'
import { type PictureSizes, sizeKey } from './pictures/load.ts'
import type { CachedBlock, LinkedAnchor, Site } from './plan/plan.ts'
import { frame } from './shell/frame.ts'
import { labelsOf } from './shell/labels.ts'
import { type PageContext, pageContext } from './shell/page-context.ts'
import { footer, titleBlock } from './shell/page-ends.ts'
import { contentsMenu, menuSettings, pageMenu } from './shell/page-menu.ts'
import { pageTheme, siteNeeds } from './shell/page-theme.ts'
import { relatedPages } from './shell/related.ts'
import { rootAttributes } from './shell/root-attributes.ts'
import { contents } from './shell/table-of-contents.ts'
import type { Snippets } from './snippets/files.ts'
import { withSnippets } from './snippets/page.ts'

const PLAIN: ReadonlySet<string> = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote table hr'.split(' '))

// Whether the browser's parser keeps the node as one element, so that a block's HTML stays its element.
const isWhole = (node: PageNode) =>
  node.kind === 'code' ||
  node.kind === 'broken' ||
  (node.kind === 'element' && PLAIN.has(node.name)) ||
  (node.kind === 'tag' && componentNamed(node.name) !== undefined)

const isExample = (block: Block) =>
  block.nodes.some(node => node.kind === 'tag' && /^(?:(?:Request|Response)Example|Panel)$/.test(node.name))

const hasSizes = ({ sizes }: CachedBlock, pictures: PictureSizes) =>
  [...sizes].every(([file, key]) => sizeKey(pictures.get(file)) === key)

function fillingOf({ config }: Site): Pick<Scope, 'fill'> {
  const { newer } = config
  return newer === undefined ? {} : { fill: node => filledNode(node, newer.variables ?? {}) }
}

function renderBlock(
  block: Block,
  anchors: Anchors,
  context: PageContext,
  kept: WeakMap<Block, CachedBlock> | undefined,
): CachedBlock {
  const { site, path, prefix, pictures, texts } = context
  const known = kept?.get(block)
  const isStill = (one: LinkedAnchor) => site.hasAnchor(one.path, one.id) === one.exists
  if (
    known?.anchors === anchors.key &&
    known.texts === texts &&
    known.linkedAnchors.every(isStill) &&
    hasSizes(known, pictures)
  )
    return known
  const used = new Set<string>()
  const needs = new Set<Need>()
  const linkedAnchors: LinkedAnchor[] = []
  const sizes = new Map<string, string>()
  const scope: Scope = {
    routes: site.routes,
    icons: site.icons,
    page: path,
    prefix,
    texts,
    preview: site.preview,
    used,
    needs,
    anchors: anchors.ids,
    hasAnchor: (path, id) => {
      const isThere = site.hasAnchor(path, id)
      linkedAnchors.push({ path, id, exists: isThere })
      return isThere
    },
    sizeOf: file => {
      const size = pictures.get(file)
      sizes.set(file, sizeKey(size))
      return size
    },
    ...fillingOf(site),
    flow: (nodes, as = scope) => writeNodes(nodes, as),
  }
  const inner = writeNodes(block.nodes, scope)
  const [only] = block.nodes
  const whole = block.nodes.length === 1 && only !== undefined && isWhole(only)
  const made = {
    html: whole || inner.trim() === '' ? inner.trim() : html`<div class="p">${inner}</div>`,
    line: 0,
    used: [...used],
    needs: [...needs],
    anchors: anchors.key,
    texts,
    linkedAnchors,
    sizes,
    isExample: isExample(block),
  }
  kept?.set(block, made)
  return made
}

const noSnippets: Snippets = new Map()
const noPictures: PictureSizes = new Map()

const stringOf = (value: Literal | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined

function rootOf(context: PageContext, page: ParsedPage, hasAside: boolean): Record<string, string> {
  const layout = stringOf(page.frontmatter.mode) ?? context.page?.mode
  const isLayout = layout !== undefined && /^(wide|center|custom|frame|full)$/.test(layout)
  return {
    ...rootAttributes(context),
    ...(isLayout ? { 'data-layout': layout } : {}),
    ...(hasAside ? { 'data-aside': '' } : {}),
  }
}

function parts(page: ParsedPage, context: PageContext) {
  const body: RenderedBlock[] = []
  const used = new Set<string>()
  const linkedAnchors = new Set<string>()
  const aside: string[] = []
  const needs = new Set<Need>()
  const anchors = anchorsOf(page)
  // Blocks rendered for another depth have other links.
  const kept = context.prefix === prefixOf(outputOf(context.path)) ? context.site.blocks : undefined
  for (let index = 0; index < page.blocks.length; index++) {
    const [block, ids] = [page.blocks[index], anchors[index]]
    if (block === undefined || ids === undefined) continue
    const made = renderBlock(block, ids, context, kept)
    for (const file of made.used) used.add(file)
    for (const need of made.needs) needs.add(need)
    for (const { path } of made.linkedAnchors) linkedAnchors.add(path)
    if (made.html === '') continue
    if (made.isExample) aside.push(made.html)
    else body.push({ html: made.html, line: page.starts[index] ?? 1 })
  }
  return { body, anchors, aside: aside.join(''), used, linkedAnchors, needs: [...needs].sort() }
}

/** Options for rendering a page, also at another path than its own, as for the home page at the root. */
interface RenderOptions {
  readonly output?: string
  /** The snippets of the page, as from {@link loadSnippets}. */
  readonly snippets?: Snippets
  /** The sizes of its images, as from {@link loadPictures}. */
  readonly pictures?: PictureSizes
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
    }
  }
  const model = authoredModel(page)
  return model && endpointParts(context, { model, page, isAuthored: true })
}

/** The title of a page, and what its head shows of it: nothing if the text opens with the title. */
function titlesOf({ page: summary, path }: PageContext, page: ParsedPage, seen: readonly Heading[]) {
  const own = stringOf(page.frontmatter.title)
  const opensWithTitle = seen[0]?.level === 1
  const title = own ?? (opensWithTitle ? seen[0]?.text : undefined) ?? summary?.title ?? path
  return { title, shown: own ?? (opensWithTitle ? undefined : title) }
}

interface OwnParts {
  readonly shown: string | undefined
  readonly headings: readonly Heading[]
  readonly feed: Html | undefined
}

/** The head of a page and its contents, with the menu in one of them. */
function ownRegions(context: PageContext, { frontmatter }: ParsedPage, { shown, headings, feed }: OwnParts) {
  const { description, contextual } = frontmatter
  const settings = menuSettings(context, contextual)
  const menu = pageMenu(context, settings)
  return {
    title: titleBlock(context, { title: shown, description, feed, menu }),
    toc: html`${contents(context, headings)}${contentsMenu(context, settings)}`,
  }
}

/** Renders a page. Blocks that were rendered for this site, or for one planned from it, are reused. */
export function renderPage(site: Site, source: ParsedPage, options: RenderOptions = {}): RenderedPage {
  const { snippets = noSnippets, pictures = noPictures } = options
  const page = withSnippets(source, snippets)
  const path = pathOfFile(page.file)
  const output = options.output ?? outputOf(path)
  const context = pageContext(site, path, { output, pictures })
  const drawn = parts(page, context)
  const endpoint = endpointOf(context, page)
  const body = endpoint
    ? [...endpoint.before.map(line), ...drawn.body, ...endpoint.after.map(line)]
    : drawn.body
  const aside = endpoint ? endpoint.aside + drawn.aside : drawn.aside
  const seen = visibleHeadings(page)
  const written = withStepTitles({ ...page, headings: seen }, drawn.anchors)
  const headings = endpoint ? [...written, ...endpoint.headings] : written
  const { title, shown } = titlesOf(context, page, seen)
  const around = frame(context)
  const root = rootOf(context, page, aside !== '')
  const feed = pageFeed(context, page, { anchors: drawn.anchors, title, language: root.lang ?? 'en' })
  const related = relatedPages(context, page.frontmatter.related)
  const regions = {
    ...around.regions,
    ...ownRegions(context, page, { shown, headings, feed: feed?.link }),
    pager: html`${related}${around.regions.pager}`,
    aside,
    footer: footer(context),
  }
  const scripts = scriptsIn([...Object.values(regions), ...body.map(block => block.html)])
  const ofSite = siteNeeds(site, [related, feed?.link])
  const needs = [...new Set([...(endpoint?.needs ?? []), ...drawn.needs, ...ofSite, ...scripts])].sort()
  const head = html`${headOf(context, page, title)}${feed?.head ?? none}`
  return {
    path,
    output,
    prefix: context.prefix,
    ...(context.page?.generated === true ? {} : { file: page.file }),
    labels: labelsOf(context),
    title: site.name === '' || site.name === title ? title : `${title} - ${site.name}`,
    root: {
      ...root,
      ...(needs.length > 0 ? { 'data-needs': needs.join(' ') } : {}),
    },
    head,
    theme: pageTheme(context),
    regions,
    body,
    lines: site.preview,
    ...(endpoint && Object.keys(endpoint.late).length > 0
      ? { late: { parts: endpoint.late, label: context.texts.showRest } }
      : {}),
    ...(around.isForSeveral ? { waits: true } : {}),
    ...(endpoint?.sends === true && !site.preview ? { sends: true } : {}),
    ...(endpoint?.sends === true && site.preview ? { servers: endpoint.servers } : {}),
    ...(feed?.file && { feed: feed.file }),
    used: [...new Set([...context.used, ...drawn.used, ...(feed?.own ? [feed.own] : [])])].sort(),
    ...(drawn.linkedAnchors.size > 0 && { linkedPages: [...drawn.linkedAnchors] }),
    isIndexed: isIndexed(context, page.frontmatter),
    needs,
    snippets: [...snippets.keys()],
  }
}
