import type { JsonPath } from '../../config/json/pointer.ts'
import { isObject } from '../../config/json/value.ts'
import type { Membership } from '../../config/navigation/division.ts'
import type { Divisions } from '../../config/navigation/divisions.ts'
import type { NavigationEntry } from '../../config/navigation/entry.ts'
import { limitNavigation } from '../../config/navigation/limit.ts'
import { readNavigation } from '../../config/navigation/navigation.ts'
import { readDivisions } from '../../config/navigation/read-divisions.ts'
import type { SiteSettings } from '../../config/schema/settings.ts'
import { type ApiData, type Apis, apisFrom } from '../../openapi/apis.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { Block } from '../../page/tree/tree.ts'
import type { Html } from '../base/html.ts'
import { type IconSet, withLibrary } from '../base/icons.ts'
import { languageTag } from '../base/language.ts'
import type { RenderedBlock } from '../base/rendered-page.ts'
import type { HasAnchor, Routes, Urls } from '../base/routes.ts'
import type { Need } from '../base/shipped.ts'
import { filledSummaries } from '../base/variables.ts'
import { type AuthorSheets, SHEETS_START } from '../styles/author-sheets.ts'
import { catalogsWith } from '../texts/own-words.ts'
import { type SiteCatalogs, type SiteTexts, siteTextsIn } from '../texts/site-texts.ts'
import { allowedHosts } from './allowed-hosts.ts'
import { type ApiReference, planReference, type ReferenceInput } from './api-reference.ts'
import { folderLanguages } from './folder-languages.ts'
import type { RepositoryCounts } from './repository-counts.ts'
import { readSection, type Section, sectionKey } from './section.ts'
import { declaredLanguage, defaultLanguage, languageOfPages } from './site-language.ts'
import { routesOf } from './site-routes.ts'
import { themeOf } from './site-theme.ts'
import type { SourceRepository } from './source-links.ts'

/** The input for planning a site. */
export interface SiteInput {
  readonly config: SiteSettings
  readonly pages: readonly PageSummary[]
  /** Every file of the repository. */
  readonly files: ReadonlySet<string>
  /** If only some divisions of a site are built: the titles of the other pages, by path. */
  readonly outside?: ReadonlyMap<string, string>
  readonly icons: IconSet
  /** The full address of the site's root, ending with a slash; undefined if unknown. */
  readonly url?: string | undefined
  /** How addresses of pages end; like files if absent. */
  readonly urls?: Urls | undefined
  /** The repository of the pages, if it is known. */
  readonly source?: SourceRepository | undefined
  /** GitHub's counts for the repository that the header may show. */
  readonly counts?: RepositoryCounts | undefined
  /** When files were changed last (ISO 8601), if the repository knows. */
  readonly changed?: ReadonlyMap<string, string> | undefined
  /** The style sheets of the repository, if there are any. */
  readonly sheets?: AuthorSheets
  /** The API descriptions, read as far as lists of their operations need it. */
  readonly apis?: ApiData
  /** The site is rendered for its author: problems are shown, and elements carry their source. */
  readonly preview?: boolean
  /** The texts of the interface; those that Galley comes with if absent. */
  readonly catalogs?: SiteCatalogs
  /** Checks anchors for the author; without it, anchors of pages are not checked. */
  readonly hasAnchor?: HasAnchor
}

/** An anchor of a page that a link names, and whether it existed. */
export interface LinkedAnchor {
  readonly path: string
  readonly id: string
  readonly exists: boolean | undefined
}

/** A rendered block with the files it needs. */
export interface CachedBlock extends RenderedBlock {
  readonly used: readonly string[]
  readonly needs: readonly Need[]
  /** Allowed hosts from which it embeds pages. */
  readonly embedded: readonly string[]
  /** The utility classes that it uses; absent if it was drawn without them. */
  readonly classes?: readonly string[] | undefined
  readonly texts: SiteTexts
  /** Key of the ids it was given, from {@link Anchors}. */
  readonly anchors: string
  /** The anchors that its links name. */
  readonly linkedAnchors: readonly LinkedAnchor[]
  /** The sizes of its images by file, as from {@link sizeKey}. */
  readonly sizes: ReadonlyMap<string, string>
  /** The HTML of its samples of requests and responses, shown next to the text. */
  readonly beside: string
}

