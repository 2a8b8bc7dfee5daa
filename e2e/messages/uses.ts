import { isNode, lineAt, literalOf, type Node, nameOf, nodesIn, nodesOf } from './syntax.ts'

/** One call of the translation function. */
export interface Use {
  readonly file: string
  readonly line: number
  /** The keys of the call, each as `namespace:key`; more than one namespace where the file uses several. */
  readonly keys: readonly (readonly string[])[]
  /** Keys with a part that is known only when the program runs. */
  readonly patterns: readonly RegExp[]
  /** The call has a text for keys that are in no catalog. */
  readonly hasDefault: boolean
  /** The key is a variable. */
  readonly isVariable: boolean
  /** Names of the values that are passed; `undefined` where they cannot be seen in the call. */
  readonly values: readonly string[] | undefined
}

/** A namespace that a file translates in, and what stands before each of its keys. */
interface Scope {
  readonly namespace: string
  readonly prefix: string
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the namespace that a call of `useTranslation` or `getFixedT` opens; `undefined` for every other call. */
function scopeOf(call: Node): Scope | undefined {
  const callee = isNode(call.callee) ? call.callee : undefined
  const name = nameOf(callee) ?? nameOf(callee?.property)
  const given = nodesIn(call.arguments)
  if (name === 'useTranslation') {
    const first = given[0]
    const [namespace] = first?.type === 'ArrayExpression' ? nodesIn(first.elements) : given
    return { namespace: (namespace && literalOf(namespace)) ?? 'shell', prefix: '' }
  }
  if (name !== 'getFixedT') return undefined
  const [, namespace, prefix] = given
  return {
    namespace: (namespace && literalOf(namespace)) ?? 'shell',
    prefix: prefix ? `${literalOf(prefix)}.` : '',
  }
}

/** Returns the namespace of a parameter such as `t: TFunction<'api'>`. */
function scopeOfType(node: Node): Scope | undefined {
  const given = isNode(node.typeArguments) ? nodesIn(node.typeArguments.params) : []
  const literal = given.map(one => (isNode(one.literal) ? literalOf(one.literal) : undefined)).find(Boolean)
  const name = nameOf(node.typeName) ?? nameOf(node.exprName)
  const isTranslation = name === 'TFunction' || name === 'useTranslation'
  return isTranslation && literal !== undefined ? { namespace: literal, prefix: '' } : undefined
}

/** Returns the nodes that the value of an expression may come from. */
function branchesOf(node: Node): readonly Node[] {
  if (node.type === 'ConditionalExpression')
    return [...nodesIn(node.consequent), ...nodesIn(node.alternate)].flatMap(branchesOf)
  if (node.type === 'ArrayExpression') return nodesIn(node.elements).flatMap(branchesOf)
  return [node]
}

function patternOf(template: Node, scopes: readonly Scope[]): RegExp {
  const parts = nodesIn(template.quasis).map(({ value }) =>
    escaped(String((value as { readonly cooked: string }).cooked)),
  )
  const key = parts.join('.+')
  const names = scopes.map(({ namespace, prefix }) => escaped(`${namespace}:${prefix}`))
  return /^[a-z]+:/.test(key) ? new RegExp(`^${key}$`) : new RegExp(`^(${names.join('|')})${key}$`)
}

/** Returns the names in an object literal; `undefined` where it spreads others or is a variable. */
function valuesOf(node: Node | undefined): readonly string[] | undefined {
  if (!node) return []
  if (node.type !== 'ObjectExpression') return undefined
  const names = nodesIn(node.properties).map(({ key, type }) =>
    type === 'Property' ? nameOf(key) : undefined,
  )
  return names.every(name => name !== undefined) ? names : undefined
}

/** Returns every call of the translation function in a file. */
export function usesIn(file: string, text: string): readonly Use[] {
  const nodes = nodesOf(file, text)
  const scopes = nodes.flatMap(node => scopeOf(node) ?? scopeOfType(node) ?? [])
  const calls = nodes.filter(
    ({ type, callee }) =>
      type === 'CallExpression' && isNode(callee) && [nameOf(callee), nameOf(callee.property)].includes('t'),
  )
  return calls.map(call => {
    const [key, values] = nodesIn(call.arguments)
    const branches = key ? branchesOf(key) : []
    const literals = branches.flatMap(branch => literalOf(branch) ?? [])
    const templates = branches.filter(({ type }) => type === 'TemplateLiteral')
    return {
      file,
      line: lineAt(text, call.start),
      keys: literals.map(one =>
        one.includes(':') ? [one] : scopes.map(({ namespace, prefix }) => `${namespace}:${prefix}${one}`),
      ),
      patterns: templates.map(template => patternOf(template, scopes)),
      hasDefault: values !== undefined && values.type !== 'ObjectExpression',
      isVariable: literals.length + templates.length < branches.length,
      values: valuesOf(values),
    }
  })
}
