import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { readExpression } from '../../shared/page/tags/literal.ts'
import { joinTexts, make, type Plain, print, squeeze } from './plain-tree.ts'

interface Attribute {
  readonly type: string
  readonly name?: string
  readonly value?: null | string | { readonly value: string }
}

/** The properties of the reference's nodes that are compared. */
interface Node {
  readonly type: string
  readonly children?: readonly Node[]
  readonly value?: string
  readonly name?: string | null
  readonly attributes?: readonly Attribute[]
  readonly depth?: number
  readonly ordered?: boolean | null
  readonly start?: number | null
  readonly spread?: boolean | null
  readonly checked?: boolean | null
  readonly lang?: string | null
  readonly meta?: string | null
  readonly url?: string
  readonly title?: string | null
  readonly alt?: string | null
  readonly identifier?: string
  readonly align?: readonly (string | null)[] | null
}

const reference = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

function expression(source: string): Plain[] {
  const read = readExpression(source)
  if (read.kind === 'nothing') return []
  const value = read.kind === 'literal' ? read.value : undefined
  return [
    typeof value === 'string' || typeof value === 'number'
      ? `${value}`
      : make('expression', { source: squeeze(source.trim()) }, []),
  ]
}

function braced(source: string): unknown {
  const read = readExpression(source)
  if (read.kind === 'literal') return squeeze(read.value)
  return source.trim().startsWith('<') ? 'a tree' : { source: squeeze(source.trim()) }
}

function referenceAttributes(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes
      .filter(it => it.type === 'mdxJsxAttribute')
      .map(({ name = '', value }) => {
        if (value === null || value === undefined) return [name, true]
        return [name, typeof value === 'string' ? squeeze(value) : braced(value.value)]
      }),
  )
}

const isTag = (node: Node) => node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression'
const isBlank = (node: Node) => node.type === 'text' && node.value?.trim() === ''

class Reference {
  readonly #definitions = new Map<string, Node>()

  constructor(root: Node) {
    const collect = (node: Node): void => {
      if (node.type === 'definition') {
        const key = node.identifier ?? ''
        if (!this.#definitions.has(key)) this.#definitions.set(key, node)
      }
      node.children?.forEach(collect)
    }
    collect(root)
  }

  all(nodes: readonly Node[] = []): Plain[] {
    return nodes.flatMap(node => this.one(node))
  }

  one(node: Node): Plain[] {
    const element = (name: string, attributes: Record<string, unknown> = {}) => [
      make(name, attributes, this.all(node.children)),
    ]
    switch (node.type) {
      case 'text':
        return [node.value ?? '']
      case 'paragraph':
        return this.#paragraph(node)
      case 'heading':
        return element(`h${node.depth}`)
      case 'thematicBreak':
        return element('hr')
      case 'break':
        return element('br')
      case 'emphasis':
        return element('em')
      case 'strong':
        return element('strong')
      case 'delete':
        return element('del')
      case 'blockquote':
        return element('blockquote')
      case 'inlineCode':
        return [make('code', {}, [`${squeeze(node.value)}`])]
      case 'code':
        return [
          make('fence', { language: node.lang?.toLowerCase() ?? '', meta: node.meta?.trim() ?? '' }, [
            (node.value ?? '').trimEnd(),
          ]),
        ]
      case 'link':
        return element('a', { href: node.url, title: node.title })
      case 'linkReference': {
        const target = this.#definitions.get(node.identifier ?? '')
        return element('a', { href: target?.url, title: target?.title })
      }
      case 'image':
        return [
          make('img', { src: node.url, alt: node.alt?.replace(/\s/g, '') ?? '', title: node.title }, []),
        ]
      case 'imageReference': {
        const target = this.#definitions.get(node.identifier ?? '')
        return [
          make(
            'img',
            { src: target?.url, alt: node.alt?.replace(/\s/g, '') ?? '', title: target?.title },
            [],
          ),
        ]
      }
      case 'list':
        return this.#list(node)
      case 'table':
        return this.#table(node)
      case 'footnoteReference':
        return [make('note', {}, [])]
      case 'definition':
      case 'footnoteDefinition':
        return []
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return element(`<${node.name ?? ''}>`, referenceAttributes(node.attributes ?? []))
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return expression(node.value ?? '')
      case 'mdxjsEsm':
        return [make('module', {}, [node.value?.trim() ?? ''])]
      default:
        return element(node.type)
    }
  }

  #paragraph(node: Node): Plain[] {
    const children = node.children ?? []
    if (children.some(isTag) && children.every(child => isTag(child) || isBlank(child))) {
      return this.all(children.filter(isTag))
    }
    return [make('p', {}, this.all(children))]
  }

  #list(node: Node): Plain[] {
    const items = node.children ?? []
    const isLoose = node.spread || items.some(item => item.spread ?? (item.children?.length ?? 0) > 1)
    const children = items.map(item => make('li', {}, this.#item(item, isLoose)))
    const start = node.ordered && node.start !== 1 ? node.start : undefined
    return [make(node.ordered ? 'ol' : 'ul', { start }, children)]
  }

  #item({ children = [], checked }: Node, isLoose: boolean): Plain[] {
    const box = typeof checked === 'boolean' ? [make('input', { checked }, []), ' '] : []
    const content = children.flatMap((child, index) => {
      const [paragraph = ''] = child.type === 'paragraph' ? this.#paragraph(child) : []
      if (paragraph[0] !== 'p') return this.one(child)
      const [, , ...inner] = typeof paragraph === 'string' ? [] : paragraph
      const text = index === 0 ? [...box, ...inner] : inner
      return isLoose ? [make('p', {}, text)] : text
    })
    return content
  }

  #table(node: Node): Plain[] {
    const rows = (node.children ?? []).map((row, index) => {
      const width = node.align?.length ?? 0
      const cells = Array.from({ length: width }, (_, i) =>
        make(index === 0 ? 'th' : 'td', { align: node.align?.[i] }, this.all(row.children?.[i]?.children)),
      )
      return make('tr', {}, cells)
    })
    const [head, ...body] = rows
    return [
      make(
        'table',
        {},
        head ? [make('thead', {}, [head]), ...(body.length ? [make('tbody', {}, body)] : [])] : [],
      ),
    ]
  }
}

/** Returns the reference's tree of a page body; `undefined` if it rejects the page. */
export function referenceTree(body: string): string | undefined {
  try {
    const root = reference.parse(body) as Node
    return print(joinTexts(new Reference(root).all(root.children)))
  } catch {
    return undefined
  }
}
