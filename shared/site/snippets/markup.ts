import { parsePage } from '../../page/parse/parse.ts'
import { Brackets } from '../../page/tags/braces.ts'
import { readExpression } from '../../page/tags/literal.ts'
import type { AttributeValue, Literal, PageNode } from '../../page/tree/tree.ts'

/** An exported component that is pure markup: it returns tags that use its attributes. */
export interface Markup {
  /** Its attributes with their local names; `name` is the attribute. */
  readonly parameters: readonly Parameter[]
  readonly nodes: readonly PageNode[]
}

/** An attribute of a component. */
export interface Parameter {
  readonly name: string
  readonly local: string
  /** Its default value; `null` renders nothing. */
  readonly value: Literal
}

/** Longer ones are programs. */
const MAX_LENGTH = 20_000
/** Nobody writes more of them around a tag. */
const MAX_BRACKETS = 8
const HEAD =
  /^export\s+(default\s+)?(?:const\s+([A-Z][\w$]*)\s*(?::[^=\n]{1,200})?=\s*(?=[(\w])|function(?:\s+([A-Z][\w$]*))?\s*(?=\()|(?=[(\w]))/
const RESULT = /^\s*(?::[^={]{1,200})?(=>)?\s*/
const NAME = /^\s*([A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*)*\s*$/
const PARAMETER = /^\s*([\w$]+)\s*(?::\s*([\w$]+)\s*)?(?:=([\s\S]*))?$/

/** The offset after the bracket that closes the one at `from`. */
function closing(text: string, from: number): number | undefined {
  const brackets = new Brackets()
  for (let at = from; at < text.length; ) {
    at = brackets.step(text, at, text.length)
    if (brackets.open.length === 0) return at
  }
  return undefined
}

function parts(list: string): readonly string[] {
  const found: string[] = []
  const brackets = new Brackets()
  let from = 0
  for (let at = 0; at < list.length; ) {
    if (list[at] === ',' && brackets.open.length === 0) {
      found.push(list.slice(from, at))
      from = at + 1
    }
    at = brackets.step(list, at, list.length)
  }
  return [...found, list.slice(from)].filter(part => part.trim() !== '')
}

/**
 * `{ title, size = 2, kind: name }`; `props` and an empty list provide whatever is used, anything else is a
 * program.
 */
function parametersOf(source: string): readonly Parameter[] | undefined {
  const list = source.trim()
  if (list === '' || /^props\s*(?::|$)/.test(list)) return []
  const end = list.startsWith('{') ? closing(list, 0) : undefined
  if (end === undefined || !/^\s*(?::|$)/.test(list.slice(end))) return undefined
  const found: Parameter[] = []
  for (const part of parts(list.slice(1, end - 1))) {
    if (part.trim().startsWith('...')) continue
    const [, name = '', local = name, written] = PARAMETER.exec(part) ?? []
    const value = written === undefined ? undefined : readExpression(written)
    if (name === '' || (value !== undefined && value.kind !== 'literal')) return undefined
    found.push({ name, local, value: value?.value ?? null })
  }
  return found
}

/** The code after the parameters, if it is a single tag. */
function tagIn(source: string): string | undefined {
  const [behind = '', arrow] = RESULT.exec(source) ?? []
  let body = source.slice(behind.length).trim().replace(/;$/, '')
  if (body.startsWith('{')) {
    const end = closing(body, 0)
    if (end !== body.length) return undefined
    const inner = body.slice(1, -1).trim()
    body = /^return\b/.test(inner) ? inner.slice('return'.length).trim().replace(/;$/, '').trimEnd() : ''
  } else if (arrow === undefined) return undefined
  for (let deep = 0; deep < MAX_BRACKETS && body.startsWith('('); deep++) {
    if (closing(body, 0) !== body.length) break
    body = body.slice(1, -1).trim()
  }
  return body.startsWith('<') ? body : undefined
}

function treeOf(tag: string): readonly PageNode[] | undefined {
  const page = parsePage('', `<X tree={${tag.replace(/\n(?:[ \t\r]*\n)+/g, '\n')}} />`)
  const [node, ...more] = page.blocks.flatMap(block => block.nodes)
  if (more.length > 0 || node?.kind !== 'tag' || node.attributes.tree?.kind !== 'tree') return undefined
  return node.attributes.tree.children
}

const isMarkupIn = (value: AttributeValue, name: string): boolean =>
  value.kind === 'tree' ? value.children.every(isMarkup) : value.kind === 'literal' || !/^on[A-Z]/.test(name)

/** Whether nothing in it is computed, except values that can be dropped without harm, such as a style. */
function isMarkup(node: PageNode): boolean {
  if (node.kind === 'expression') return NAME.test(node.source)
  if (node.kind !== 'tag') return node.kind === 'text'
  return (
    Object.entries(node.attributes).every(([name, value]) => isMarkupIn(value, name)) &&
    node.children.every(isMarkup)
  )
}

/** Names used as `props.name` in a tree. */
function asked(nodes: readonly PageNode[]): readonly string[] {
  return nodes.flatMap(node => {
    if (node.kind === 'expression') return /^\s*props\.([\w$]+)/.exec(node.source)?.[1] ?? []
    if (node.kind !== 'tag') return []
    const given = Object.values(node.attributes).flatMap(value => {
      if (value.kind === 'tree') return asked(value.children)
      return value.kind === 'expression' ? (/^\s*props\.([\w$]+)/.exec(value.source)?.[1] ?? []) : []
    })
    return [...given, ...asked(node.children)]
  })
}

/**
 * Reads an `export` statement as a component that is pure markup, with its name (`default` for a default
 * export). Nothing is run: returns undefined for a component that computes, remembers or fetches anything,
 * and for any other statement.
 */
export function markupOf(statement: string): readonly [string, Markup] | undefined {
  const head = statement.length > MAX_LENGTH ? null : HEAD.exec(statement)
  if (head === null) return undefined
  const [all, isDefault, constant, named] = head
  const name = isDefault === undefined ? (constant ?? named) : 'default'
  const end = statement[all.length] === '(' ? closing(statement, all.length) : undefined
  if (name === undefined || end === undefined) return undefined
  const parameters = parametersOf(statement.slice(all.length + 1, end - 1))
  const tag = tagIn(statement.slice(end))
  const nodes = tag === undefined ? undefined : treeOf(tag)
  if (parameters === undefined || nodes === undefined || !nodes.every(isMarkup)) return undefined
  const more = [...new Set(asked(nodes))].map(name => ({ name, local: name, value: null }))
  return [name, { parameters: [...parameters, ...more], nodes }]
}
