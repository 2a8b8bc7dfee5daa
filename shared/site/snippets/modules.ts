import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { readExpression } from '../../page/tags/literal.ts'
import type { Block, Literal, PageNode } from '../../page/tree/tree.ts'
import { type Markup, markupOf } from './markup.ts'

/** A name that a page imports from another file. */
export interface Import {
  /** The name in this page. */
  readonly local: string
  /**
   * The name in the other file; `default`: the text of the file itself; `*`: all of its exports, below this
   * name.
   */
  readonly exported: string
  /** The file as written. */
  readonly target: string
}

/** The `import` and `export` statements of a page, as far as they are data. */
export interface Modules {
  readonly imports: readonly Import[]
  /** Constants with a literal value. */
  readonly values: ReadonlyMap<string, Literal>
  /** Components that are pure markup. */
  readonly components: ReadonlyMap<string, Markup>
}

const STATEMENT = /^(?=(?:import|export)\b)/m
const IMPORT = /^import\b([\w$\s{},*]{1,2000}?)(?<=[\s}])from\s*(?:"([^"\n]*)"|'([^'\n]*)')/
const NAMED = /^([\w$]+)(?:\s+as\s+([\w$]+))?$/
const CONSTANT = /^export\s+const\s+([\w$]+)\s*=([\s\S]*)$/

function importsOf(statement: string): readonly Import[] {
  const [, clause = '', double, single] = IMPORT.exec(statement) ?? []
  const target = double ?? single ?? ''
  const all = /\*\s*as\s+([\w$]+)\s*$/.exec(clause)?.[1]
  if (all !== undefined) return [{ local: all, exported: '*', target }]
  const [outside = '', inside = ''] = clause.trim().split(/[{}]/)
  const named = inside.split(',').flatMap((part): Import[] => {
    const [, exported, local = exported] = NAMED.exec(part.trim()) ?? []
    return exported === undefined || local === undefined ? [] : [{ local, exported, target }]
  })
  const whole = /^[\w$]+/.exec(outside)?.[0]
  return whole === undefined ? named : [{ local: whole, exported: 'default', target }, ...named]
}

function constantOf(statement: string): readonly (readonly [string, Literal])[] {
  const [, name = '', source = ''] = CONSTANT.exec(statement) ?? []
  const read = readExpression(source.trimEnd().replace(/;$/, ''))
  return read.kind === 'literal' ? [[name, read.value]] : []
}

const modulesIn = (nodes: readonly PageNode[]): readonly string[] =>
  nodes.flatMap(node => {
    if (node.kind === 'module') return node.source.split(STATEMENT)
    return node.kind === 'tag' ? modulesIn(node.children) : []
  })

interface Statements {
  readonly imports: readonly Import[]
  readonly values: readonly (readonly [string, Literal])[]
  readonly components: readonly (readonly [string, Markup])[]
}

const known = new WeakMap<Block, Statements>()

function statementsOf(block: Block): Statements {
  const found = known.get(block)
  if (found !== undefined) return found
  const statements = modulesIn(block.nodes)
  const made = {
    imports: statements.flatMap(importsOf),
    values: statements.flatMap(constantOf),
    components: statements.flatMap(each => {
      const component = markupOf(each)
      return component === undefined ? [] : [component]
    }),
  }
  known.set(block, made)
  return made
}

/**
 * Reads the statements of a page. Nothing is run: whatever is neither an import, a literal nor pure markup is
 * ignored.
 */
export function modulesOf(page: ParsedPage): Modules {
  const statements = page.blocks.map(statementsOf)
  return {
    imports: statements.flatMap(each => each.imports),
    values: new Map(statements.flatMap(each => each.values)),
    components: new Map(statements.flatMap(each => each.components)),
  }
}
