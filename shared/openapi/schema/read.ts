import { type ApiNode, child, children, nameOf, nodeKey } from '../document/node.ts'
import type { ApiFiles } from '../document/references.ts'
import { nonEmptyText, own, type Settable, textOf } from '../document/value.ts'
import { LISTED, lengthOf, OVER, reserve, type SchemaBudget, SHARE } from './budget.ts'
import { factsOf } from './facts.ts'
import { KEYWORD_GROUPS, type SchemaGroup } from './keywords.ts'
import { FORMS, holdsMore, isBare, isNull, listing, mayBeNull } from './kinds.ts'
import { labelOf, optionLabel } from './label.ts'
import { deeper, inField, type Level } from './level.ts'
import { demandedIn, namedFields, OTHER_WAY, requiredIn } from './named-fields.ts'
import { nearest, type OpenSchemas, opening, partsOf, type SchemaParts, wholeOf, without } from './parts.ts'
import { isLabel, orNull } from './type-label.ts'
import { holderOf, valueMapped, variantsOf } from './variants.ts'
import { bareView, type SchemaView, type ViewChoice, type ViewField } from './view.ts'

/** The direction of a value: read-only fields are not in requests, write-only ones not in responses. */
export type Direction = 'request' | 'response' | 'either'

/** What views are built with. */
interface SchemaContext {
  readonly files: ApiFiles
  readonly direction: Direction
  readonly budget: SchemaBudget
  /** Required fields come first, instead of in file order. */
  readonly requiredFirst?: boolean
}

const DEEPEST = 5
const OPTIONS = 30
/** The maximum number of nested single choices that are skipped. */
const UNWRAPPED = 20
const CONDITIONS = ['if', 'then', 'else'] as const

/** Reads schemas as views: trees of limited size, however the schemas refer to each other. */
class Reader {
  readonly #context: SchemaContext
  /** The file that is read from. */
  readonly #from: string
  /** Keys of schemas that contain themselves. */
  readonly #recursive = new Set<string>()

  constructor(context: SchemaContext, from: string) {
    this.#context = context
    this.#from = from
  }

  view(nodes: readonly ApiNode[], level: Level): Settable<SchemaView> {
    const { files, budget } = this.#context
    const [first] = nodes
    if (nodes.length === 1 && typeof first?.value === 'boolean')
      return bareView('plain', { kind: first.value ? 'any' : 'nothing' })
    const taken = partsOf(nodes, files, level)
    const name = taken.name ?? nonEmptyText(nearest(taken.parts, 'title'))
    const { repeats, component, broken } = taken
    if (repeats !== undefined) {
      this.#recursive.add(repeats)
      const made = bareView('recursive', name ?? 'object')
      made.component = component
      made.repeats = repeats
      return made
    }
    if (taken.parts.length === 0 && broken !== undefined) {
      const made = bareView('broken', name ?? { kind: 'any' })
      made.reason = broken
      return made
    }
    budget.nodes -= 1
    const single = this.#onlyOption(taken, level)
    if (single) {
      single.id ??= this.#holding(taken)
      return single
    }
    return this.#plain(taken, level, name)
  }

  #plain(taken: SchemaParts, level: Level, name: string | undefined): Settable<SchemaView> {
    const { budget, files } = this.#context
    const made = factsOf(taken)
    budget.characters -= lengthOf(made)
    const isFull = level.depth >= DEEPEST || (!level.isTop && (budget.nodes <= 0 || budget.characters <= 0))
    // A schema that inherits from another is one of its variants, and their forms are listed there.
    const hasVariants =
      (taken.keywords & KEYWORD_GROUPS.kinds) !== 0 && !level.held && !FORMS.some(key => listing(taken, key))
    const variants = hasVariants ? variantsOf(taken, this.#from, files) : []
    if (holdsMore(taken) || variants.length > 0) {
      if (isFull) made.kind = 'more'
      else this.#inner(made, taken, deeper(level, taken.opened))
      if (!isFull && variants.length > 0) this.#variants(made, variants, taken, level)
    }
    made.demanded = demandedIn(taken)
    made.name = name
    made.component = taken.component
    made.id = this.#holding(taken)
    made.reason = taken.broken
    made.isNullable ||= mayBeNull(taken)
    made.label = labelOf(made)
    return made
  }

