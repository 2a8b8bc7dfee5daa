import type { Program } from 'acorn'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** The program of an expression or of a module. */
interface Code {
  readonly estree?: Program | null
}

export interface Attribute {
  readonly type: string
  readonly name?: string
  readonly value?: null | string | { readonly value: string; readonly data?: Code }
}

/** The properties of Markdown's nodes that are read. */
export interface SourceNode {
  readonly type: string
  readonly children?: readonly SourceNode[]
  readonly value?: string
  readonly name?: string | null
  readonly attributes?: readonly Attribute[]
  readonly meta?: string | null
  readonly lang?: string | null
  readonly url?: string
  readonly alt?: string | null
  readonly identifier?: string
  readonly data?: Code
  readonly position?: { readonly start: { readonly line: number } }
}

const strict = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
const loose = unified().use(remarkParse).use(remarkGfm)

/** Comments of HTML, which the strict grammar refuses, as blanks. */
const withoutComments = (text: string): string =>
  text.replace(/<!--[\s\S]*?-->/g, comment => comment.replace(/[^\n]/g, ' '))

/** Reads Markdown with HTML, in which indented content of a tag is no code. */
function looseTree(body: string): SourceNode {
  // A fence right below a tag would be HTML up to the next empty line.
  const lines = body.split('\n').flatMap((written, at) => {
    const line = { text: written.trimStart(), number: at + 1 }
    return /^(?:```|~~~)/.test(line.text) ? [{ ...line, text: '' }, line] : [line]
  })
  const numbered = ({ position, children = [], ...node }: SourceNode): SourceNode => {
    const line = lines[(position?.start.line ?? 1) - 1]?.number ?? 1
    return { ...node, position: { start: { line } }, children: children.map(numbered) }
  }
  return numbered(loose.parse(lines.map(({ text }) => text).join('\n')) as SourceNode)
}

/**
 * Reads a page without frontmatter by the grammar of others, so that a mistake of our own reader is seen; what it refuses
 * is read as Markdown with HTML.
 */
export function readTree(body: string): SourceNode {
  for (const text of [body, withoutComments(body)]) {
    try {
      return strict.parse(text) as SourceNode
    } catch (error) {
      if (!(error instanceof Error && 'place' in error)) throw error
    }
  }
  return looseTree(body)
}
