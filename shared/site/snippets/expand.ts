import { type Message, message } from '../../messages/message.ts'
import type { Code } from '../../page/expressions/code.ts'
import { Interpreter } from '../../page/expressions/compute.ts'
import { attributeOf, type Names, NOTHING, record } from '../../page/expressions/values.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { plainText } from '../../page/parse/text.ts'
import { Slugs, slugOf } from '../../page/tree/slug.ts'
import type {
  AttributeValue,
  ElementNode,
  ExpressionNode,
  PageNode,
  SourceRange,
  TagNode,
} from '../../page/tree/tree.ts'
import { attempt, codeOf, uncomputedTag, weight } from './attempt.ts'
import { type Bindings, bindingsOf, type ExportedComponent, snippetOf } from './bindings.ts'
import type { Snippets } from './files.ts'
import type { Markup } from './markup.ts'
import { computedOf, namesOf } from './names.ts'
import { givenBy, givenTo, meantBy, shown } from './values.ts'

const MAX_DEPTH = 16
/** Maximum number of nodes in all snippets of a page. */
const MAX_NODES = 50_000

/** A page or a snippet while it is expanded. */
interface Frame extends Bindings {
  readonly file: string
  /** Where the page shows the snippet; undefined in the page itself. */
  readonly range: SourceRange | undefined
  /** The line of the snippet from which its nodes count; undefined where they are written in the page. */
  readonly start: number | undefined
  /** The files around this one. */
  readonly trail: readonly string[]
  /** How many snippets were shown before it. */
  readonly number: number
  /** The names that its expressions can use. */
  readonly names: Names
}

/** The range of a node that the page shows by a tag, with where it is written. */
function shownRange({ range, file, start }: Frame, own: SourceRange | undefined): SourceRange | undefined {
  if (range === undefined || start === undefined) return range
  return { ...range, snippet: { file, line: start + (own?.line ?? 0) } }
}

const isHeading = ({ name }: ElementNode) => /^h[1-6]$/.test(name)

