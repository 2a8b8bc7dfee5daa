import type { Message } from '../../messages/message.ts'
/** The format of a site's settings: docs.json in the older form, in the newer form, or mint.json. */
export type ConfigFormat = 'galley' | 'newer' | 'mint'

/** What became of one value of a converted file. */
export type Outcome =
  | 'same' // both formats have it
  | 'moved' // it means the same elsewhere, or in other words
  | 'kept' // it stays as it is, though the other format does not use it
  | 'lost' // the other format cannot say it

/** One line of the report on a conversion. */
export interface ReportLine {
  readonly outcome: Outcome
  /** JSON pointer in the file that is converted. */
  readonly from: string
  /** JSON pointer in the result, where it is another place. */
  readonly to?: string
  /** One or two sentences: why it is kept or lost, and what it becomes. */
  readonly why?: Message
  /** The place in the file that is converted, both from 1. */
  readonly line: number
  readonly column: number
}

/** A page that the result needs in addition to the existing ones. */
export interface NewPage {
  /** Without extension. */
  readonly path: string
  readonly text: string
}

/** A converted file. */
export interface Converted {
  readonly kind: 'converted'
  readonly from: ConfigFormat
  readonly to: ConfigFormat
  /** The whole file. */
  readonly text: string
  readonly report: readonly ReportLine[]
  readonly pages: readonly NewPage[]
}

/** Why a file cannot be converted, and where. */
export interface NotConverted {
  readonly kind: 'refused'
  readonly message: Message
  readonly hint?: Message
  /** Both from 1. */
  readonly line: number
  readonly column: number
}

/** An operation of an API description and the page that the site generates for it. */
export interface DescribedOperation {
  /** As a page names it: `GET /users`, or `WEBHOOK order.created`. */
  readonly operation: string
  /** The path of its page. */
  readonly path: string
  /** The heading that it is listed under. */
  readonly group: string
}

/**
 * Returns the operations of a description, in the order of their headings, with pages in a folder; `undefined` if the
 * description cannot be read here.
 */
export type DescribedOperations = (
  source: string,
  folder: string,
) => readonly DescribedOperation[] | undefined

/** The result of a conversion. */
export type Conversion = Converted | NotConverted
