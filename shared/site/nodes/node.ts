import { inEnglish } from '../../messages/in-english.ts'
import { message } from '../../messages/message.ts'
import { isTransparent } from '../../page/parse/transparent.ts'
import type { BrokenNode, CodeNode, ExpressionNode, PageNode } from '../../page/tree/tree.ts'
import { isAroundText } from '../base/blocks.ts'
import { attributes, element, type Html, html, join, none, text, withAttribute } from '../base/html.ts'
import type { Scope } from '../base/scope.ts'
import { codeBlock } from '../code/block.ts'
import { diagram, isDiagram } from '../code/diagram.ts'
import { writeElement } from './element.ts'
import { writeTag } from './tag.ts'

function broken(node: BrokenNode, scope: Scope): Html {
  if (!scope.preview) return node.isCut ? none : element('pre', { class: 'as-typed' }, text(node.source))
  const hint = node.hint === undefined ? none : html`<p>${text(inEnglish(node.hint))}</p>`
  const name = html`<strong>${text(inEnglish(message('author:brokenBlock')))}</strong>`
  // A card without a source stands for no block.
  const title = node.source === '' ? none : name
  const source = node.source === '' ? none : html`<pre tabindex="0">${text(node.source)}</pre>`
  // The styles write this word and the block's line before it, since lines move without the block being
  // rendered again.
  const state = attributes({ class: 'broken', role: 'note', 'data-word': inEnglish(message('author:line')) })
  return html`<div${state}>${title}<p>${text(inEnglish(node.reason))}</p>${hint}${source}</div>`
}

// A tab's id is on its panel, and a heading has one already.
function named(made: Html, node: PageNode, { anchors }: Scope): Html {
  const id = node.kind === 'tag' ? anchors.get(node) : undefined
  return id === undefined ? made : withAttribute(made, attributes({ id }))
}

const LEAF = /^(?:p|h[1-6]|li|td|th)$/
const LEAF_TAG = /^(?:p|h[1-6]|li|td|th|div|dt|dd|figcaption)$/

/** The name of the attribute that tells where an element starts in its block. */
const startName = (node: PageNode): string | undefined => {
  if (node.kind === 'element') return LEAF.test(node.name) ? 'data-leaf' : undefined
  if (node.kind === 'tag' && LEAF_TAG.test(node.name) && isAroundText(node)) return 'data-leaf'
  const isWhole = node.kind === 'expression' || (node.kind === 'tag' && !isTransparent(node.name))
  return isWhole ? 'data-tag' : undefined
}

// In the preview every element carries its line, counted from its block's first; texts that can be edited,
// and tags, carry where they start, and what a snippet brought where the snippet has it.
function write(node: PageNode, scope: Scope): Html {
  const made = named(drawFilled(node, scope), node, scope)
  if (!scope.preview || !('range' in node) || node.range === undefined) return made
  const { line, offset, snippet } = node.range
  const at = line > 0 ? line : undefined
  if (snippet)
    return withAttribute(
      made,
      attributes({ 'data-at': at, 'data-snippet': `${snippet.file}:${snippet.line}` }),
    )
  const start = startName(node)
  return withAttribute(made, attributes({ 'data-at': at, ...(start && { [start]: offset }) }))
}

/** A variable that is filled in is an element of its own in the preview: it is not edited as text. */
function drawFilled(node: PageNode, scope: Scope): Html {
  const filled = scope.fill?.(node) ?? node
  const isVariable = node.kind === 'expression' && filled.kind === 'text'
  return scope.preview && isVariable ? element('span', {}, text(filled.value)) : draw(filled, scope)
}

const NAME = /^\s*\{?\s*[\w$.-]+\s*\}?\s*$/

/** Code that is not computed, in a box that says so, or in the preview why. */
function expression({ source, why, isTag }: ExpressionNode, scope: Scope): Html {
  const shown = text(isTag ? `<${source}>` : `{${source}}`)
  // Braces around a single name are seldom meant as code.
  if (!scope.preview && !isTag && NAME.test(source)) return element('code', {}, shown)
  const title = scope.preview && why ? inEnglish(why) : scope.texts.notComputed
  return element('code', { class: isTag ? 'expression own' : 'expression', title }, shown)
}

function draw(node: PageNode, scope: Scope): Html {
  switch (node.kind) {
    case 'text':
      return text(node.value)
    case 'element':
      return writeElement(node, scope)
    case 'tag':
      return writeTag(node, scope)
    case 'code':
      return fence(node, scope)
    case 'expression':
      return expression(node, scope)
    case 'broken':
      return broken(node, scope)
    case 'module':
      return none
  }
}

const fence = (node: CodeNode, scope: Scope): Html =>
  isDiagram(node) ? diagram(node, scope) : codeBlock(node, scope)

/** Renders nodes one after another. */
export const writeNodes = (nodes: readonly PageNode[], scope: Scope): Html =>
  join(nodes.map(node => write(node, scope)))
