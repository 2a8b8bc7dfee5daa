import { type Message, message } from '../../messages/message.ts'
import type { PageNode, SourceRange, TagNode } from '../tree/tree.ts'
import type { Code, FunctionCode, Part, Pattern, Statement } from './code.ts'
import { GLOBALS, isUnknown } from './globals.ts'
import { listMethod } from './list-methods.ts'
import { NotComputed } from './not-computed.ts'
import { operate, operateOne, readText, textOf } from './operators.ts'
import { plainMethod } from './text-methods.ts'
import {
  attributeOf,
  type Computation,
  type Computed,
  holding,
  isNothing,
  isTrue,
  list,
  type Names,
  NOTHING,
  plain,
  record,
  weightOf,
  within,
} from './values.ts'

/** The budget of all expressions of a page together: steps, and characters or items that are made or looked through. */
const MAX_STEPS = 200_000
const MAX_SIZE = 1_000_000
/** Nobody nests calls deeper. */
const MAX_DEPTH = 200

const refuse = (reason: Message): never => {
  throw new NotComputed(reason)
}

/** Computes the expressions of one page, within one budget. */
export class Interpreter implements Computation {
  #steps = MAX_STEPS
  #size = MAX_SIZE
  #depth = 0
  #calls = 0
  /** Where the page shows the result. */
  range: SourceRange = { offset: 0, length: 0, line: 0 }

  readonly take = (size: number): void => {
    this.#size -= size
    // Also refuses NaN.
    if (!(this.#size >= 0)) refuse(message('author:notComputed.tooMuch'))
  }

  readonly call = (callee: Computed, given: readonly Computed[]): Computed => {
    if (callee.kind === 'native') return callee.run(given, this)
    if (callee.kind !== 'function') return refuse(message('author:notComputed.noFunction'))
    return this.#deeper(() => this.#run(callee.code, callee.names, given))
  }

  /** Computes code; throws {@link NotComputed} where it cannot. */
  compute(code: Code, names: Names): Computed {
    if (--this.#steps < 0) return refuse(message('author:notComputed.tooMuch'))
    switch (code.op) {
      case 'value':
        return plain(code.value)
      case 'name':
        return (
          names.find(code.name) ??
          GLOBALS.get(code.name) ??
          refuse(message('author:notComputed.unknown', { name: code.name }))
        )
      case 'list':
        return list(this.#items(code.parts, names))
      case 'record':
        return record(this.#entries(code.parts, names))
      case 'member':
      case 'call':
        return this.#linked(code, names) ?? NOTHING
      case 'chain':
        return this.#deeper(() => this.compute(code.code, names))
      case 'function':
        return { kind: 'function', code, names }
      case 'tag':
        return this.#tag(code, names)
      case 'handler':
        // A component is drawn as it starts; in a page itself, whoever reads has to be told.
        return this.#calls > 0 ? NOTHING : refuse(message('author:notComputed.syntax', { what: code.name }))
      default:
        return this.#deeper(() => this.#operation(code, names))
    }
  }

  /** Like {@link compute}, but refuses a name or member that has no value. */
  found(code: Code, names: Names): Computed {
    const value = this.compute(code, names)
    const isMissing = value.kind === 'plain' && value.value === undefined
    if (!isMissing || (code.op !== 'name' && code.op !== 'member')) return value
    const last = code.op === 'member' ? code.key : code
    const name = last.op === 'value' ? String(last.value) : last.op === 'name' ? last.name : '…'
    return refuse(message('author:notComputed.unknown', { name }))
  }

  /** The nodes that show a value: texts, numbers and trees, and lists of them. */
  nodesOf(value: Computed): readonly PageNode[] {
    switch (value.kind) {
      case 'plain': {
        if (typeof value.value !== 'string' && typeof value.value !== 'number') return []
        const text = String(value.value)
        this.take(text.length)
        return text === '' ? [] : [{ kind: 'text', value: text }]
      }
      case 'tree':
        this.take(value.nodes.length)
        return value.nodes
      case 'list':
        this.take(value.items.length)
        return value.items.flatMap(item => this.nodesOf(item))
      default:
        return refuse(message('author:notComputed.text'))
    }
  }

  #deeper<T>(work: () => T): T {
    if (this.#depth >= MAX_DEPTH) refuse(message('author:notComputed.tooMuch'))
    this.#depth++
    try {
      return work()
    } finally {
      this.#depth--
    }
  }

  #operation(code: Code, names: Names): Computed {
    switch (code.op) {
      case 'choice':
        return this.compute(isTrue(this.compute(code.test, names)) ? code.yes : code.no, names)
      case 'logic': {
        const left = this.compute(code.left, names)
        const isLeft =
          code.operator === '??' ? !isNothing(left) : code.operator === '&&' ? !isTrue(left) : isTrue(left)
        return isLeft ? left : this.compute(code.right, names)
      }
      case 'unary':
        return code.operator === 'typeof' && isUnknown(code.code, names)
          ? plain('undefined')
          : operateOne(code.operator, this.compute(code.code, names), this.take)
      case 'binary': {
        const [left, right] = [this.compute(code.left, names), this.compute(code.right, names)]
        const made = operate(code.operator, left, right, this.take)
        if (made.kind === 'plain' && typeof made.value === 'string') this.take(made.value.length)
        return made
      }
      case 'template': {
        const values = code.codes.map(each => readText(this.compute(each, names), this.take))
        return plain(code.texts.map((text, index) => text + (values[index] ?? '')).join(''))
      }
      default:
        return refuse(message('author:notComputed.syntax', { what: code.op }))
    }
  }

  /** A member or a call; `undefined` where an optional chain ends. */
  #linked(code: Code, names: Names): Computed | undefined {
    if (code.op !== 'member' && code.op !== 'call') return this.compute(code, names)
    return this.#deeper(() => {
      const of = this.#linked(code.op === 'member' ? code.of : code.callee, names)
      if (of === undefined || (code.isOptional && isNothing(of))) return undefined
      if (code.op === 'call') return this.call(of, this.#items(code.parts, names))
      const key = this.compute(code.key, names)
      const isOwn = code.of.op !== 'name' && code.of.op !== 'member'
      return this.#member(of, key, isOwn)
    })
  }

  #member(of: Computed, key: Computed, isOwn: boolean): Computed {
    const name = textOf(key, this.take)
    const { kind } = of
    if (kind === 'record') return of.entries.get(name) ?? NOTHING
    const index = /^\d{1,9}$/.test(name) ? Number(name) : undefined
    if (kind === 'list') {
      if (name === 'length') return plain(of.items.length)
      if (index !== undefined) return of.items[index] ?? NOTHING
    }
    if (kind === 'plain' && typeof of.value === 'string') {
      if (name === 'length') return plain(of.value.length)
      if (index !== undefined) return plain(of.value[index])
    }
    const run =
      kind === 'list'
        ? listMethod(of.items, name, isOwn)
        : kind === 'plain'
          ? plainMethod(of.value, name)
          : undefined
    return run
      ? { kind: 'native', run }
      : refuse(message('author:notComputed.member', { name: name.slice(0, 40) }))
  }

  #items(parts: readonly Part[], names: Names): readonly Computed[] {
    const items = parts.flatMap(part => {
      const value = this.compute(part.code, names)
      if (part.kind !== 'spread') return [value]
      return value.kind === 'list' ? value.items : refuse(message('author:notComputed.spread'))
    })
    this.take(items.length)
    return items
  }

