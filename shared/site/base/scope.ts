import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import type { Html } from './html.ts'
import type { IconSet } from './icons.ts'
import type { PictureSize } from './picture-size.ts'
import type { HasAnchor, Routes } from './routes.ts'
import type { Need } from './shipped.ts'

/** What a block is rendered with: the site around it, and where it stands. */
export interface Scope {
  readonly routes: Routes
  readonly icons: IconSet
  /** Path of the page. */
  readonly page: string
  /** The way up to the site's root: `./`, `../`. */
  readonly prefix: string
  /** The person who writes looks at it: problems are shown, and elements say their line. */
  readonly preview: boolean
  /** Files of the repository that the block shows or links to. */
  readonly used: Set<string>
  /** What the block holds that only some pages load something for. */
  readonly needs: Set<Need>
  /** Ids to give to nodes that have none, so that links can lead there. */
  readonly anchors: ReadonlyMap<PageNode, string>
  readonly hasAnchor: HasAnchor
  /** How large the picture in a file of the repository is, where that is known. */
  readonly sizeOf: (file: string) => PictureSize | undefined
  /** What steps make of titles that say nothing of their size themselves. */
  readonly titleSize?: string | undefined
  /** Renders children; `as` reaches these nodes alone, not what is below them. */
  readonly flow: (nodes: readonly PageNode[], as?: Scope) => Html
}

/** Turns a component tag into one element. */
export type Component = (tag: TagNode, scope: Scope) => Html