  /** The key of this schema if its content turned out to contain the schema itself. */
  #holding({ opened }: SchemaParts): string | undefined {
    return this.#recursive.size === 0 ? undefined : opened.map(nodeKey).find(key => this.#recursive.has(key))
  }

  /** `anyOf: [null, X]` is X that may be null. */
  #onlyOption(taken: SchemaParts, level: Level): Settable<SchemaView> | undefined {
    const { parts, opened, keywords } = taken
    if ((keywords & KEYWORD_GROUPS.forms) === 0 || level.unwrapped >= UNWRAPPED) return undefined
    for (const key of FORMS) {
      const holder = listing(taken, key)
      if (holder === undefined) continue
      const options = children(child(holder, key))
      const rest = options.filter(option => !isNull(option))
      const [only] = rest
      if (only === undefined || rest.length !== 1) continue
      const next = (open: OpenSchemas): Level => ({ ...level, unwrapped: level.unwrapped + 1, open })
      const others = parts.map(part => (part === holder ? without(part, key) : part))
      const isAlone = others.length === 1 && isBare(holder, key)
      const view = isAlone
        ? this.view([only], next(opening(level.open, opened)))
        : this.view([...others, only], next(level.open))
      if (options.length === 1) return view
      view.isNullable = true
      view.label = orNull(view.label)
      return view
    }
    return undefined
  }

  /** The view of one keyword of the schemas. */
  #one(parts: readonly ApiNode[], key: string, level: Level): SchemaView | undefined {
    const found: ApiNode[] = []
    for (const part of parts) {
      const value = own(part.value, key)
      if (Array.isArray(value)) return undefined
      if (value !== undefined) found.push(child(part, key))
    }
    return found.length === 0 ? undefined : this.view(found, level)
  }

  #inner(made: Settable<SchemaView>, group: SchemaGroup, level: Level): void {
    const { parts } = group
    const isSeldom = (group.keywords & KEYWORD_GROUPS.seldom) !== 0
    const { fields, rest } = this.#fields(group, level)
    made.fields = fields
    if (rest > 0) made.omitted = rest
    const items = this.#one(parts, 'items', level)
    if (items) made.items = items
    const tuple = isSeldom ? this.#positions(parts, level) : []
    if (tuple.length > 0) made.tuple = tuple
    const extra = this.#one(parts, 'additionalProperties', inField(level))
    if (isLabel(extra?.label, 'any')) made.isFree = true
    else if (isLabel(extra?.label, 'nothing')) made.isClosed = true
    else if (extra) made.extra = extra
    const choices = this.#choices(group, level)
    if (choices) made.choices = choices
    if (!isSeldom) return
    const not = this.#one(parts, 'not', level)
    if (not) made.not = not
    const conditions = CONDITIONS.flatMap(keyword => {
      const schema = this.#one(parts, keyword, level)
      return schema ? [{ keyword, schema }] : []
    })
    if (conditions.length > 0) made.conditions = conditions
  }

  /** Whether nothing more fits, not even to complete a level. */
  #isSpent({ isTop }: Level): boolean {
    const { nodes, characters } = this.#context.budget
    if (isTop) return nodes <= -LISTED
    return nodes <= -OVER.nodes || characters <= -OVER.characters
  }

  #positions(parts: readonly ApiNode[], level: Level): readonly SchemaView[] {
    const nodes = parts.flatMap(part => children(child(part, 'prefixItems'))).slice(0, OPTIONS)
    return nodes.flatMap(node => (this.#isSpent(level) ? [] : this.view([node], level)))
  }

  #fields({ parts, keywords }: SchemaGroup, level: Level): { fields: readonly ViewField[]; rest: number } {
    const { direction, requiredFirst = false } = this.#context
    const required = requiredIn(parts)
    const fields: ViewField[] = []
    let rest = 0
    const otherWay = OTHER_WAY[direction]
    const named = namedFields(parts, otherWay)
    const giveBack = reserve(this.#context.budget, named.length)
    for (const [name, nodes] of named) {
      giveBack()
      if (this.#isSpent(level)) {
        rest++
        continue
      }
      const schema = this.view(nodes, inField(level))
      if (otherWay !== undefined && schema[otherWay]) continue
      fields.push({ name, required: required.has(name), schema })
    }
    const patterns =
      (keywords & KEYWORD_GROUPS.seldom) === 0
        ? []
        : parts.flatMap(part => children(child(part, 'patternProperties')))
    for (const node of patterns) {
      if (this.#isSpent(level)) {
        rest++
        continue
      }
      fields.push({ name: nameOf(node), required: false, isPattern: true, schema: this.view([node], level) })
    }
    if (!requiredFirst) return { fields, rest }
    const ordered = [...fields.filter(field => field.required), ...fields.filter(field => !field.required)]
    return { fields: ordered, rest }
  }

  #choices(group: SchemaGroup, level: Level): SchemaView['choices'] {
    const kind = listing(group, 'oneOf') ? 'oneOf' : 'anyOf'
    const holder = listing(group, kind)
    if (!holder) return undefined
    return { kind, ...this.#options(group.parts, children(child(holder, kind)), level) }
  }

  /** Schemas that inherit from this one, each with what it adds. */
  #variants(
    made: Settable<SchemaView>,
    variants: readonly ApiNode[],
    taken: SchemaParts,
    level: Level,
  ): void {
    const held = new Set(taken.opened.map(({ value }) => wholeOf(value)))
    const inside = deeper(level, taken.opened, held)
    const { options, property } = this.#options(taken.parts, variants, inside)
    // Most variants are known to be objects only because they inherit.
    const typed = options.map(({ schema, ...option }): ViewChoice => {
      const isBare = schema.kind === 'plain' && schema.types.length === 0
      return { ...option, schema: isBare ? { ...schema, types: ['object'], label: option.name } : schema }
    })
    if (typed.length > 0)
      made.choices = { kind: 'oneOf', options: typed, ...(property === undefined ? {} : { property }) }
    const rest = variants.length - options.length
    if (rest > 0) made.omitted = (made.omitted ?? 0) + rest
  }

  /** The discriminator of forms, and each form that fits on the page. */
  #options(parts: readonly ApiNode[], nodes: readonly ApiNode[], level: Level) {
    const holder = holderOf(parts)
    const written = own(holder?.value, 'discriminator')
    const property = textOf(own(written, 'propertyName')) ?? textOf(written)
    const mapping = own(written, 'mapping')
    const shown = nodes.filter(option => !isNull(option)).slice(0, OPTIONS)
    const options = shown.flatMap((node, index): readonly ViewChoice[] => {
      if (this.#isSpent(level)) return []
      const schema = this.view([node], level)
      const value =
        valueMapped(mapping, node, this.#context.files, holder?.file ?? node.file) ??
        (property === undefined ? undefined : schema.name)
      const option = { name: optionLabel(schema, index + 1), schema }
      return [value === undefined || property === undefined ? option : { ...option, value }]
    })
    return { options, ...(property === undefined ? {} : { property }) }
  }
}

/** Reads a schema as a view that takes no more than `most` of what is left of the budget. */
export function viewOf(node: ApiNode, context: SchemaContext, most: SchemaBudget = SHARE): SchemaView {
  const { budget, files, direction, requiredFirst = false } = context
  const share = {
    nodes: Math.min(most.nodes, budget.nodes),
    characters: Math.min(most.characters, budget.characters),
  }
  const before = { ...share }
  const view = new Reader({ files, direction, budget: share, requiredFirst }, node.file).view([node], {
    depth: 0,
    unwrapped: 0,
    open: new Map(),
    held: undefined,
    isTop: true,
  })
  budget.nodes -= before.nodes - share.nodes
  budget.characters -= before.characters - share.characters
  return view
}
