import { type ApiNode, child, children, keysOf, nameOf, placeName } from '../node.ts'
import { isExcluded } from '../operations.ts'
import type { ApiFiles } from '../references.ts'
import { isSet, itemsOf, own, type Settable, textOf, wordsOf } from '../value.ts'
import { lengthOf, OVER, type SchemaBudget, SHARE } from './budget.ts'
import { factsOf } from './facts.ts'
import { FORMS, holdsMore, isBare, isNull, mayBeNull } from './kinds.ts'
import { labelOf, orNull } from './label.ts'
import { nearest, type OpenSchemas, opening, partsOf, type SchemaParts, wholeOf, without } from './parts.ts'
import { holderOf, valueMapped, variantsOf } from './variants.ts'
import type { SchemaView, ViewChoice, ViewField } from './view.ts'

/** Which way a value travels: what is only read is not part of a request, what is only written of no response. */
export type Direction = 'request' | 'response' | 'either'

/** What views are made with. */
export interface SchemaContext {
  readonly files: ApiFiles
  readonly direction: Direction
  readonly budget: SchemaBudget
  /** Fields that must be given come first, instead of the order of the file. */
  readonly requiredFirst?: boolean
}

const DEEPEST = 5
const OPTIONS = 30
/** Choices of one thing only, each within the next, that are looked through. */
const UNWRAPPED = 20
interface Level {
  readonly depth: number
  /** Choices of one thing that were looked through to get here. */
  readonly unwrapped: number
  readonly open: OpenSchemas
  /** Values of outer schemas, which are described there already. */
  readonly held?: ReadonlySet<unknown>
}

const CONDITIONS = ['if', 'then', 'else'] as const

const nothing = {
  facts: [],
  examples: [],
  fields: [],
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  isNullable: false,
}

/** Reads schemas as views: trees of bounded size, whatever refers to whatever. */
class Reader {
  readonly #context: SchemaContext
  /** The file that is read from. */
  readonly #from: string
  /** Places of schemas that stand inside themselves. */
  readonly #again = new Set<string>()

  constructor(context: SchemaContext, from: string) {
    this.#context = context
    this.#from = from
  }

  view(nodes: readonly ApiNode[], level: Level): SchemaView {
    const { files, budget } = this.#context
    const [first] = nodes
    if (nodes.length === 1 && typeof first?.value === 'boolean') {
      return { ...nothing, types: [], label: first.value ? 'any' : 'nothing', kind: 'plain' }
    }
    const taken = partsOf(nodes, { files, ...level })
    const name = taken.name ?? wordsOf(nearest(taken.parts, 'title'))
    const { again, component } = taken
    const named = component === undefined ? {} : { component }
    if (again !== undefined) {
      this.#again.add(again)
      return { ...nothing, ...named, types: [], label: name ?? 'object', kind: 'recursive', again }
    }
    if (taken.parts.length === 0 && taken.broken !== undefined) {
      return { ...nothing, types: [], label: name ?? 'any', kind: 'broken', reason: taken.broken }
    }
    budget.nodes -= 1
    const single = this.#onlyOption(taken, level)
    if (single) {
      const place = this.#holding(taken)
      return place === undefined || single.place !== undefined ? single : { ...single, place }
    }
    return this.#plain(taken, level, name)
  }

  #plain(taken: SchemaParts, level: Level, name: string | undefined): SchemaView {
    const { budget, files } = this.#context
    const made = factsOf(taken.parts)
    budget.characters -= lengthOf(made)
    const isFull = level.depth >= DEEPEST || budget.nodes <= 0 || budget.characters <= 0
    // What inherits from something is one of its variants: those of variants are told beside them.
    const variants =
      level.held || FORMS.some(key => listing(taken.parts, key)) ? [] : variantsOf(taken, this.#from, files)
    if (holdsMore(taken.parts) || variants.length > 0) {
      if (isFull) made.kind = 'more'
      else this.#inner(made, taken.parts, deeper(level, taken.opened))
      if (!isFull && variants.length > 0) this.#variants(made, variants, taken, level)
    }
    if (name !== undefined) {
      made.name = name
      if (taken.component !== undefined) made.component = taken.component
    }
    const place = this.#holding(taken)
    if (place !== undefined) made.place = place
    if (taken.broken !== undefined) made.reason = taken.broken
    made.isNullable ||= mayBeNull(taken.parts)
    made.label = labelOf(made)
    return made
  }

