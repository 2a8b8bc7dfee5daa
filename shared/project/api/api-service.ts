import { findApis } from '../../openapi/apis.ts'
import { locator, type Span } from '../../openapi/document/locate.ts'
import { apiEntries, REFERENCE_FOLDER } from '../../openapi/entries.ts'
import { exclusionEdits } from '../../openapi/exclude.ts'
import { type FoundOperation, findOperation } from '../../openapi/find.ts'
import {
  type GeneratedEntry,
  nameOfOperation,
  type OutlinedApi,
  outlineApis,
  outlineNavigation,
} from '../../site/api/api-outline.ts'
import { ejectedText } from '../../site/api/eject/eject.ts'
import { pathsOf } from '../../site/plan/api-reference.ts'
import type { OfferedOperation } from '../../site/writing/suggest.ts'
import { applyEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import type { Background } from '../base/background.ts'
import type { Buffers } from '../base/buffers.ts'
import { optionalText } from '../base/current-text.ts'
import type { Lock } from '../base/lock.ts'
import type { Files } from '../files/files.ts'
import type { Listing } from '../files/listing.ts'
import type { ApiTexts } from '../plan/api-texts.ts'
import type { SiteConfig } from '../plan/site-config.ts'
import type { SitePlan } from '../plan/site-plan.ts'
import type { Journal } from '../saving/journal.ts'
import { offeredOperations } from './operations.ts'

/** A place in an API description. */
export interface ApiLocation {
  readonly file: string
  readonly pointer: string
  /** Of an operation: paths may share one by reference. */
  readonly name?: string
}

/** A page for an operation, as it would be. */
export interface OperationPage {
  readonly file: string
  /** How the navigation names it. */
  readonly path: string
  readonly title: string
  readonly text: string
  /** The file is there already, with another text. */
  readonly exists: boolean
}

/** Pages that are asked for. */
interface PagesRequest {
  readonly operations: readonly ApiLocation[]
  readonly how: 'named' | 'described'
}

/** Operations that are to be kept from readers, or given back to them. */
interface ExclusionChange {
  readonly file: string
  readonly pointers: readonly string[]
  readonly isKeptOut: boolean
  readonly label: string
}

const CANNOT = 'This file cannot be changed here.'

/** The parts of an opened repository that have to do with API descriptions. */
interface ApiServiceParts {
  readonly apis: ApiTexts
  readonly background: Background
  readonly buffers: Buffers
  readonly config: SiteConfig
  readonly journal: Journal
  readonly listing: Listing
  readonly plan: SitePlan
  readonly view: Files
}

/** What the editor asks and changes of the API descriptions of an opened repository. */
export class ApiService {
  readonly #parts: ApiServiceParts
  readonly #requests: Lock

  constructor(parts: ApiServiceParts, requests: Lock) {
    this.#parts = parts
    this.#requests = requests
  }

  /** The API descriptions with their operations, and what readers get of each. */
  apis(): readonly OutlinedApi[] {
    return outlineApis(this.#parts.plan.site())
  }

  /** Every operation of the API descriptions of the repository, as pages name it. */
  operations(): Promise<readonly OfferedOperation[]> {
    return offeredOperations(this.#parts.view, this.#parts.listing.files())
  }

  /** Reads the API descriptions again: what is kept of their addresses may be another one. */
  reload(): void {
    this.#parts.apis.invalidate()
    this.#parts.background.wake()
  }

  /** The files of the repository that are API descriptions and that docs.json does not list for the whole site. */
  async unlistedApis(): Promise<readonly string[]> {
    const { config, listing, view } = this.#parts
    const listed = new Set(
      apiEntries(config.good.value).map(({ written }) => written.replace(/^(\.?\/+)+/, '')),
    )
    const found = await findApis(listing.files(), file => optionalText(view, file))
    return found.map(({ written }) => written).filter(file => !listed.has(file))
  }

  /** What stands in the navigation by API descriptions, written pages among it: docs.json does not name it. */
  navigationOfApis(): readonly GeneratedEntry[] {
    return outlineNavigation(this.#parts.plan.site())
  }

  /** Where something stands in the text of a file, or the nearest thing around it. */
  async locateInApi({ file, pointer }: ApiLocation): Promise<Span> {
    return locator((await this.#parts.view.readText(file)).text)(pointer)
  }

  /** Keeps operations from readers by what stands in the file, or gives them back: one step of the history. */
  excludeFromApi({ file, pointers, isKeptOut, label }: ExclusionChange): Promise<void> {
    return this.#requests.run(async () => {
      const { buffers, journal } = this.#parts
      const text = (await buffers.open(file)).text ?? ''
      const edits = exclusionEdits(text, pointers, isKeptOut)
      if (!edits)
        throw new Refusal('bad-request', CANNOT, 'Open the file and write “x-excluded: true” there.')
      journal.rewrite(new Map([[file, applyEdits(text, edits)]]), { cause: 'host', label, remember: true })
    })
  }

  /**
   * Pages for operations: those that name them and leave the rest to their descriptions (`named`), or that describe
   * them by hand as readers see them now (`described`, not for webhooks). Operations that have such a page are left out.
   */
  async pagesForOperations({ operations, how }: PagesRequest): Promise<readonly OperationPage[]> {
    const { plan, listing } = this.#parts
    const { apis } = plan.site()
    const taken = new Set([...listing.files()].map(file => file.toLowerCase()))
    const wanted = new Map<string, ApiLocation[]>()
    for (const place of operations) {
      const key = `${place.file}#${place.pointer}`
      wanted.set(key, [...(wanted.get(key) ?? []), place])
    }
    const pages: OperationPage[] = []
    for (const source of apis?.sources ?? []) {
      const paths = pathsOf(source, REFERENCE_FOLDER)
      for (const operation of source.operations) {
        const places = wanted.get(`${operation.node.file}#${operation.node.pointer}`) ?? []
        const own = nameOfOperation(operation)
        if (!places.some(({ name = own }) => name === own)) continue
        const found = { operation, source }
        const page = await this.#pageFor(found, {
          how,
          path: paths.get(operation) ?? REFERENCE_FOLDER,
          taken,
        })
        if (page) pages.push(page)
      }
    }
    return pages
  }

  async #pageFor(
    found: FoundOperation,
    { how, path: usual, taken }: PageTarget,
  ): Promise<OperationPage | undefined> {
    const { reference, routes } = this.#parts.plan.site()
    const { operation } = found
    const known = reference.pageOf.get(operation)
    const summary = known === undefined ? undefined : routes.pages.get(known)
    const there = summary && summary.generated !== true ? summary : undefined
    const isDone = there !== undefined && (how === 'named' || there.openapi === undefined)
    if (isDone || (how === 'described' && operation.kind === 'webhook')) return undefined
    let path = known ?? usual
    while (!there && taken.has(`${path}.mdx`.toLowerCase())) path = `${path}-api`
    taken.add(`${path}.mdx`.toLowerCase())
    const file = there?.file ?? `${path}.mdx`
    const before = there ? (await this.#parts.view.readText(file)).text : ''
    const text = await this.#textOf(found, how, before)
    return { file, path, title: operation.title, text, exists: there !== undefined }
  }

  async #textOf(
    { operation, source }: FoundOperation,
    how: PagesRequest['how'],
    before: string,
  ): Promise<string> {
    const { plan, view } = this.#parts
    const { apis, config } = plan.site()
    if (!apis) return before
    const name = nameOfOperation(operation)
    if (how === 'named') {
      const found = findOperation(apis, name)
      const isAlone = 'operation' in found && found.operation === operation
      const written = JSON.stringify(isAlone ? name : `${source.file} ${name}`)
      return `---\ntitle: ${JSON.stringify(operation.title)}\nopenapi: ${written}\n---\n`
    }
    const requiredFirst = config.api?.maintainOrder === false
    await apis.prepare(operation, source, file => optionalText(view, file), requiredFirst)
    return ejectedText(apis.model(operation, source, requiredFirst), config, before)
  }
}

interface PageTarget {
  readonly how: PagesRequest['how']
  /** Where the page goes that has no place yet. */
  readonly path: string
  /** Files that are there, in lower case. */
  readonly taken: Set<string>
}
