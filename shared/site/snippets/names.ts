import type { Interpreter } from '../../page/expressions/compute.ts'
import { type Computed, fromLiteral, type Names, record } from '../../page/expressions/values.ts'
import type { AttributeValue, Literal, PageNode } from '../../page/tree/tree.ts'
import type { Bindings, ExportedCode } from './bindings.ts'

/** The number of characters and nodes in a tree. */
const weightOf = (nodes: readonly PageNode[]): number =>
  nodes.reduce((sum, node) => {
    const own = 'value' in node ? node.value.length : 0
    return sum + 1 + own + ('children' in node ? weightOf(node.children) : 0)
  }, 0)

/** A written value as code sees it; `undefined` for an expression that was not computed. */
export function computedOf(value: AttributeValue): Computed | undefined {
  switch (value.kind) {
    case 'literal':
      return fromLiteral(value.value)
    case 'tree':
      return { kind: 'tree', nodes: value.children, weight: weightOf(value.children), depth: 1 }
    case 'expression':
      return undefined
  }
}

/** What the names of a file depend on. */
interface FileNames {
  readonly bindings: Pick<Bindings, 'values' | 'codes'>
  readonly frontmatter: Readonly<Record<string, Literal>>
  /** Whether a tag shows the file, whose attributes are also available as `props`. */
  readonly hasProps: boolean
  readonly interpreter: Interpreter
  /** The names of the file that exports some code. */
  home(code: ExportedCode): Names
}

/** The names that the code of a file can use: its constants, what its tag passes to it, and its frontmatter. */
export function namesOf({ bindings, frontmatter, hasProps, interpreter, home }: FileNames): Names {
  const known = new Map<string, Computed | undefined>()
  const find = (name: string): Computed | undefined => {
    const value = bindings.values.get(name)
    if (value !== undefined) return computedOf(value)
    const exported = bindings.codes.get(name)
    if (exported !== undefined) return interpreter.compute(exported.code, home(exported))
    if (name === 'frontmatter') return fromLiteral(frontmatter)
    if (name !== 'props' || !hasProps) return undefined
    return record(
      new Map(
        [...bindings.values].flatMap(([key, each]) => {
          const made = computedOf(each)
          return made === undefined ? [] : [[key, made] as const]
        }),
      ),
    )
  }
  return {
    find: name => {
      if (!known.has(name)) known.set(name, find(name))
      return known.get(name)
    },
  }
}
