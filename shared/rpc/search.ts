import type { FoundHeading } from '../project/search/headings.ts'
import type { SearchBatch } from '../project/search/model.ts'
import { takes } from './row.ts'
import { flag, list, nothing, optional, record, text, wholeNumber } from './shape.ts'

/** Requests that search the texts of the open project and replace in them. */
export const searchRows = {
  /** Headings that hold these words, on all pages that were read so far; at most 60. */
  headings: takes(record({ words: text })).gives<readonly FoundHeading[]>(),
  /** The matches of a query in one batch of texts; pass `next` of the reply as `after` of the following request. */
  search: takes(
    record({
      query: text,
      matchCase: flag,
      wholeWord: flag,
      regexp: flag,
      include: text,
      after: optional(text),
    }),
  ).gives<SearchBatch>(),
  /** Whether a page or snippet has utility classes. */
  hasUtilities: takes(nothing).gives<boolean>(),
  /** Replaces matches of a search: one step called `label`; the texts follow as `edited`. */
  replaceAll: takes(
    record({
      label: text,
      files: list(
        record({ file: text, replacements: list(record({ offset: wholeNumber, before: text, text })) }),
      ),
    }),
  ).gives<void>(),
  /**
   * Sets fields in the frontmatter of pages: one step called `label`; the texts follow as `edited`. Returns the files
   * whose text or frontmatter cannot be read: they stay as they are.
   */
  setFields: takes(
    record({
      label: text,
      pages: list(record({ file: text, title: optional(text), hidden: optional(flag) })),
    }),
  ).gives<readonly string[]>(),
} as const
