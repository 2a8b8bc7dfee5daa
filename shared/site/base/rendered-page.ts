import type { ServerView } from '../../openapi/operation/servers.ts'
import type { Need } from './shipped.ts'

/** A part of the page's frame, replaced alone when it changes. `aside` holds the samples of an API page. */
export type RegionName = 'header' | 'tabs' | 'sidebar' | 'title' | 'aside' | 'toc' | 'pager' | 'footer'

/** The HTML of one top-level block of the body: exactly one element. */
export interface RenderedBlock {
  readonly html: string
  /** First line in the page's file, from 1: for scroll sync and click to source. */
  readonly line: number
}

/** A published page as data: the build joins it to a document, the preview patches what differs. */
export interface RenderedPage {
  /** Path without extension, `guides/intro`. */
  readonly path: string
  /** Where the document is written, `guides/intro.html`; its links are relative to that. */
  readonly output: string
  /** The way from there to the site's root: `./`, `../`. */
  readonly prefix: string
  /** The page's source; undefined where the page is generated. */
  readonly file?: string
  /** Of the document: page title and site name. */
  readonly title: string
  /** Attributes of the root element: language, direction, mode, layout. */
  readonly root: Readonly<Record<string, string>>
  /** Inner HTML of `<head>` but for title, theme and shipped files. */
  readonly head: string
  /** CSS custom properties of this site's colours. */
  readonly theme: string
  /** Inner HTML of the elements with `data-region`. */
  readonly regions: Readonly<Record<RegionName, string>>
  /** Children of the element with `data-body`, one a block. */
  readonly body: readonly RenderedBlock[]
  /** Elements say the line they come from. */
  readonly lines: boolean
  /** Nothing is painted before the site's script has run, which shows the version that is read. */
  readonly waits?: boolean
  /** Readers can send requests from the page, to addresses that they choose. */
  readonly sends?: boolean
  /** Where the person who writes can send requests from the page, with the help of the editor. */
  readonly servers?: readonly ServerView[]
  /** A script that stands in the document itself, and the SHA-256 that its policy allows it by. */
  readonly script?: { readonly text: string; readonly hash: string }
  /** Files of the repository that the page shows or links to. */
  readonly used: readonly string[]
  /** Paths of the pages of which its links name a place. */
  readonly linkedPages?: readonly string[]
  /** Search engines are told of it. */
  readonly isIndexed: boolean
  /** What it holds that only some pages load something for. */
  readonly needs: readonly Need[]
  /** Files of the snippets that are a part of it. */
  readonly snippets: readonly string[]
}

/** What changed between two renderings of the same page. */
export interface PagePatch {
  readonly path: string
  /** The patch fits on a page of revision `from` and makes it `to`. */
  readonly from: number
  readonly to: number
  readonly title?: string
  readonly root?: Readonly<Record<string, string>>
  readonly theme?: string
  readonly regions?: Readonly<Partial<Record<RegionName, string>>>
  /** Replaces `removed` blocks from `start` by `inserted`. */
  readonly body?: {
    readonly start: number
    readonly removed: number
    readonly inserted: readonly RenderedBlock[]
  }
  /** Source line of every block where lines moved; same length as the new body. */
  readonly lines?: readonly number[]
}
