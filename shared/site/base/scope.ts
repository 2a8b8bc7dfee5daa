import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import type { Utilities } from '../styles/utilities.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import type { Html } from './html.ts'
import type { IconSet } from './icons.ts'
import type { PictureSize } from './picture-size.ts'
import type { HasAnchor, Routes } from './routes.ts'
import type { Need } from './shipped.ts'

/** The context in which a block is rendered: its site and its page. */
export interface Scope {
  readonly routes: Routes
  readonly icons: IconSet
  /** Path of the page. */
  readonly page: string
  /** The relative path to the site's root: `./`, `../`. */
  readonly prefix: string
  /** The texts of the interface, in the language of the page. */
  readonly texts: SiteTexts
  /** The page is rendered for its author: problems are shown, and elements carry their source line. */
  readonly preview: boolean
  /** Files of the repository that the block shows or links to. */
  readonly used: Set<string>
  /** Content of the block for which its page loads extra files. */
  readonly needs: Set<Need>
  /** Ids for nodes that have none, so that links can lead there. */
  readonly anchors: ReadonlyMap<PageNode, string>
  readonly hasAnchor: HasAnchor
  /** The size of the image in a file of the repository, if it is known. */
  readonly sizeOf: (file: string) => PictureSize | undefined
  /** Hosts whose pages this site allows to embed, and those that the block uses; absent where none are allowed. */
  readonly embeds?: { readonly allowed: ReadonlySet<string>; readonly used: Set<string> } | undefined
  /** The classes for which the site's style sheets have rules; absent where there are none. */
  readonly sheetClasses?: ReadonlySet<string> | undefined
  /** Utility classes, and those that the block uses; absent where there are only the built-in ones. */
  readonly styles?: { readonly known: Utilities; readonly used: Set<string> } | undefined
  /** Fills in the variables of docs.json; absent in the older form, which has none. */
  readonly fill?: ((node: PageNode) => PageNode) | undefined
  /** The size of step titles that do not set it themselves. */
  readonly titleSize?: string | undefined
  /** Renders children; `as` applies to these nodes only, not to their children. */
  readonly flow: (nodes: readonly PageNode[], as?: Scope) => Html
}

/** Renders a component tag as one element. */
export type Component = (tag: TagNode, scope: Scope) => Html
