import type { PreviewPage } from '../project/base/model.ts'
import { takes } from './row.ts'
import { optional, record, text } from './shape.ts'

/** Where the preview of a page is served. */
export const previewRows = {
  /** Shows a page in the preview; from then on its changes arrive as `preview` events. `page` is a path such as `guides/intro`, empty for the first page. */
  preview: takes(record({ page: text })).gives<PreviewPage>(),
  /** Where the page of a file is served with another text, and as it is or with the text `other`. */
  compare: takes(record({ file: text, text, other: optional(text) })).gives<{
    readonly before: string
    readonly after: string
  }>(),
} as const