  #entries(parts: readonly Part[], names: Names): ReadonlyMap<string, Computed> {
    const entries = new Map<string, Computed>()
    for (const part of parts) {
      const value = this.compute(part.code, names)
      this.take(part.kind === 'spread' && value.kind === 'record' ? value.entries.size : 1)
      if (part.kind === 'entry') entries.set(textOf(this.compute(part.key, names), this.take), value)
      else if (value.kind === 'record') for (const [key, each] of value.entries) entries.set(key, each)
      else if (!isNothing(value)) refuse(message('author:notComputed.spread'))
    }
    return entries
  }

  #tag({ name, parts, children }: Code & { readonly op: 'tag' }, names: Names): Computed {
    return this.#deeper(() => {
      const entries = [...this.#entries(parts, names)]
      const values = children.map(child => this.compute(child, names))
      const holder = holding([...values, ...entries.map(([, value]) => value)], 10)
      const inner = values.flatMap(value => this.nodesOf(value))
      this.take(10)
      if (name === '') return { kind: 'tree', nodes: inner, ...holder }
      const attributes = Object.fromEntries(
        entries.flatMap(([key, value]) => {
          if (key === 'key' || key === 'ref') return []
          this.take(weightOf(value))
          const made = attributeOf(value)
          return made === undefined ? [] : [[key, made] as const]
        }),
      )
      const node: TagNode = {
        kind: 'tag',
        name,
        attributes,
        children: inner,
        inline: false,
        range: this.range,
      }
      return { kind: 'tree', nodes: [node], ...holder }
    })
  }

  #run({ parameters, body }: FunctionCode, names: Names, given: readonly Computed[]): Computed {
    const own = new Map<string, Computed>()
    const inner = within(own, names)
    parameters.forEach((pattern, index) => {
      this.#bind(pattern, given[index] ?? NOTHING, { own, names: inner })
    })
    this.#calls++
    try {
      return this.#statements(body, own, inner) ?? NOTHING
    } finally {
      this.#calls--
    }
  }

  #statements(body: readonly Statement[], own: Map<string, Computed>, names: Names): Computed | undefined {
    for (const statement of body) {
      if (statement.kind === 'refused') return refuse(statement.why)
      if (statement.kind === 'return') return this.compute(statement.code, names)
      if (statement.kind === 'let')
        this.#bind(statement.pattern, this.compute(statement.code, names), { own, names })
      else {
        const inner = new Map<string, Computed>()
        const chosen = isTrue(this.compute(statement.test, names)) ? statement.yes : statement.no
        const made = this.#statements(chosen, inner, within(inner, names))
        if (made !== undefined) return made
      }
    }
    return undefined
  }

  #bind(pattern: Pattern, given: Computed, scope: { own: Map<string, Computed>; names: Names }): void {
    const isMissing = given.kind === 'plain' && given.value === undefined
    const value = isMissing && pattern.fallback ? this.compute(pattern.fallback, scope.names) : given
    if (pattern.kind === 'name') {
      scope.own.set(pattern.name, value)
      return
    }
    if (pattern.kind === 'list') {
      const items = value.kind === 'list' ? value.items : refuse(message('author:notComputed.spread'))
      pattern.items.forEach((item, index) => {
        if (item) this.#bind(item, items[index] ?? NOTHING, scope)
      })
      return
    }
    const entries = value.kind === 'record' ? value.entries : refuse(message('author:notComputed.spread'))
    const taken = new Set(pattern.entries.map(({ key }) => key))
    for (const { key, pattern: inner } of pattern.entries)
      this.#bind(inner, entries.get(key) ?? NOTHING, scope)
    if (pattern.rest === undefined) return
    this.take(entries.size)
    const rest = new Map([...entries].filter(([key]) => !taken.has(key)))
    scope.own.set(pattern.rest, record(rest))
  }
}