const NOTE_ENDS: ReadonlySet<string> = new Set(['id', 'href', 'aria-describedby'])
const NOTE_NAME = /^(#?fn(?:ref(?:-\d+)?)?):/

/** The ids of a footnote in the `number`th snippet of the page. */
function noteNames({ attributes }: ElementNode, number: number): ElementNode['attributes'] {
  const names = Object.entries(attributes).filter(
    ([name, value]) => NOTE_ENDS.has(name) && NOTE_NAME.test(`${value}`),
  )
  return Object.fromEntries(
    names.map(([name, value]) => [name, `${value}`.replace(NOTE_NAME, `$1.${number}:`)]),
  )
}

/** If no node changes, the list stays the same object. */
function mapped(
  nodes: readonly PageNode[],
  change: (node: PageNode) => readonly PageNode[] | PageNode,
): readonly PageNode[] {
  const made = nodes.map(change)
  return made.every((each, index) => each === nodes[index]) ? nodes : made.flat()
}

/** Expands the snippets of one page. */
export class Expander {
  readonly #snippets: Snippets
  readonly #source: ParsedPage
  readonly #page: Frame
  readonly #ids = new Slugs()
  /** The bindings of each file that components come from. */
  readonly #homes = new Map<string, { readonly bindings: Bindings; readonly names: Names }>()
  readonly #interpreter = new Interpreter()
  /** Nodes that are passed to a component, already expanded where they are written. */
  readonly #finished = new WeakSet<PageNode>()
  #room = MAX_NODES
  #shownSoFar = 0

  constructor(page: ParsedPage, snippets: Snippets) {
    this.#snippets = snippets
    this.#source = page
    this.#page = this.#frame(page, undefined, [])
    for (const { id } of page.headings) this.#ids.claim(id)
  }

  /** Returns the nodes with their snippets inserted; the same list if there are none. */
  expand(nodes: readonly PageNode[]): readonly PageNode[] {
    return this.#nodes(nodes, this.#page)
  }

  #frame(page: ParsedPage, tag: TagNode | undefined, trail: readonly string[], range?: SourceRange): Frame {
    const bindings = bindingsOf(page, this.#snippets, tag)
    return {
      ...bindings,
      names: this.#names(page, bindings, tag !== undefined),
      file: page.file,
      range,
      start: range && 1,
      trail: [...trail, page.file],
      number: this.#shownSoFar++,
    }
  }

  #names({ frontmatter }: Pick<ParsedPage, 'frontmatter'>, bindings: Bindings, hasProps: boolean): Names {
    return namesOf({
      bindings,
      frontmatter,
      hasProps,
      interpreter: this.#interpreter,
      home: ({ file }) => this.#home(file).names,
    })
  }

  /** What the code of a file refers to. */
  #home(file: string): { readonly bindings: Bindings; readonly names: Names } {
    const known = this.#homes.get(file)
    if (known !== undefined) return known
    const page = (file === this.#source.file ? undefined : this.#snippets.get(file)) ?? this.#source
    const bindings = bindingsOf(page, this.#snippets, undefined)
    const made = { bindings, names: this.#names(page, bindings, false) }
    this.#homes.set(file, made)
    return made
  }

  #nodes(nodes: readonly PageNode[], frame: Frame): readonly PageNode[] {
    return mapped(nodes, node => this.#node(node, frame))
  }

  #node(node: PageNode, frame: Frame): readonly PageNode[] | PageNode {
    if (this.#finished.has(node)) return node
    switch (node.kind) {
      case 'text':
        return node
      case 'expression':
        return this.#expression(node, frame)
      case 'element':
        return this.#element(node, frame)
      case 'tag':
        return this.#tag(node, frame)
      default:
        return frame.range === undefined
          ? node
          : { ...node, range: shownRange(frame, node.range) ?? node.range }
    }
  }

  #expression(node: ExpressionNode, frame: Frame): readonly PageNode[] | PageNode {
    const range = shownRange(frame, node.range) ?? node.range
    if (node.why !== undefined) return { ...node, range }
    const found = shown(meantBy(node.source, frame.values))
    if (found !== undefined && this.#fits(found)) return found
    const made = attempt(() => {
      this.#interpreter.range = range
      return this.#interpreter.nodesOf(this.#interpreter.found(codeOf(node), frame.names))
    })
    if ('why' in made) return { ...node, range, why: made.why }
    return this.#fits(made.value)
      ? this.#nodes(made.value, { ...frame, range: undefined })
      : { ...node, range }
  }

  #element(node: ElementNode, frame: Frame): PageNode {
    const children = this.#nodes(node.children, frame)
    if (frame.range === undefined) return children === node.children ? node : { ...node, children }
    const wanted = String(node.attributes.id ?? (slugOf(plainText(children)) || 'section'))
    const id = isHeading(node) ? { id: this.#ids.claim(wanted) } : noteNames(node, frame.number)
    const range = shownRange(frame, node.range) ?? frame.range
    return { ...node, attributes: { ...node.attributes, ...id }, children, range }
  }

  #tag(node: TagNode, frame: Frame): readonly PageNode[] | PageNode {
    const children = this.#nodes(node.children, frame)
    const attributes = this.#attributes(node, frame)
    const same = children === node.children && attributes === node.attributes && frame.range === undefined
    const tag = same
      ? node
      : { ...node, children, attributes, range: shownRange(frame, node.range) ?? node.range }
    const file = snippetOf(tag, frame.file, frame.tags, this.#snippets)
    const snippet = file === undefined ? undefined : this.#snippets.get(file)
    if (snippet !== undefined) return this.#shown(tag, snippet, frame)
    const component = frame.components.get(tag.name)
    return component === undefined ? tag : this.#drawn(tag, component, frame)
  }

  #attributes(node: TagNode, frame: Frame): TagNode['attributes'] {
    const entries = Object.entries(node.attributes)
    const made = entries.map(([name, value]) => [name, this.#value(value, frame)] as const)
    const same = made.every(([, value], index) => value === entries[index]?.[1])
    return same ? node.attributes : Object.fromEntries(made)
  }

  #value(value: AttributeValue, frame: Frame): AttributeValue {
    if (value.kind === 'expression')
      return meantBy(value.source, frame.values) ?? this.#computed(value, frame)
    if (value.kind !== 'tree') return value
    const children = this.#nodes(value.children, frame)
    return children === value.children ? value : { kind: 'tree', children }
  }

  #computed(value: AttributeValue & { readonly kind: 'expression' }, frame: Frame): AttributeValue {
    const made = attempt(() => attributeOf(this.#interpreter.compute(codeOf(value), frame.names)))
    return ('value' in made && made.value) || value
  }

  #shown(tag: TagNode, snippet: ParsedPage, frame: Frame): readonly PageNode[] {
    const body = snippet.blocks.flatMap(block => block.nodes)
    const refused = this.#refusal(tag, snippet.file, body, frame)
    if (refused !== undefined) return refused
    const inner = this.#frame(snippet, tag, frame.trail, tag.range)
    const made = snippet.blocks.flatMap(({ nodes }, index) =>
      this.#nodes(
        nodes.filter(node => node.kind !== 'module'),
        { ...inner, start: snippet.starts[index] ?? 1 },
      ),
    )
    const [only] = made
    const isLine = tag.inline && made.length === 1 && only?.kind === 'element' && only.name === 'p'
    return isLine ? only.children : made
  }

  #drawn(tag: TagNode, exported: ExportedComponent, frame: Frame): readonly PageNode[] {
    const { name, file, component } = exported
    if (component.kind === 'refused') return uncomputedTag(tag, component.why)
    const id = `${file}#${name}`
    const refused = this.#refusal(tag, id, component.kind === 'markup' ? component.nodes : [], frame)
    if (refused !== undefined) return refused
    const home = this.#home(file)
    const inner: Frame = {
      ...home.bindings,
      names: home.names,
      file,
      range: tag.range,
      start: file === this.#source.file ? undefined : 1,
      trail: [...frame.trail, id],
      number: this.#shownSoFar++,
    }
    if (component.kind === 'code') return this.#called(tag, component.code, inner)
    return this.#filledIn(tag, component, inner)
  }

  #filledIn(tag: TagNode, { nodes, parameters }: Markup, frame: Frame): readonly PageNode[] {
    const values = new Map([...frame.values, ...givenTo(parameters, tag)])
    const bindings = { ...frame, values }
    return this.#nodes(nodes, { ...bindings, names: this.#names(this.#source, bindings, true) })
  }

  /** What a component that computes returns for a tag. */
  #called(tag: TagNode, code: Code, frame: Frame): readonly PageNode[] {
    const made = attempt(() => {
      const given = givenBy(tag).flatMap(([name, value]) => {
        const computed = computedOf(value)
        if (value.kind === 'tree') for (const node of value.children) this.#finished.add(node)
        return computed === undefined ? [] : [[name, computed] as const]
      })
      this.#interpreter.range = tag.range
      const component = this.#interpreter.compute(code, frame.names)
      return this.#interpreter.nodesOf(this.#interpreter.call(component, [record(new Map(given)), NOTHING]))
    })
    if ('why' in made) return uncomputedTag(tag, made.why)
    const refused = this.#fits(made.value) ? undefined : this.#refusal(tag, '', made.value, frame)
    return refused ?? this.#nodes(made.value, frame)
  }

  /** The node for a tag that would show itself, or too much. */
  #refusal(
    { name, range }: TagNode,
    id: string,
    body: readonly PageNode[],
    { trail }: Frame,
  ): readonly PageNode[] | undefined {
    const broken = (reason: Message): readonly PageNode[] => [
      { kind: 'broken', source: `<${name} />`, reason, range },
    ]
    if (trail.includes(id)) return broken(message('author:snippetInItself'))
    if (trail.length > MAX_DEPTH) return broken(message('author:snippetsTooDeep'))
    return this.#fits(body) ? undefined : broken(message('author:snippetsTooMany'))
  }

  #fits(nodes: readonly PageNode[]): boolean {
    if (this.#room >= 0) this.#room -= weight(nodes)
    return this.#room >= 0
  }
}