/** A site before any of its pages is rendered: its routes, its navigation, and the frame around its pages. */
export interface Site {
  readonly config: SiteSettings
  readonly name: string
  readonly preview: boolean
  /** The full address of the root, ending with a slash; undefined if unknown. */
  readonly url: string | undefined
  /** The repository of the pages, if it is known. */
  readonly source: SourceRepository | undefined
  /** GitHub's counts for the repository that the header may show. */
  readonly counts: RepositoryCounts | undefined
  /** When files were changed last (ISO 8601), if the repository knows. */
  readonly changed: ReadonlyMap<string, string> | undefined
  readonly icons: IconSet
  readonly navigation: readonly NavigationEntry[]
  /** The first entry that is left out because the navigation is too long. */
  readonly navigationEnd?: JsonPath | undefined
  readonly divisions: Divisions
  readonly routes: Routes
  readonly hasAnchor: HasAnchor
  /** Hosts whose pages this site allows to embed, in addition to those that every site may. */
  readonly frameHosts: ReadonlySet<string>
  /** The classes for which the style sheets of the repository have rules. */
  readonly sheetClasses: ReadonlySet<string>
  /** The files of the repository that its style sheets load. */
  readonly sheetFiles: readonly string[]
  /** CSS custom properties with the site's colors, and the kept rules of its style sheets. */
  readonly theme: string
  /** Pages to render: those of the navigation in order, then the others. */
  readonly pages: readonly PageSummary[]
  /** The API descriptions, if there are any. */
  readonly apis?: Apis
  /** Operations of pages, and what API descriptions add to the navigation. */
  readonly reference: ApiReference
  /** The section of the navigation that is shown next to a page. */
  sectionOf(path: string): Section
  /** The section that readers with this `membership` see. */
  section(membership: Membership): Section
  /** The texts of the interface in the site's default language. */
  readonly texts: SiteTexts
  /** The language that the first folder of a path names, if it names one. */
  languageOfFolder(path: string): string | undefined
  /** The texts of the interface for readers with this `membership`, or in the language of the folder of `path`. */
  textsOf(membership: Membership, path?: string): SiteTexts
  /** Parts of the frame that many pages share, by key. */
  readonly shared: Map<string, Html>
  /** What the frame depends on: everything but the colors of the theme. */
  readonly plannedFrom: PlannedFrom
  /** Blocks that are rendered already. */
  readonly blocks: WeakMap<Block, CachedBlock>
}

/** What a plan depends on, for comparison with another one. */
interface PlannedFrom {
  readonly config: string
  readonly pages: readonly PageSummary[]
  readonly apis: ApiData | undefined
}

const plannedFrom = ({ config, pages, apis, counts }: SiteInput): PlannedFrom => ({
  config: JSON.stringify([
    { ...config, colors: config.colors?.anchors, newer: { ...config.newer, colors: undefined } },
    counts,
  ]),
  pages,
  apis,
})

const samePlan = (a: PlannedFrom, b: PlannedFrom) =>
  a.config === b.config &&
  a.apis === b.apis &&
  (a.pages === b.pages ||
    (a.pages.length === b.pages.length && a.pages.every((page, index) => page === b.pages[index])))

// A link without text shows the title of its page.
const sameOrder = (a: readonly PageSummary[], b: readonly PageSummary[]) =>
  a.length === b.length &&
  a.every((page, index) => page.path === b[index]?.path && page.title === b[index].title)

const sameInText = (a: SiteSettings, b: SiteSettings) =>
  JSON.stringify(a.newer?.variables) === JSON.stringify(b.newer?.variables) &&
  JSON.stringify([a.embeds, a.words]) === JSON.stringify([b.embeds, b.words]) &&
  (a.newer === undefined) === (b.newer === undefined)

/** Whether blocks are drawn as before: what they show of other pages and of docs.json is the same. */
const sameBlocks = (a: Site, b: Pick<Site, 'config' | 'routes' | 'pages'>) =>
  a.routes.home === b.routes.home && sameOrder(a.pages, b.pages) && sameInText(a.config, b.config)

const sameFiles = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a === b || (a.size === b.size && [...a].every(file => b.has(file)))

const NO_SCHEMAS: ApiReference['schemas'] = { schemas: new Map(), paths: new Map(), pages: [] }

