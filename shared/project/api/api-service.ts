import { message } from '../../messages/message.ts'
import { findApis } from '../../openapi/apis.ts'
import { costlyApi } from '../../openapi/document/api-budget.ts'
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
import { pathsOf } from '../../site/plan/generated-pages.ts'
import type { OfferedOperation } from '../../site/writing/suggest.ts'
import { type Bounded, unlessTooCostly } from '../../text/budget.ts'
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

/** A location in an API description. */
export interface ApiLocation {
  readonly file: string
  readonly pointer: string
  /** For an operation: paths may share one by reference. */
  readonly name?: string
}

/** The page that would be created for an operation. */
export interface OperationPage {
  readonly file: string
  /** How the navigation names it. */
  readonly path: string
  readonly title: string
  readonly text: string
  /** The file exists already, with another text. */
  readonly exists: boolean
}

/** A request for pages of operations. */
interface PagesRequest {
  readonly operations: readonly ApiLocation[]
  readonly how: 'named' | 'described'
}

/** A change of which operations are excluded from the site. */
interface ExclusionChange {
  readonly file: string
  readonly pointers: readonly string[]
  readonly isKeptOut: boolean
  readonly label: string
}

const CANNOT = message('project:apiUnchangeable')

/** The parts of an opened repository that concern API descriptions. */
interface ApiServiceParts {
  readonly apis: ApiTexts
  readonly background: Background
  readonly bounded: Bounded
  readonly buffers: Buffers
  readonly config: SiteConfig
  readonly journal: Journal
  readonly listing: Listing
  readonly plan: SitePlan
  readonly view: Files
}

/** What the editor reads and changes in the API descriptions of an opened repository. */
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

  /** Every operation of the API descriptions, as pages name it. */
  operations(): Promise<readonly OfferedOperation[]> {
    return offeredOperations(this.#parts.view, this.#parts.listing.files(), this.#parts.bounded)
  }

  /** Reads the API descriptions again, as their downloaded copies may have changed. */
  reload(): void {
    this.#parts.apis.invalidate()
    this.#parts.background.wake()
  }

  /** The API descriptions in the repository that docs.json does not list for the whole site. */
  async unlistedApis(): Promise<readonly string[]> {
    const { config, listing, view } = this.#parts
    const listed = new Set(
      apiEntries(config.good.value).map(({ written }) => written.replace(/^(\.?\/+)+/, '')),
    )
    const found = await findApis(listing.files(), file => optionalText(view, file))
    return found.map(({ written }) => written).filter(file => !listed.has(file))
  }

  /** The navigation entries that come from API descriptions and not from docs.json, authored pages included. */
  navigationOfApis(): readonly GeneratedEntry[] {
    return outlineNavigation(this.#parts.plan.site())
  }

  /** The range of a value in the text of a file, or of the nearest value around it. */
  async locateInApi({ file, pointer }: ApiLocation): Promise<Span> {
    return locator((await this.#parts.view.readText(file)).text)(pointer)
  }

  /** Excludes operations, or includes them again, by editing their file: one undoable step. */
  excludeFromApi({ file, pointers, isKeptOut, label }: ExclusionChange): Promise<void> {
    return this.#requests.run(async () => {
      const { buffers, journal } = this.#parts
      const text = (await buffers.open(file)).text ?? ''
      const edits = exclusionEdits(text, pointers, isKeptOut)
      if (!edits) throw new Refusal('bad-request', CANNOT, message('project:apiUnchangeableHint'))
      journal.rewrite(new Map([[file, applyEdits(text, edits)]]), { cause: 'host', label, remember: true })
    })
  }

  /**
   * Creates pages for operations: pages that name the operation (`named`), or pages that describe it by hand
   * as readers see it now (`described`, not for webhooks). Leaves out operations that have such a page.
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
        const references = wanted.get(`${operation.node.file}#${operation.node.pointer}`) ?? []
        const own = nameOfOperation(operation)
        if (!references.some(({ name = own }) => name === own)) continue
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
    { how, path: proposed, taken }: PageTarget,
  ): Promise<OperationPage | undefined> {
    const { reference, routes } = this.#parts.plan.site()
    const { operation } = found
    const known = reference.pageOf.get(operation)
    const summary = known === undefined ? undefined : routes.pages.get(known)
    const there = summary && summary.generated !== true ? summary : undefined
    const isDone = there !== undefined && (how === 'named' || there.openapi === undefined)
    if (isDone || (how === 'described' && operation.kind === 'webhook')) return undefined
    let path = known ?? proposed
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
    const { apis, config, texts } = plan.site()
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
    return unlessTooCostly(
      this.#parts.bounded,
      () => ejectedText(apis.model(operation, source, requiredFirst), { config, texts, page: before }),
      excess => {
        const { message: reason, hint } = costlyApi(excess)
        throw new Refusal('unavailable', reason, hint)
      },
    )
  }
}

interface PageTarget {
  readonly how: PagesRequest['how']
  /** The path of a page that has none yet. */
  readonly path: string
  /** Existing files, in lower case. */
  readonly taken: Set<string>
}
