import { message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'
import { fileNameOf } from './file-name.ts'
import type { Ledger } from './ledger.ts'
import type { DescribedOperations } from './model.ts'

/** The folder of pages of operations, where nothing says another one. */
export const REFERENCE_FOLDER = 'api-reference'

/** A tab or an anchor of the newer format, before it is added to the list of its kind. */
export interface Draft {
  readonly at: JsonPath
  /** As this format writes it, without its address. */
  readonly fields: JsonObject
  readonly name: string
  /** Another site, or a path of this one. */
  readonly href: string | undefined
  /** The folder of pages that are generated from an API description. */
  readonly folder: string | undefined
  /** The folder of the pages generated for its operations. */
  readonly operations: string
  readonly hidden: boolean
  /**
   * Pages that no earlier division of its kind has, unless that has the same name: then it is the same
   * division in another version.
   */
  readonly pages: Set<string>
  /** The tab that contains an anchor. */
  readonly tab: Draft | undefined
}

/** The API descriptions that a level of the newer format names, and the folder of their pages. */
export interface LevelApi {
  readonly sources: readonly string[]
  readonly folder?: string
}

/** A group at the top of the navigation. */
export interface TopGroup {
  readonly at: JsonPath
  readonly group: JsonObject
  readonly tab: Draft | undefined
  readonly anchor: Draft | undefined
}

/** The divisions that the members of a division belong to. */
export interface Context {
  readonly tab?: Draft
  readonly anchor?: Draft
  readonly version?: string
  /** The API descriptions of operations that are listed among the pages. */
  readonly api?: LevelApi
}

/** The navigation of the newer format with its nested divisions flattened. */
export class FlatNavigation {
  readonly ledger: Ledger
  readonly operations: DescribedOperations
  readonly groups: TopGroup[] = []
  /** Every page wherever it is listed. */
  readonly listed: { readonly page: string; readonly at: JsonPath; readonly version: string | undefined }[] =
    []
  readonly tabs: Draft[] = []
  readonly anchors: Draft[] = []
  /** As this format writes them, with their locations. */
  readonly versions: { readonly at: JsonPath; readonly fields: JsonObject }[] = []
  /** The names of the versions. */
  readonly versionNames = new Set<string>()
  /** Whether there are tabs anywhere: then menus of other kinds cannot become tabs. */
  readonly hasTabs: boolean
  readonly #owners: readonly [Map<string, Draft | undefined>, Map<string, Draft | undefined>] = [
    new Map(),
    new Map(),
  ]

  constructor(ledger: Ledger, hasTabs: boolean, operations: DescribedOperations = () => undefined) {
    this.ledger = ledger
    this.hasTabs = hasTabs
    this.operations = operations
  }

  #referenceOwner: string | undefined

  /** The folder for pages of operations that a tab lists: the default one for the first of them. */
  operationsFolder(name: string | undefined): string {
    if (name !== undefined) this.#referenceOwner ??= name
    const isOwner = name === undefined || this.#referenceOwner === name
    return isOwner ? REFERENCE_FOLDER : `${REFERENCE_FOLDER}/${fileNameOf(name)}`
  }

  readonly #twins = new Map<Draft, Map<string, Draft>>()

  /** The same tab in one version, for a tab that contains versions. */
  twin(tab: Draft, version: string): Draft {
    const twins = this.#twins.get(tab) ?? new Map<string, Draft>()
    this.#twins.set(tab, twins)
    const known = twins.get(version)
    if (known) return known
    const made = { ...tab, fields: { ...tab.fields, version }, href: undefined, pages: new Set<string>() }
    twins.set(version, made)
    this.tabs.push(made)
    return made
  }

  /** Whether a tab is in its versions and nowhere else. */
  isInVersions = (tab: Draft): boolean => this.#twins.has(tab) && tab.pages.size === 0

  /** Every page of the navigation. */
  get pages(): ReadonlySet<string> {
    return new Set(this.#owners[0].keys())
  }

  /** Notes that a page is listed at `at`; it belongs to the first tab and anchor that list it. */
  own(page: string, at: JsonPath, { tab, anchor, version }: Context): void {
    this.listed.push({ page, at, version })
    const parts = [tab, anchor]
    for (const [index, owners] of this.#owners.entries()) {
      const part = parts[index]
      if (!owners.has(page)) {
        owners.set(page, part)
        part?.pages.add(page)
      } else if (owners.get(page) === part) continue
      else if (part && owners.get(page)?.name === part.name) part.pages.add(page)
      else {
        const kind = index === 0 ? 'tab' : 'anchor'
        this.ledger.lost(at, message(`convert:severalDivisions.${kind}`, { page }))
      }
    }
  }
}
