import type { Token } from 'markdown-it'
import { autolink } from '../markdown/autolink.ts'
import type { Mark, ParseContext } from '../markdown/context.ts'
import { decodeInfo } from '../markdown/engine.ts'
import { mathBetween, mathNode } from '../markdown/math.ts'
import { slugOf } from '../tree/slug.ts'
import type { PageNode, SourceRange } from '../tree/tree.ts'
import type { BlockHeading, FootnoteUse } from './facts.ts'
import { attributesOf, expressionNode, fenceNode, imageNode, noteReference, rangeOf } from './leaf-nodes.ts'
import { moduleReferences, type Reference, reference, tagReferences } from './references.ts'
import type { PageScope } from './scope.ts'
import { brokenNode } from './tag-pairs.ts'
import { readAttributes } from './tag-values.ts'
import { element, plainText, trimEnds, withoutParagraph } from './text.ts'

/** A node that is being filled: for the engine's `token`, for a tag, or for the block itself. */
interface Frame {
  readonly token?: Token
  readonly mark?: Mark
  readonly children: PageNode[]
  /** Closed early by a tag around it; the engine's own closing token is still to come. */
  done: boolean
}

const NOWHERE: SourceRange = { offset: 0, length: 0, line: 0 }
const TEXT_BLOCK = /^(?:p|h[1-6]|td|th)$/

/** Builds the tree of a block from the engine's tokens. Never fails: unmatched nodes are closed early. */
export class TreeBuilder {
  readonly headings: BlockHeading[] = []
  readonly references: Reference[] = []
  readonly notes: FootnoteUse[] = []
  readonly footnotes = new Map<string, readonly PageNode[]>()
  readonly nodes: PageNode[] = []
  readonly #context: ParseContext
  readonly #scope: PageScope
  readonly #frames: Frame[]
  /** Frames of the engine's open tokens, closed early or not. */
  readonly #opened: Frame[] = []
  #text = ''
  /** Tags at the edges of the paragraph are around it. */
  #hadEdges = false

  constructor(context: ParseContext, scope: PageScope) {
    this.#context = context
    this.#scope = scope
    this.#frames = [{ children: this.nodes, done: false }]
  }

