import type { Span } from '../openapi/document/locate.ts'
import type { OperationPage } from '../project/api/api-service.ts'
import type { GeneratedEntry, OutlinedApi } from '../site/api/api-outline.ts'
import type { OfferedOperation } from '../site/writing/suggest.ts'
import { takes } from './row.ts'
import { choice, flag, list, nothing, optional, record, text } from './shape.ts'

const apiLocation = record({ file: text, pointer: text, name: optional(text) })

/** What the open project answers about API descriptions. */
export const apiRows = {
  /** Every operation of the API descriptions of the repository, as pages name it. */
  operations: takes(nothing).gives<readonly OfferedOperation[]>(),
  /** The API descriptions of the site with their operations, and what readers get of each. */
  apis: takes(nothing).gives<readonly OutlinedApi[]>(),
  /** The files of the repository that are API descriptions and that docs.json does not list. */
  unlistedApis: takes(nothing).gives<readonly string[]>(),
  /** What API descriptions add to the navigation, without an entry in docs.json. */
  navigationOfApis: takes(nothing).gives<readonly GeneratedEntry[]>(),
  /** Where something stands in the text of an API description, or the nearest thing around it. */
  locateInApi: takes(apiLocation).gives<Span>(),
  /** Keeps operations from readers by what stands in their file, or gives them back: one step called `label`; the text follows as `edited`. */
  excludeFromApi: takes(
    record({ file: text, pointers: list(text), isKeptOut: flag, label: text }),
  ).gives<void>(),
  /** Texts of pages for operations that have no written one: `named` takes all from its description, `described` says all by hand. Nothing is changed. */
  pagesForOperations: takes(
    record({ operations: list(apiLocation), how: choice('named', 'described') }),
  ).gives<readonly OperationPage[]>(),
} as const
