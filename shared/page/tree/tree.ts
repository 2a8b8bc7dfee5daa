import type { Message } from '../../messages/message.ts'
/**
 * A parsed page. Close to hast (https://github.com/syntax-tree/hast), with component tags kept as
 * written: nothing in it was evaluated, nothing is trusted yet.
 */

/** A value that a person could type in an attribute; expressions are read as literals or not at all. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | readonly Literal[]
  | { readonly [key: string]: Literal }

/** An attribute's value: a literal, a tree (`icon={<svg/>}`), or the source of an expression that is not a literal. */
export type AttributeValue =
  | { readonly kind: 'literal'; readonly value: Literal }
  | { readonly kind: 'tree'; readonly children: readonly PageNode[] }
  | { readonly kind: 'expression'; readonly source: string }

/**
 * The range of a node **in its block**, so that a block that moves stays the same object: UTF-16 units from
 * the block's start, and lines below the block's first line (0 is that line). In the page it is at
 * `page.offsets[i] + offset`, line `page.starts[i] + line`.
 */
export interface SourceRange {
  readonly offset: number
  readonly length: number
  readonly line: number
  /** Where the node is written, if a page shows it by a snippet's tag; the range is that of the tag. */
  readonly snippet?: SnippetPlace
}

/** A place in a snippet. */
export interface SnippetPlace {
  readonly file: string
  /** From 1. */
  readonly line: number
}

/** Markdown text. */
interface TextNode {
  readonly kind: 'text'
  readonly value: string
}

/** A Markdown construct by the HTML name it renders to: `p`, `h2`, `a`, `ul`, `table`, `img` … */
export interface ElementNode {
  readonly kind: 'element'
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number | boolean>>
  readonly children: readonly PageNode[]
  readonly range?: SourceRange
}

/**
 * A tag written in the page: a component (`Note`) or HTML (`img`, `div`); the renderer decides what is
 * allowed.
 */
export interface TagNode {
  readonly kind: 'tag'
  readonly name: string
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly children: readonly PageNode[]
  /** The tag is in a line of text rather than on its own. */
  readonly inline: boolean
  readonly range: SourceRange
}

/** A fenced code block. */
export interface CodeNode {
  readonly kind: 'code'
  /** First word of the info string, lower case; empty if there is none. */
  readonly language: string
  /** The rest of the info string as written. */
  readonly meta: string
  readonly value: string
  readonly range: SourceRange
}

/**
 * `{…}` in the text that is not a literal, a comment or white space. It is computed when the page is drawn, if that
 * is possible; otherwise it is shown as typed.
 */
export interface ExpressionNode {
  readonly kind: 'expression'
  /** The source between the braces, or the name of a component that cannot be computed. */
  readonly source: string
  readonly range: SourceRange
  /** Why it is not computed; absent until somebody tried. */
  readonly why?: Message
  /** It stands for the tag of a component of the site's own. */
  readonly isTag?: true
}

/** An `import` or `export` statement: data for snippets, never run. */
interface ModuleNode {
  readonly kind: 'module'
  readonly source: string
  readonly range: SourceRange
}

/** A block that could not be parsed: shown as an error card; the rest of the page is not affected. */
export interface BrokenNode {
  readonly kind: 'broken'
  readonly source: string
  /** The source is only the start of what was refused: a built page leaves it out. */
  readonly isCut?: true
  readonly reason: Message
  readonly hint?: Message
  readonly range: SourceRange
}

/** Any node of a page. */
export type PageNode = TextNode | ElementNode | TagNode | CodeNode | ExpressionNode | ModuleNode | BrokenNode

/**
 * A run of source at the top level of a page; an unchanged run stays the same object, even after it moved.
 */
export interface Block {
  /** The block's source; empty for the footnotes at the end of a page. */
  readonly source: string
  readonly nodes: readonly PageNode[]
}

/** A heading for the table of contents and for links. */
export interface Heading {
  readonly level: number
  readonly text: string
  /** Unique in its page, as GitHub generates it; also the id in the rendered page. */
  readonly id: string
  /** In the page, from 1. */
  readonly line: number
  /** Names of the tags around it, the outermost first. */
  readonly inside: readonly string[]
}
