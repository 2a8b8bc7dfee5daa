import type { ServerView } from '../../openapi/operation/servers.ts'
import type { FieldForm } from '../../openapi/schema/field-form.ts'
import type { PictureFacts } from './share-picture.ts'
import type { Need } from './shipped.ts'

/**
 * A region of the page's frame, replaced separately when it changes. `aside` has the samples of an API page.
 */
export type RegionName = 'header' | 'tabs' | 'sidebar' | 'title' | 'aside' | 'toc' | 'pager' | 'footer'

/** The HTML of one top-level block of the body: exactly one element. */
export interface RenderedBlock {
  readonly html: string
  /** First line in the page's file, from 1: for scroll sync and click to source. */
  readonly line: number
}

/** What a document calls its landmarks, in the language of the page. */
export interface PageLabels {
  readonly skip: string
  readonly sections: string
  readonly navigation: string
  readonly contents: string
  readonly announcement: string
}

/** The content of a response, as its description says. */
export interface AnswerForm {
  /** `200`, `2XX`, `default`. */
  readonly status: string
  readonly type: string
  readonly form: FieldForm
}

/** A published page as data: the build turns it into a document, the preview patches what differs. */
export interface RenderedPage {
  /** Path without extension, `guides/intro`. */
  readonly path: string
  /** Path of the document, `guides/intro.html`; its links are relative to it. */
  readonly output: string
  /** The relative path from there to the site's root: `./`, `../`. */
  readonly prefix: string
  /** The page's source file; undefined for a generated page. */
  readonly file?: string
  /** Title of the document: page title and site name. */
  readonly title: string
  readonly labels: PageLabels
  /** Attributes of the root element: language, direction, mode, layout. */
  readonly root: Readonly<Record<string, string>>
  /** Inner HTML of `<head>` except title, theme and shipped files. */
  readonly head: string
  /** CSS custom properties with this site's colors. */
  readonly theme: string
  /** The styles of the classes that its author uses. */
  readonly styles: string
  /** Inner HTML of the elements with `data-region`. */
  readonly regions: Readonly<Record<RegionName, string>> & { readonly banner?: string }
  /** Children of the element with `data-body`, one per block. */
  readonly body: readonly RenderedBlock[]
  /** Elements carry their source line. */
  readonly lines: boolean
  /** Nothing is painted before the site's script has run and shown the selected version. */
  readonly waits?: boolean
  /** Readers can send requests from the page, to any address. */
  readonly sends?: boolean
  /** Addresses to which the author can send requests from the page, through the editor. */
  readonly servers?: readonly ServerView[]
  /** Parts of an API that do not fit on the page, by their numbers, which a file beside it has, and the label that shows them. */
  readonly late?: { readonly parts: Readonly<Record<number, string>>; readonly label: string }
  /** The response forms of its operation, which are in files that pages share. */
  readonly answers?: readonly AnswerForm[]
  /** Inner schemas are loaded from their own pages. */
  readonly sharesSchemas?: boolean
  /** An inline script of the document, and the SHA-256 by which its policy allows it. */
  readonly script?: { readonly text: string; readonly hash: string }
  /** The RSS feed of a page that lists changes. */
  readonly feed?: { readonly path: string; readonly content: string }
  /** The picture that the build draws for links to it. */
  readonly picture?: PictureFacts
  /** Files of the repository that the page shows or links to. */
  readonly used: readonly string[]
  /** Hosts that the site allows and from which it embeds pages. */
  readonly frameHosts?: readonly string[]
  /** Paths of the pages whose anchors its links name. */
  readonly linkedPages?: readonly string[]
  /** The page is listed for search engines. */
  readonly isIndexed: boolean
  /** Content for which it loads extra files. */
  readonly needs: readonly Need[]
  /** Files of the snippets that it contains. */
  readonly snippets: readonly string[]
}

/** What changed between two renderings of the same page. */
export interface PagePatch {
  readonly path: string
  /** The patch applies to a page of revision `from` and turns it into `to`. */
  readonly from: number
  readonly to: number
  /** Stands for the text from which the page was drawn, as `hashText` gives it. */
  readonly source: number
  readonly title?: string
  readonly root?: Readonly<Record<string, string>>
  readonly theme?: string
  readonly styles?: string
  /** The names of the landmarks, if the language of the page changed. */
  readonly labels?: PageLabels
  readonly regions?: Readonly<Partial<Record<RegionName | 'banner', string>>>
  /** Replaces `removed` blocks from `start` by `inserted`. */
  readonly body?: {
    readonly start: number
    readonly removed: number
    readonly inserted: readonly RenderedBlock[]
  }
  /** Source line of every block if lines moved; same length as the new body. */
  readonly lines?: readonly number[]
}
