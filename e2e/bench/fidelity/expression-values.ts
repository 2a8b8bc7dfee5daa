import type { Expression, Pattern, Program, Super } from 'acorn'

/** What an expression of data can be. */
export type Value =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | { readonly [key: string]: Value }

/** The constants of a page by their names. */
export type Constants = ReadonlyMap<string, Value>

/** An expression is more than data: nothing is expected of it. */
const UNKNOWN = Symbol('unknown')
type Known = Value | typeof UNKNOWN

function memberOf(object: Known, key: Known): Known {
  if (typeof object !== 'object' || object === null) return UNKNOWN
  if (typeof key !== 'string' && typeof key !== 'number') return UNKNOWN
  return Object.hasOwn(object, key) ? (object as Record<string, Value>)[key] : UNKNOWN
}

/** A list of values, unless one of them is unknown. */
function all(values: readonly Known[]): readonly Value[] | typeof UNKNOWN {
  const known = values.filter(each => each !== UNKNOWN)
  return known.length === values.length ? known : UNKNOWN
}

function nameOf(key: Expression | { readonly type: 'PrivateIdentifier' }): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

function dataOf(node: Expression | Super, constants: Constants): Known {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'object' && node.value !== null ? UNKNOWN : (node.value as Value)
    case 'TemplateLiteral': {
      const values = all(node.expressions.map(each => dataOf(each, constants)))
      if (values === UNKNOWN) return UNKNOWN
      return node.quasis.map(({ value }, at) => `${value.cooked}${shownOf(values[at])}`).join('')
    }
    case 'Identifier':
      return constants.has(node.name) ? constants.get(node.name) : UNKNOWN
    case 'MemberExpression': {
      const { object, property } = node
      const key = node.computed ? dataOf(property as Expression, constants) : nameOf(property)
      return memberOf(dataOf(object, constants), key)
    }
    case 'ArrayExpression':
      return all(
        node.elements.map(each =>
          each === null || each.type === 'SpreadElement' ? UNKNOWN : dataOf(each, constants),
        ),
      )
    case 'ObjectExpression': {
      const entries = node.properties.map((each): readonly [string, Value] | undefined => {
        if (each.type === 'SpreadElement' || each.computed) return undefined
        const name = nameOf(each.key)
        const value = dataOf(each.value, constants)
        return name === undefined || value === UNKNOWN ? undefined : [name, value]
      })
      const known = entries.filter(each => each !== undefined)
      return known.length === entries.length ? Object.fromEntries(known) : UNKNOWN
    }
    default:
      return UNKNOWN
  }
}

/** The text that a value is on a page. */
const shownOf = (value: Value): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map(shownOf).join(' ') : ''
}

const constantNamed = (id: Pattern): string | undefined => (id.type === 'Identifier' ? id.name : undefined)

/** Reads the constants that a module exports, in addition to those before it. */
export function constantsOf(program: Program, before: Constants): Constants {
  const constants = new Map(before)
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
    for (const { id, init } of declaration.declarations) {
      const name = constantNamed(id)
      const value = init ? dataOf(init, constants) : UNKNOWN
      if (name !== undefined && value !== UNKNOWN) constants.set(name, value)
    }
  }
  return constants
}

/** The text that an expression is on a page, if it is data only: literals, constants, and what is in them. */
export function computedText(program: Program, constants: Constants): string | undefined {
  const [statement] = program.body
  if (statement?.type !== 'ExpressionStatement') return undefined
  const value = dataOf(statement.expression, constants)
  return value === UNKNOWN ? undefined : shownOf(value)
}