const referenceOf = (apis: Apis | undefined, input: Omit<ReferenceInput, 'apis'>): ApiReference =>
  apis
    ? planReference({ apis, ...input })
    : {
        endpoints: new Map(),
        missing: new Map(),
        schemas: NO_SCHEMAS,
        pages: input.pages,
        navigation: [],
        whole: input.navigation,
        pageOf: new Map(),
      }

const unknown: HasAnchor = () => undefined

/** Reads the sections of a site, each once. */
function sectionReader(divisions: Divisions, pages: ReadonlyMap<string, PageSummary>): Site['section'] {
  const sections = new Map<string, Section>()
  return membership => {
    const key = sectionKey(membership)
    const known = sections.get(key)
    if (known !== undefined) return known
    const made = readSection(membership, divisions.entriesOf(membership), divisions, pages)
    sections.set(key, made)
    return made
  }
}

/** Whether everything but docs.json, the pages and the API descriptions is as in an earlier plan. */
const isSameBase = (previous: Site, input: SiteInput): boolean =>
  previous.preview === input.preview &&
  previous.url === input.url &&
  previous.source === input.source &&
  previous.changed === input.changed &&
  previous.icons === input.icons &&
  [...previous.sheetClasses].join() === (input.sheets?.classes ?? []).join() &&
  sameFiles(previous.routes.files, input.files)

const textsFor = (declared: string | undefined, texts: SiteTexts, catalogs: SiteCatalogs): SiteTexts =>
  declared === undefined ? texts : siteTextsIn(languageTag(declared), catalogs)

function lookOf({ config, sheets }: SiteInput): Pick<Site, 'theme' | 'sheetFiles'> {
  const { css = '', files = [] } = sheets ?? {}
  return { theme: themeOf(config) + (css === '' ? '' : SHEETS_START + css), sheetFiles: files }
}

/**
 * Plans a site. Given the `previous` plan, rendered blocks are reused if nothing that they depend on has
 * changed.
 */
export function planSite(input: SiteInput, previous?: Site): Site {
  const { config, url, source, preview = false } = input
  const icons = withLibrary(input.icons, config.newer?.icons?.library)
  const from = plannedFrom(input)
  const look = lookOf(input)
  const sameBase = previous !== undefined && isSameBase(previous, { ...input, preview, icons })
  if (sameBase && samePlan(previous.plannedFrom, from)) return { ...previous, config, ...look }
  const { entries: navigation, end } = limitNavigation(readNavigation(config))
  const apis = input.apis && apisFrom(input.apis, input.files)
  const language = languageTag(
    defaultLanguage(readDivisions(config, navigation), languageOfPages(input.pages)),
  )
  const catalogs = catalogsWith(config.words, language, input.catalogs)
  const texts = siteTextsIn(language, catalogs)
  const reference = referenceOf(apis, {
    pages: filledSummaries(input.pages, config.newer?.variables ?? {}),
    navigation,
    isNewer: isObject(config.navigation),
    isPreview: preview,
    texts,
  })
  const { whole } = reference
  const divisions = readDivisions(config, whole)
  const { routes, pages } = routesOf({ ...input, pages: reference.pages }, whole)
  const all = new Map(reference.pages.map(page => [page.path, page]))
  const section = sectionReader(divisions, all)
  const languageOfFolder = folderLanguages(reference.pages)
  const reusable = sameBase && sameBlocks(previous, { config, routes, pages })
  return {
    config,
    name: typeof config.name === 'string' ? config.name : '',
    preview,
    url,
    source,
    counts: input.counts,
    changed: input.changed,
    icons,
    navigation,
    navigationEnd: end,
    ...(apis ? { apis } : {}),
    reference,
    divisions,
    routes,
    hasAnchor: input.hasAnchor ?? unknown,
    frameHosts: allowedHosts(config),
    sheetClasses: new Set(input.sheets?.classes),
    ...look,
    pages,
    section,
    texts,
    languageOfFolder,
    textsOf: (membership, path = '') =>
      textsFor(declaredLanguage(divisions, membership) ?? languageOfFolder(path), texts, catalogs),
    sectionOf: path => {
      const membership = divisions.of(path)
      const own = all.get(path)?.version
      return section(own === undefined ? membership : { ...membership, version: own, selects: own })
    },
    shared: new Map(),
    plannedFrom: from,
    blocks: reusable ? previous.blocks : new WeakMap(),
  }
}
