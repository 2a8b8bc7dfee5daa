import { decodeEntities } from '../markdown/engine.ts'
import { jsxText, withoutIndent } from '../tags/jsx-text.ts'
import type { Code, FunctionCode, Part, Pattern, Statement } from './code.ts'
import { nested, parsed } from './code-limits.ts'
import { NotComputed } from './not-computed.ts'
import { parser } from './parser.ts'
import { isTree, refuse, type Tree, textOf, treeOf, trees } from './syntax-tree.ts'

/** The component whose text is Markdown. */
const MARKDOWN = 'MDX'

/** Reads the source between two braces; throws {@link NotComputed} for anything but values and how they follow from each other. */
export const readCode = (source: string): Code =>
  parsed(source, () => {
    const tree = treeOf(
      parser().parseExpressionAt(source, 0, { ecmaVersion: 'latest', sourceType: 'module' }),
    )
    if (!/^(?:\s|;|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*$/.test(source.slice(tree.end)))
      refuse(source.slice(tree.end).trim())
    return codeOf(tree)
  })

/** A name that a file exports, and its code. */
export interface ExportedCode {
  readonly name: string
  readonly code: Code
}

/** Reads an `export` statement of a constant or a function; throws {@link NotComputed} for all others. */
export const readExport = (statement: string): readonly ExportedCode[] =>
  parsed(statement, () => {
    const program = treeOf(parser().parse(statement, { ecmaVersion: 'latest', sourceType: 'module' }))
    return trees(program.body).flatMap(exportsOf)
  })

function exportsOf(tree: Tree): readonly ExportedCode[] {
  if (tree.type === 'ExportDefaultDeclaration') {
    const declared = treeOf(tree.declaration)
    return [{ name: 'default', code: isFunction(declared) ? functionOf(declared) : codeOf(declared) }]
  }
  if (tree.type !== 'ExportNamedDeclaration' || !isTree(tree.declaration)) return []
  const declared = tree.declaration
  if (declared.type === 'FunctionDeclaration') {
    return [{ name: textOf(treeOf(declared.id).name), code: functionOf(declared) }]
  }
  if (declared.type !== 'VariableDeclaration' || declared.kind !== 'const') return []
  return trees(declared.declarations).flatMap(({ id, init }) => {
    const target = treeOf(id)
    return target.type === 'Identifier' && isTree(init)
      ? [{ name: textOf(target.name), code: isFunction(init) ? functionOf(init) : codeOf(init) }]
      : []
  })
}

const isFunction = ({ type }: Tree): boolean => type.includes('Function')

const value = (found: string | number | boolean | null | undefined): Code => ({ op: 'value', value: found })

/** Readers of the nodes that are computed; no other node is. */
const READERS: Readonly<Record<string, (tree: Tree) => Code>> = {
  Literal: tree =>
    isPlain(tree.value) && !tree.regex && !tree.bigint ? value(tree.value) : refuse(textOf(tree.raw)),
  Identifier: ({ name }) => (name === 'undefined' ? value(undefined) : { op: 'name', name: textOf(name) }),
  ParenthesizedExpression: ({ expression }) => codeOf(treeOf(expression)),
  ArrayExpression: ({ elements }) => ({ op: 'list', parts: partsOf(elements) }),
  ObjectExpression: ({ properties }) => ({ op: 'record', parts: trees(properties).map(entryOf) }),
  MemberExpression: tree => ({
    op: 'member',
    of: codeOf(treeOf(tree.object)),
    key: keyOf(tree.property, tree.computed),
    isOptional: tree.optional === true,
  }),
  CallExpression: tree => ({
    op: 'call',
    callee: codeOf(treeOf(tree.callee)),
    parts: partsOf(tree.arguments),
    isOptional: tree.optional === true,
  }),
  ChainExpression: ({ expression }) => ({ op: 'chain', code: codeOf(treeOf(expression)) }),
  ConditionalExpression: tree => ({
    op: 'choice',
    test: codeOf(treeOf(tree.test)),
    yes: codeOf(treeOf(tree.consequent)),
    no: codeOf(treeOf(tree.alternate)),
  }),
  LogicalExpression: ({ operator, left, right }) =>
    operator === '&&' || operator === '||' || operator === '??'
      ? { op: 'logic', operator, left: codeOf(treeOf(left)), right: codeOf(treeOf(right)) }
      : refuse(String(operator)),
  UnaryExpression: ({ operator, argument }) =>
    operator === '!' || operator === '-' || operator === '+' || operator === 'typeof'
      ? { op: 'unary', operator, code: codeOf(treeOf(argument)) }
      : refuse(String(operator)),
  BinaryExpression: ({ operator, left, right }) =>
    isBinary(operator)
      ? { op: 'binary', operator, left: codeOf(treeOf(left)), right: codeOf(treeOf(right)) }
      : refuse(String(operator)),
  TemplateLiteral: ({ quasis, expressions }) => ({
    op: 'template',
    texts: trees(quasis).map(({ value: text }) => textOf(Reflect.get(Object(text), 'cooked'))),
    codes: trees(expressions).map(codeOf),
  }),
  ArrowFunctionExpression: tree => innerFunctionOf(tree),
  FunctionExpression: tree => innerFunctionOf(tree),
  JSXElement: tree => tagOf(tree),
  JSXFragment: ({ children }) => ({ op: 'tag', name: '', parts: [], children: childrenOf(children) }),
}

const isPlain = (found: unknown): found is string | number | boolean | null =>
  found === null || typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'

const BINARY = ['+', '-', '*', '/', '%', '**', '===', '!==', '==', '!=', '<', '<=', '>', '>='] as const
const isBinary = (operator: unknown): operator is (typeof BINARY)[number] =>
  BINARY.some(known => known === operator)

function codeOf(tree: Tree): Code {
  const read = Object.hasOwn(READERS, tree.type) ? READERS[tree.type] : undefined
  return read ? nested(() => read(tree)) : refuse(tree.type)
}

/** The key of a member: a name or what is between the brackets. */
const keyOf = (key: unknown, isComputed: unknown): Code => {
  const tree = treeOf(key)
  if (isComputed === true) return codeOf(tree)
  if (tree.type === 'Identifier') return value(textOf(tree.name))
  return tree.type === 'Literal' && isPlain(tree.value) ? value(String(tree.value)) : refuse(tree.type)
}

const partsOf = (list: unknown): readonly Part[] =>
  Array.isArray(list)
    ? list.map((tree): Part => {
        if (!isTree(tree)) return { kind: 'item', code: value(undefined) }
        return tree.type === 'SpreadElement'
          ? { kind: 'spread', code: codeOf(treeOf(tree.argument)) }
          : { kind: 'item', code: codeOf(tree) }
      })
    : []

function entryOf(tree: Tree): Part {
  if (tree.type === 'SpreadElement') return { kind: 'spread', code: codeOf(treeOf(tree.argument)) }
  // Getters and setters have another kind.
  if (tree.type !== 'Property' || tree.kind !== 'init') return refuse(String(tree.kind))
  return { kind: 'entry', key: keyOf(tree.key, tree.computed), code: codeOf(treeOf(tree.value)) }
}

function functionOf(tree: Tree): FunctionCode {
  if (tree.async === true || tree.generator === true) refuse('async')
  const body = treeOf(tree.body)
  const isBlock = body.type === 'BlockStatement'
  return {
    op: 'function',
    parameters: trees(tree.params).map(patternOf),
    body: isBlock ? trees(body.body).flatMap(statementOf) : [{ kind: 'return', code: codeOf(body) }],
  }
}

/** A function within other code: most are for what readers do, so one that cannot be read matters only when it is called. */
function innerFunctionOf(tree: Tree): FunctionCode {
  try {
    return functionOf(tree)
  } catch (error) {
    if (!(error instanceof NotComputed)) throw error
    return { op: 'function', parameters: [], body: [{ kind: 'refused', why: error.reason }] }
  }
}

function patternOf(tree: Tree): Pattern {
  switch (tree.type) {
    case 'Identifier':
      return { kind: 'name', name: textOf(tree.name) }
    case 'AssignmentPattern':
      return { ...patternOf(treeOf(tree.left)), fallback: codeOf(treeOf(tree.right)) }
    case 'ArrayPattern': {
      const items = Array.isArray(tree.elements) ? tree.elements : []
      return { kind: 'list', items: items.map(item => (isTree(item) ? patternOf(item) : undefined)) }
    }
    case 'ObjectPattern': {
      const properties = trees(tree.properties)
      const rest = properties.find(({ type }) => type === 'RestElement')
      const entries = properties
        .filter(({ type }) => type === 'Property')
        .map(({ key, computed, value: target }) => {
          const name = keyOf(key, computed)
          const isText = name.op === 'value' && typeof name.value === 'string'
          return { key: isText ? String(name.value) : refuse('[…]'), pattern: patternOf(treeOf(target)) }
        })
      return { kind: 'record', entries, rest: rest && textOf(treeOf(rest.argument).name) }
    }
    default:
      return refuse(tree.type)
  }
}

function statementOf(tree: Tree): readonly Statement[] {
  switch (tree.type) {
    case 'ReturnStatement':
      return [{ kind: 'return', code: isTree(tree.argument) ? codeOf(tree.argument) : value(undefined) }]
    case 'VariableDeclaration':
      // Nothing that is computed assigns, so a variable keeps its first value.
      if (tree.kind === 'var') return refuse(String(tree.kind))
      return trees(tree.declarations).map(({ id, init }) => ({
        kind: 'let',
        pattern: patternOf(treeOf(id)),
        code: codeOf(treeOf(init)),
      }))
    case 'IfStatement':
      return [
        {
          kind: 'if',
          test: codeOf(treeOf(tree.test)),
          yes: nested(() => statementOf(treeOf(tree.consequent))),
          no: nested(() => (isTree(tree.alternate) ? statementOf(tree.alternate) : [])),
        },
      ]
    case 'BlockStatement':
      return trees(tree.body).flatMap(statementOf)
    case 'FunctionDeclaration': {
      const pattern: Pattern = { kind: 'name', name: textOf(treeOf(tree.id).name) }
      return [{ kind: 'let', pattern, code: innerFunctionOf(tree) }]
    }
    case 'EmptyStatement':
      return []
    case 'ExpressionStatement':
      return isEffect(treeOf(tree.expression)) ? [] : refuse(tree.type)
    default:
      return refuse(tree.type)
  }
}

/** Whether an expression is `useEffect(…)`: what happens once the page is shown. */
function isEffect({ type, callee }: Tree): boolean {
  if (type !== 'CallExpression' || !isTree(callee)) return false
  const name = callee.type === 'MemberExpression' ? treeOf(callee.property).name : callee.name
  return name === 'useEffect' || name === 'useLayoutEffect'
}

function nameOf(tree: Tree): string {
  switch (tree.type) {
    case 'JSXIdentifier':
      return textOf(tree.name)
    case 'JSXMemberExpression':
      return `${nameOf(treeOf(tree.object))}.${nameOf(treeOf(tree.property))}`
    default:
      return refuse(tree.type)
  }
}

function tagOf(tree: Tree): Code {
  const opening = treeOf(tree.openingElement)
  const name = nameOf(treeOf(opening.name))
  const isFragment = name === 'React.Fragment' || name === 'Fragment'
  return {
    op: 'tag',
    name: isFragment ? '' : name,
    parts: trees(opening.attributes).map(attributeOf),
    children: childrenOf(tree.children, name === MARKDOWN ? withoutIndent : jsxText),
  }
}

function attributeOf(tree: Tree): Part {
  if (tree.type === 'JSXSpreadAttribute') return { kind: 'spread', code: codeOf(treeOf(tree.argument)) }
  const key = treeOf(tree.name)
  const name =
    key.type === 'JSXIdentifier'
      ? textOf(key.name)
      : `${nameOf(treeOf(key.namespace))}:${nameOf(treeOf(key.name))}`
  if (/^on[A-Z]/.test(name)) return { kind: 'entry', key: value(name), code: { op: 'handler', name } }
  const given = isTree(tree.value) ? tree.value : undefined
  const code =
    given?.type === 'JSXExpressionContainer' ? codeOf(treeOf(given.expression)) : given && codeOf(given)
  return { kind: 'entry', key: value(name), code: code ?? value(true) }
}

const childrenOf = (children: unknown, read = jsxText): readonly Code[] =>
  trees(children).flatMap((child): readonly Code[] => {
    if (child.type === 'JSXText') {
      const text = decodeEntities(read(textOf(child.raw)))
      return text === '' ? [] : [value(text)]
    }
    if (child.type !== 'JSXExpressionContainer') return [codeOf(child)]
    const inner = treeOf(child.expression)
    return inner.type === 'JSXEmptyExpression' ? [] : [codeOf(inner)]
  })