  /** The place of this schema where something inside was found to be this very schema. */
  #holding({ opened }: SchemaParts): string | undefined {
    return this.#again.size === 0 ? undefined : opened.map(placeName).find(place => this.#again.has(place))
  }

  /** `anyOf: [null, X]` is X that may be null. */
  #onlyOption({ parts, opened }: SchemaParts, level: Level): SchemaView | undefined {
    if (level.unwrapped >= UNWRAPPED) return undefined
    for (const key of FORMS) {
      const holder = listing(parts, key)
      if (holder === undefined) continue
      const options = children(child(holder, key))
      const rest = options.filter(option => !isNull(option))
      const [only] = rest
      if (only === undefined || rest.length !== 1) continue
      const next = { ...level, unwrapped: level.unwrapped + 1 }
      const others = parts.map(part => (part === holder ? without(part, key) : part))
      const isAlone = others.length === 1 && isBare(holder, key)
      const view = isAlone
        ? this.view([only], { ...next, open: opening(level.open, opened) })
        : this.view([...others, only], next)
      return options.length > 1 ? { ...view, isNullable: true, label: orNull(view.label) } : view
    }
    return undefined
  }

  /** What a key of the schemas holds for one value inside. */
  #one(parts: readonly ApiNode[], key: string, level: Level): SchemaView | undefined {
    const found: ApiNode[] = []
    for (const part of parts) {
      const value = own(part.value, key)
      if (Array.isArray(value)) return undefined
      if (value !== undefined) found.push(child(part, key))
    }
    return found.length === 0 ? undefined : this.view(found, level)
  }

  #inner(made: Settable<SchemaView>, parts: readonly ApiNode[], level: Level): void {
    const { fields, rest } = this.#fields(parts, level)
    made.fields = fields
    if (rest > 0) made.rest = rest
    const items = this.#one(parts, 'items', level)
    if (items) made.items = items
    const tuple = this.#positions(parts, level)
    if (tuple.length > 0) made.tuple = tuple
    const extra = this.#one(parts, 'additionalProperties', level)
    if (extra?.label === 'any') made.isFree = true
    else if (extra) made.extra = extra
    const choices = this.#choices(parts, level)
    if (choices) made.choices = choices
    const not = this.#one(parts, 'not', level)
    if (not) made.not = not
    const conditions = CONDITIONS.flatMap(word => {
      const schema = this.#one(parts, word, level)
      return schema ? [{ word, schema }] : []
    })
    if (conditions.length > 0) made.conditions = conditions
  }

  /** Whether nothing more fits, not even to make a level whole. */
  get #isSpent(): boolean {
    const { nodes, characters } = this.#context.budget
    return nodes <= -OVER.nodes || characters <= -OVER.characters
  }

  #positions(parts: readonly ApiNode[], level: Level): readonly SchemaView[] {
    const nodes = parts.flatMap(part => children(child(part, 'prefixItems'))).slice(0, OPTIONS)
    return nodes.flatMap(node => (this.#isSpent ? [] : this.view([node], level)))
  }

  #fields(parts: readonly ApiNode[], level: Level): { fields: readonly ViewField[]; rest: number } {
    const { direction, requiredFirst = false } = this.#context
    const required = new Set(parts.flatMap(({ value }) => itemsOf(own(value, 'required')).map(textOf)))
    const named = new Map<string, ApiNode[]>()
    for (const part of parts) {
      if (own(part.value, 'properties') === undefined) continue
      const all = child(part, 'properties')
      for (const name of keysOf(all.value)) {
        const known = named.get(name)
        if (known) known.push(child(all, name))
        else named.set(name, [child(all, name)])
      }
    }
    const fields: ViewField[] = []
    let rest = 0
    for (const [name, nodes] of named) {
      if (this.#isSpent) {
        rest++
        continue
      }
      if (nodes.some(isHiddenField)) continue
      const schema = this.view(nodes, level)
      if (direction !== 'either' && (direction === 'request' ? schema.readOnly : schema.writeOnly)) continue
      fields.push({ name, required: required.has(name), schema })
    }
    const patterns = parts.flatMap(part => children(child(part, 'patternProperties')))
    for (const node of patterns) {
      if (this.#isSpent) {
        rest++
        continue
      }
      const schema = this.view([node], level)
      fields.push({ name: nameOf(node), required: false, isPattern: true, schema })
    }
    if (!requiredFirst) return { fields, rest }
    const ordered = [...fields.filter(field => field.required), ...fields.filter(field => !field.required)]
    return { fields: ordered, rest }
  }

  #choices(parts: readonly ApiNode[], level: Level): SchemaView['choices'] {
    const kind = listing(parts, 'oneOf') ? 'oneOf' : 'anyOf'
    const holder = listing(parts, kind)
    if (!holder) return undefined
    return { kind, ...this.#options(parts, children(child(holder, kind)), level) }
  }

  /** Schemas that inherit from this one, each with what it adds. */
  #variants(
    made: Settable<SchemaView>,
    variants: readonly ApiNode[],
    taken: SchemaParts,
    level: Level,
  ): void {
    const held = new Set(taken.opened.map(({ value }) => wholeOf(value)))
    const inside = { ...deeper(level, taken.opened), held }
    const { options, property } = this.#options(taken.parts, variants, inside)
    // Most say by inheriting alone that they are objects.
    const typed = options.map(({ schema, ...option }): ViewChoice => {
      const isBare = schema.kind === 'plain' && schema.types.length === 0
      return { ...option, schema: isBare ? { ...schema, types: ['object'], label: option.name } : schema }
    })
    if (typed.length > 0)
      made.choices = { kind: 'oneOf', options: typed, ...(property === undefined ? {} : { property }) }
    const rest = variants.length - options.length
    if (rest > 0) made.rest = (made.rest ?? 0) + rest
  }

  /** What a discriminator says of forms, and each of them that there is room for. */
  #options(parts: readonly ApiNode[], nodes: readonly ApiNode[], level: Level) {
    const holder = holderOf(parts)
    const written = own(holder?.value, 'discriminator')
    const property = textOf(own(written, 'propertyName')) ?? textOf(written)
    const mapping = own(written, 'mapping')
    const shown = nodes.filter(option => !isNull(option)).slice(0, OPTIONS)
    const options = shown.flatMap((node, index): readonly ViewChoice[] => {
      if (this.#isSpent) return []
      const schema = this.view([node], level)
      const value =
        valueMapped(mapping, node, this.#context.files, holder?.file ?? node.file) ??
        (property === undefined ? undefined : schema.name)
      const name = schema.name ?? (schema.label === 'object' ? `Option ${index + 1}` : schema.label)
      return [{ name, schema, ...(value === undefined || property === undefined ? {} : { value }) }]
    })
    return { options, ...(property === undefined ? {} : { property }) }
  }
}

const isHiddenField = ({ value }: ApiNode) => isExcluded(value) || isSet(value, 'x-hidden')

/** The nearest of the schemas that lists forms of the value. */
const listing = (parts: readonly ApiNode[], key: (typeof FORMS)[number]): ApiNode | undefined =>
  parts.findLast(({ value }) => Array.isArray(own(value, key)))

const deeper = ({ depth, unwrapped, open }: Level, opened: readonly ApiNode[]): Level => ({
  depth: depth + 1,
  unwrapped,
  open: opening(open, opened),
})

/** Reads a schema as a view, which takes no more than `most` of the room that is left. */
export function viewOf(node: ApiNode, context: SchemaContext, most: SchemaBudget = SHARE): SchemaView {
  const { budget } = context
  const share = {
    nodes: Math.min(most.nodes, budget.nodes),
    characters: Math.min(most.characters, budget.characters),
  }
  const before = { ...share }
  const view = new Reader({ ...context, budget: share }, node.file).view([node], {
    depth: 0,
    unwrapped: 0,
    open: new Map(),
  })
  budget.nodes -= before.nodes - share.nodes
  budget.characters -= before.characters - share.characters
  return view
}