  build(tokens: readonly Token[]): void {
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'paragraph_open') {
        this.#hadEdges = false
        this.#edges(tokens[index + 1], 'lead')
      }
      this.#take(token)
      if (token.type === 'paragraph_close') this.#edges(tokens[index - 1], 'trail')
    }
    this.#popTo(1, this.#context.source.text.length)
  }

  /** Tags at a paragraph's edge whose matching tag is elsewhere are put around the paragraph, not into it. */
  #edges(inline: Token | undefined, edge: 'lead' | 'trail'): void {
    for (const child of inline?.children ?? []) {
      const mark = this.#context.marks.get(child)
      if (mark?.edge === edge && mark.fate === 'pair') this.#tag(mark)
    }
  }

  #take(token: Token): void {
    const mark = this.#context.marks.get(token)
    if (mark) this.#tag(mark)
    else if (token.nesting > 0) this.#opened.push(this.#push({ token, children: [], done: false }))
    else if (token.nesting < 0) this.#close()
    else this.#leaf(token)
  }

  #leaf(token: Token): void {
    switch (token.type) {
      case 'inline':
        this.#inline(token)
        break
      case 'text':
      case 'text_special':
        this.#text += token.content
        break
      case 'softbreak':
        this.#text += '\n'
        break
      case 'code_inline':
        this.#add(element('code', {}, [{ kind: 'text', value: token.content }]))
        break
      case 'plain':
        this.#add({ kind: 'text', value: token.content })
        break
      case 'fence':
        this.#add(fenceNode(token, this.#rangeOf(token), decodeInfo))
        break
      case 'image':
        this.#image(token)
        break
      case 'expression':
        this.#expression(token)
        break
      case 'maths':
        this.#add(mathNode(token.content, this.#spanOf(token), token.markup === '$'))
        break
      case 'footnote':
        this.#note(token)
        break
      case 'module':
        this.#module(token, this.#rangeOf(token))
        break
      case 'hr':
      case 'hardbreak':
        this.#add(element(token.tag, {}, [], rangeOf(this.#context, token)))
        break
    }
  }

  #inline(token: Token): void {
    const checked = this.#context.tasks.get(token)
    if (checked !== undefined) {
      this.#add(element('input', { type: 'checkbox', checked, disabled: true }, []))
    }
    for (const child of token.children ?? []) {
      const mark = this.#context.marks.get(child)
      if (mark?.edge && mark.fate === 'pair') {
        this.#hadEdges = true
        if (mark.edge === 'amid') this.#between(mark)
      } else this.#take(child)
    }
    this.#flush()
  }

  /** Ends the paragraph before a tag in its middle, and starts another after it. */
  #between(mark: Mark): void {
    const token = this.#frames.at(-1)?.token
    if (!token) return
    this.#popTo(this.#frames.length - 1)
    this.#tag(mark)
    this.#opened[this.#opened.length - 1] = this.#push({ token, children: [], done: false })
  }

  #rangeOf(token: Token): SourceRange {
    return rangeOf(this.#context, token) ?? NOWHERE
  }

  #add(node: PageNode): void {
    this.#flush()
    this.#frames.at(-1)?.children.push(node)
  }

  #flush(): void {
    if (this.#text === '') return
    const value = this.#text
    this.#text = ''
    const nodes: readonly PageNode[] = this.#isInLink() ? [{ kind: 'text', value }] : autolink(value)
    for (const node of nodes) this.#frames.at(-1)?.children.push(node)
  }

  #isInLink(): boolean {
    return this.#frames.some(({ token, mark }) => token?.tag === 'a' || mark?.tag.name === 'a')
  }

  #push(frame: Frame): Frame {
    this.#flush()
    this.#frames.push(frame)
    return frame
  }

  #close(): void {
    const frame = this.#opened.pop()
    if (frame && !frame.done) this.#popTo(this.#frames.lastIndexOf(frame))
  }

  /** Closes frames down to the one at `depth`, inclusive. `end`: where the closing text is. */
  #popTo(depth: number, end?: number): void {
    this.#flush()
    while (this.#frames.length > Math.max(1, depth)) {
      const frame = this.#frames.pop()
      if (!frame) return
      frame.done = true
      if (frame.mark) this.#add(this.#tagNode(frame.mark, frame.children, end ?? frame.mark.to))
      else if (frame.token) this.#finish(frame.token, frame.children)
    }
  }

  #tag(mark: Mark): void {
    const { tag, region, fate } = mark
    if (fate === 'dropped') return
    if (fate === 'text') this.#text += region.text.slice(tag.offset, tag.end)
    else if (fate === 'broken') this.#add(brokenNode(this.#context, mark))
    else if (tag.kind === 'self') this.#add(this.#tagNode(mark, [], mark.to))
    else if (tag.kind === 'open') this.#push({ mark, children: [], done: false })
    else {
      const depth = this.#frames.findLastIndex(frame => frame.mark === mark.partner)
      if (depth > 0) this.#popTo(depth, mark.to)
    }
  }

  #tagNode(mark: Mark, written: readonly PageNode[], end: number): PageNode {
    const { tag, region, from, to, partner } = mark
    const isMath = tag.name === 'Latex' && partner !== undefined
    const children = isMath ? this.#math(to, partner.from) : written
    const attributes = readAttributes(this.#context, region, tag)
    this.references.push(...tagReferences(this.#context, region, tag, attributes))
    const inline = this.#frames.some(frame => TEXT_BLOCK.test(frame.token?.tag ?? ''))
    const range = this.#context.source.rangeOf(from, end)
    return { kind: 'tag', name: tag.name, attributes, children, inline, range }
  }

  /** The formula from `from` to `to`; links found in it are dropped. */
  #math(from: number, to: number): readonly PageNode[] {
    const { source } = this.#context
    const start = source.rangeOf(from, from).offset
    while ((this.references.at(-1)?.offset ?? -1) >= start) this.references.pop()
    const quotes = this.#frames.filter(({ token }) => token?.type === 'blockquote_open').length
    return mathBetween(source.text.slice(from, to), quotes)
  }

  #finish(token: Token, children: readonly PageNode[]): void {
    switch (token.type) {
      case 'paragraph_open':
        this.#paragraph(token, children)
        break
      case 'heading_open':
        this.#heading(token, children)
        break
      case 'footnote_open':
        this.footnotes.set(token.content, children)
        break
      case 'link_open':
        this.#link(token, children)
        break
      default:
        this.#add(element(token.tag, attributesOf(token), children, rangeOf(this.#context, token)))
    }
  }

  #paragraph(token: Token, children: readonly PageNode[]): void {
    const inner = this.#hadEdges ? trimEnds(children) : children
    const isTight = token.hidden && this.#frames.at(-1)?.token?.type === 'list_item_open'
    const nodes = withoutParagraph(inner) ?? (isTight ? inner : undefined)
    if (nodes) for (const node of nodes) this.#add(node)
    else this.#add(element('p', {}, inner, rangeOf(this.#context, token)))
  }

  #heading(token: Token, children: readonly PageNode[]): void {
    const text = plainText(children).replace(/\s+/g, ' ').trim()
    const wanted = this.#context.ids.get(token) ?? (slugOf(text) || 'section')
    const id = this.#scope.claimId(wanted)
    const inside = this.#frames.flatMap(frame => (frame.mark ? [frame.mark.tag.name] : []))
    const range = this.#rangeOf(token)
    const level = Number(token.tag.slice(1))
    this.headings.push({ level, text, id, requestedId: wanted, line: range.line, inside })
    this.#add(element(token.tag, { id }, children, range))
  }

  #refer(token: Token, kind: 'link' | 'image', target: string, text: string): void {
    if (this.#context.spans.has(token))
      this.references.push({ ...reference(kind, target, this.#spanOf(token)), text })
  }

  #link(token: Token, children: readonly PageNode[]): void {
    const attributes = attributesOf(token)
    this.#refer(token, 'link', `${attributes.href ?? ''}`, plainText(children))
    if (token.info === 'literal' && this.#isInLink()) for (const child of children) this.#add(child)
    else this.#add(element('a', attributes, children))
  }

  #image(token: Token): void {
    const node = imageNode(token)
    this.#refer(token, 'image', `${node.attributes.src ?? ''}`, `${node.attributes.alt ?? ''}`)
    this.#add(node)
  }

  #spanOf(token: Token): SourceRange {
    const span = this.#context.spans.get(token)
    return span ? this.#context.source.rangeOf(span.from, span.to) : NOWHERE
  }

  #expression(token: Token): void {
    const node = expressionNode(token.content, this.#spanOf(token))
    if (node) this.#add(node)
  }

  #note(token: Token): void {
    const use = this.#scope.claimNote(token.content)
    this.notes.push(use)
    this.#add(noteReference(use))
  }

  #module(token: Token, range: SourceRange): void {
    this.#add({ kind: 'module', source: token.content, range })
    const from = this.#context.origins.get(token) ?? 0
    this.references.push(...moduleReferences(this.#context, token.content, from))
  }
}
