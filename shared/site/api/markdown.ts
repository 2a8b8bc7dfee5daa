import MarkdownIt, { type Token } from 'markdown-it'
import { decodeInfo } from '../../page/markdown/engine.ts'
import { attributesOf, fenceNode, imageNode } from '../../page/parse/leaf-nodes.ts'
import { element } from '../../page/parse/text.ts'
import type { PageNode } from '../../page/tree/tree.ts'

// Descriptions are plain Markdown: tags, braces and HTML in them are text.
const engine = new MarkdownIt({ html: false, linkify: false })
engine.validateLink = () => true // links are checked where they are written
const nowhere = { offset: 0, length: 0, line: 0 }

interface Open {
  readonly name: string
  readonly attributes: Record<string, string | number>
  readonly children: PageNode[]
}

function leaf(token: Token): PageNode | undefined {
  switch (token.type) {
    case 'text':
      return { kind: 'text', value: token.content }
    case 'softbreak':
      return { kind: 'text', value: '\n' }
    case 'hardbreak':
      return element('br', {}, [])
    case 'hr':
      return element('hr', {}, [])
    case 'code_inline':
      return element('code', {}, [{ kind: 'text', value: token.content }])
    case 'fence':
    case 'code_block':
      return fenceNode(token, nowhere, decodeInfo)
    case 'image':
      return imageNode(token)
    default:
      return undefined
  }
}

/** Headings are kept below those of the page. */
const nameFor = (tag: string): string => (/^h[1-6]$/.test(tag) ? `h${Math.min(6, Number(tag[1]) + 3)}` : tag)

function add(tokens: readonly Token[], stack: Open[]): void {
  for (const token of tokens) {
    const top = stack.at(-1)
    if (token.type === 'inline') add(token.children ?? [], stack)
    else if (token.nesting === 1) {
      stack.push({ name: nameFor(token.tag), attributes: attributesOf(token), children: [] })
    } else if (token.nesting === -1) {
      const done = stack.length > 1 ? stack.pop() : undefined
      if (!done) continue
      const isTight = done.name === 'p' && token.hidden
      const nodes = isTight ? done.children : [element(done.name, done.attributes, done.children)]
      stack.at(-1)?.children.push(...nodes)
    } else {
      const node = leaf(token)
      if (node) top?.children.push(node)
    }
  }
}

/** Maximum length of a description; a longer one is cut. */
const LONGEST = 60_000

/** Parses the Markdown of a description; text that looks like a tag or an expression stays text. */
export function descriptionNodes(markdown: string): readonly PageNode[] {
  const root: Open = { name: '', attributes: {}, children: [] }
  add(engine.parse(markdown.slice(0, LONGEST), {}), [root])
  return root.children
}
