import type { JsonPath } from '../json/pointer.ts'
import type { ContainerKey } from './containers.ts'
import type { Division } from './division.ts'

/** The API descriptions of a level of the navigation, as written. */
export interface EntryApi {
  readonly sources: readonly string[]
  /** Folder of the pages that are generated from them. */
  readonly directory?: string
}

/** A group of the navigation; `name` is empty if readers see no heading. */
export interface GroupEntry {
  readonly kind: 'group'
  readonly at: JsonPath
  readonly name: string
  readonly icon?: string
  readonly iconType?: string
  /** The version in which readers see it; older form only. */
  readonly version?: string
  /** A small label after the name; newer form only, like everything below. */
  readonly tag?: string
  /** Path of the page that opens from the group's name. */
  readonly root?: string
  /** It is open at first. */
  readonly isExpanded?: boolean
  readonly isHidden?: boolean
  /** Its pages are found by the search although it is hidden. */
  readonly isSearchable?: boolean
  /** Multiplies the rank of its pages in the reader's search. */
  readonly boost?: number
  readonly api?: EntryApi
  readonly entries: readonly NavigationEntry[]
}

/** A page that the navigation lists; whether the file exists is not known here. */
export interface PageEntry {
  readonly kind: 'page'
  readonly at: JsonPath
  /** The path that identifies the page: without leading slash and extension. */
  readonly path: string
  /** As written in the file. */
  readonly written: string
}

/** An operation of an API description that is listed like a page; newer form only. */
export interface OperationEntry {
  readonly kind: 'operation'
  readonly at: JsonPath
  /** The description that it names itself; otherwise the nearest one above it applies. */
  readonly source?: string
  /** In upper case; `WEBHOOK` for a webhook. */
  readonly method: string
  /** Path of the operation, or name of the webhook. */
  readonly target: string
  readonly written: string
}

/** A division that contains its pages in the navigation itself; newer form only. */
export interface DivisionEntry {
  readonly kind: 'division'
  readonly at: JsonPath
  readonly division: Division
  /** The keys of its lists, in file order; more than one is a mistake that is kept. */
  readonly containers: readonly ContainerKey[]
  readonly entries: readonly NavigationEntry[]
  /** Divisions that are offered next to all others while this one is open. */
  readonly globals: readonly DivisionEntry[]
  readonly api?: EntryApi
}

/** Any other member; it is kept as it is. */
interface UnknownEntry {
  readonly kind: 'unknown'
  readonly at: JsonPath
}

/** One member of the navigation. `at` is its path in docs.json. */
export type NavigationEntry = DivisionEntry | GroupEntry | PageEntry | OperationEntry | UnknownEntry
