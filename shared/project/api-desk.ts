import { findApis } from '../openapi/apis.ts'
import { apiEntries, REFERENCE_FOLDER } from '../openapi/entries.ts'
import { findOperation } from '../openapi/find.ts'
import { locator, type Span } from '../openapi/locate.ts'
import { markEdits } from '../openapi/mark.ts'
import { nameOfOperation, type OutlinedApi, outlineApis } from '../site/api/outline.ts'
import { pathsOf } from '../site/api/reference.ts'
import type { OfferedOperation } from '../site/writing/suggest.ts'
import { applyEdits } from '../text/edit.ts'
import { Refusal } from '../text/failure.ts'
import { readApiText } from './api-texts.ts'
import type { Core } from './core.ts'
import type { Lock } from './lock.ts'
import { offeredOperations } from './operations.ts'

/** A place in an API description. */
export interface ApiPlace {
  readonly file: string
  readonly pointer: string
}

/** A page for an operation that nobody has made yet. */
export interface OperationPage {
  readonly file: string
  /** How the navigation names it. */
  readonly path: string
  readonly title: string
  readonly text: string
}

/** Operations that are to be kept from readers, or given back to them. */
export interface KeepingOut {
  readonly file: string
  readonly pointers: readonly string[]
  readonly isKeptOut: boolean
  readonly label: string
}

const CANNOT = 'This file cannot be changed here.'

/** What the editor asks and changes of the API descriptions of an opened repository. */
export class ApiDesk {
  readonly #core: Core
  readonly #requests: Lock

  constructor(core: Core, requests: Lock) {
    this.#core = core
    this.#requests = requests
  }

  /** The API descriptions with their operations, and what readers get of each. */
  outline(): readonly OutlinedApi[] {
    return outlineApis(this.#core.plan.site())
  }

  /** Every operation of the API descriptions of the repository, as pages name it. */
  operations(): Promise<readonly OfferedOperation[]> {
    return offeredOperations(this.#core.view, this.#core.listing.files())
  }

  /** Reads the API descriptions again: what is kept of their addresses may be another one. */
  reread(): void {
    this.#core.apis.outdate()
    this.#core.background.wake()
  }

  /** The files of the repository that are API descriptions and that docs.json does not list for the whole site. */
  async unlisted(): Promise<readonly string[]> {
    const { config, listing, view } = this.#core
    const listed = new Set(
      apiEntries(config.good.value).map(({ written }) => written.replace(/^(\.?\/+)+/, '')),
    )
    const found = await findApis(listing.files(), file => readApiText(view, file))
    return found.map(({ written }) => written).filter(file => !listed.has(file))
  }

  /** Where something stands in the text of a file, or the nearest thing around it. */
  async place({ file, pointer }: ApiPlace): Promise<Span> {
    return locator((await this.#core.view.readText(file)).text)(pointer)
  }

  /** Keeps operations from readers by what stands in the file, or gives them back: one step of the history. */
  keepOut({ file, pointers, isKeptOut, label }: KeepingOut): Promise<void> {
    return this.#requests.run(async () => {
      const { buffers, journal } = this.#core
      const text = (await buffers.open(file)).text ?? ''
      const edits = markEdits(text, pointers, isKeptOut)
      if (!edits)
        throw new Refusal('bad-request', CANNOT, 'Open the file and write “x-excluded: true” there.')
      journal.rewrite(new Map([[file, applyEdits(text, edits)]]), { cause: 'host', label, remember: true })
    })
  }

  /** Pages that name these operations and leave the rest to their descriptions; those that have written pages are left out. */
  pagesFor(operations: readonly ApiPlace[]): readonly OperationPage[] {
    const { plan, listing } = this.#core
    const { apis, reference, routes } = plan.site()
    const taken = new Set([...listing.files()].map(file => file.toLowerCase()))
    const wanted = new Set(operations.map(({ file, pointer }) => `${file}#${pointer}`))
    return (apis?.sources ?? []).flatMap(source => {
      const paths = pathsOf(source, REFERENCE_FOLDER)
      return source.operations
        .filter(({ node }) => wanted.has(`${node.file}#${node.pointer}`))
        .flatMap(operation => {
          const known = reference.pageOf.get(operation)
          if (known !== undefined && routes.pages.get(known)?.generated !== true) return []
          let path = known ?? paths.get(operation) ?? REFERENCE_FOLDER
          while (taken.has(`${path}.mdx`.toLowerCase())) path = `${path}-api`
          taken.add(`${path}.mdx`.toLowerCase())
          const name = nameOfOperation(operation)
          const found = apis && findOperation(apis, name)
          const isAlone = found !== undefined && 'operation' in found && found.operation === operation
          const written = isAlone ? name : `${source.file} ${name}`
          const title = JSON.stringify(operation.title)
          const text = `---\ntitle: ${title}\nopenapi: ${JSON.stringify(written)}\n---\n`
          return [{ file: `${path}.mdx`, path, title: operation.title, text }]
        })
    })
  }
}
