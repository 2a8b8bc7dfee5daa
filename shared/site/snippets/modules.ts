import type { Code } from '../../page/expressions/code.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { readExpression } from '../../page/tags/literal.ts'
import type { Block, Literal, PageNode } from '../../page/tree/tree.ts'
import { exportedBy, type OwnComponent } from './own-component.ts'

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
  /** Constants and functions that are computed where they are used. */
  readonly codes: ReadonlyMap<string, Code>
  /** Components: pure markup, code that computes markup, or the reason why there is neither. */
  readonly components: ReadonlyMap<string, OwnComponent>
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
  readonly codes: readonly (readonly [string, Code])[]
  readonly components: readonly (readonly [string, OwnComponent])[]
}

const known = new WeakMap<Block, Statements>()

function statementsOf(block: Block): Statements {
  const found = known.get(block)
  if (found !== undefined) return found
  const statements = modulesIn(block.nodes)
  const exported = statements.map(exportedBy)
  const made = {
    imports: statements.flatMap(importsOf),
    values: statements.flatMap(constantOf),
    codes: exported.flatMap(({ codes }) => codes),
    components: exported.flatMap(({ components }) => components),
  }
  known.set(block, made)
  return made
}

/**
 * Reads the statements of a page. Nothing is run: only functions that do nothing but compute are kept, and for other
 * components the reason why they are not.
 */
export function modulesOf(page: ParsedPage): Modules {
  const statements = page.blocks.map(statementsOf)
  return {
    imports: statements.flatMap(each => each.imports),
    values: new Map(statements.flatMap(each => each.values)),
    codes: new Map(statements.flatMap(each => each.codes)),
    components: new Map(statements.flatMap(each => each.components)),
  }
}
