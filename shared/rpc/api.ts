import type { Span } from '../openapi/document/locate.ts'
import type { OperationPage } from '../project/api/api-service.ts'
import type { GeneratedEntry, OutlinedApi } from '../site/api/api-outline.ts'
import type { OfferedOperation } from '../site/writing/suggest.ts'
import { takes } from './row.ts'
import { choice, flag, list, nothing, optional, record, text } from './shape.ts'

const apiLocation = record({ file: text, pointer: text, name: optional(text) })

/** Requests about API descriptions of the open project. */
export const apiRows = {
  /** Every operation of the API descriptions of the repository, as pages name it. */
  operations: takes(nothing).gives<readonly OfferedOperation[]>(),
  /** The API descriptions of the site with their operations, and what readers get of each. */
  apis: takes(nothing).gives<readonly OutlinedApi[]>(),
  /** The API descriptions in the repository that docs.json does not list. */
  unlistedApis: takes(nothing).gives<readonly string[]>(),
  /** The navigation entries that come from API descriptions and not from docs.json. */
  navigationOfApis: takes(nothing).gives<readonly GeneratedEntry[]>(),
  /** The range of a value in the text of an API description, or of the nearest value around it. */
  locateInApi: takes(apiLocation).gives<Span>(),
  /** Excludes operations, or includes them again, by editing their file: one step called `label`; the text follows as `edited`. */
  excludeFromApi: takes(
    record({ file: text, pointers: list(text), isKeptOut: flag, label: text }),
  ).gives<void>(),
  /** Texts of pages for operations without an authored page: `named` pages take everything from the description, `described` pages say everything by hand. Nothing is changed. */
  pagesForOperations: takes(
    record({ operations: list(apiLocation), how: choice('named', 'described') }),
  ).gives<readonly OperationPage[]>(),
} as const
