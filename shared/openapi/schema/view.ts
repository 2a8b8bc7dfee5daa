import type { Text } from '../../messages/message.ts'
import type { Settable } from '../document/value.ts'

/** One constraint, as readers see it: `minimum` `1`. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** A field of an object. */
export interface ViewField {
  /** Of a pattern, the pattern. */
  readonly name: string
  readonly required: boolean
  readonly isPattern?: boolean
  readonly schema: SchemaView
}

/** One of several forms a value may have. */
export interface ViewChoice {
  readonly name: string
  /** What the discriminator holds for it. */
  readonly value?: string
  readonly schema: SchemaView
}

/** A value that is allowed, and what it means where that is said. */
export interface AllowedValue {
  readonly value: unknown
  readonly description?: string
}

/** A schema as a page shows it: a tree without references, of bounded size. */
export interface SchemaView {
  /** `recursive`: it stands around this place already. `more`: the page has no room. `broken`: it cannot be reached. */
  readonly kind: 'plain' | 'recursive' | 'more' | 'broken'
  /** The type in words: `string (uuid)`, `Pet[]`, `integer or null`. */
  readonly label: string
  /** Without `null`. */
  readonly types: readonly string[]
  readonly isNullable: boolean
  readonly name?: string | undefined
  /** The place of the component that its name is of. */
  readonly component?: string | undefined
  /** What is drawn here stands inside itself: {@link repeats} of what is inside names this. */
  readonly id?: string | undefined
  /** Of what is `recursive`: the place of the schema around it. */
  readonly repeats?: string | undefined
  readonly description?: string | undefined
  readonly format?: string | undefined
  readonly facts: readonly Fact[]
  readonly allowed?: readonly AllowedValue[] | undefined
  readonly constant?: { readonly value: unknown } | undefined
  readonly defaultValue?: { readonly value: unknown } | undefined
  readonly examples: readonly unknown[]
  readonly deprecated: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  readonly fields: readonly ViewField[]
  /** Fields, forms or positions that the page has no room for. */
  readonly omitted?: number | undefined
  readonly items?: SchemaView | undefined
  readonly tuple?: readonly SchemaView[] | undefined
  /** What fields without a name of their own hold. */
  readonly extra?: SchemaView | undefined
  /** Such fields are said to hold anything. */
  readonly isFree?: true | undefined
  readonly choices?:
    | {
        readonly kind: 'oneOf' | 'anyOf'
        readonly property?: string
        readonly options: readonly ViewChoice[]
      }
    | undefined
  readonly not?: SchemaView | undefined
  readonly conditions?:
    | readonly { readonly keyword: 'if' | 'then' | 'else'; readonly schema: SchemaView }[]
    | undefined
  /** Why a part of it is missing. */
  readonly reason?: Text | undefined
}

const NONE: readonly never[] = []

/** A view that says nothing yet. Every field at once, so that all views are objects of one shape: engines read those faster. */
export const emptyView = (): Settable<SchemaView> => ({
  kind: 'plain',
  label: '',
  types: NONE,
  isNullable: false,
  name: undefined,
  component: undefined,
  id: undefined,
  repeats: undefined,
  description: undefined,
  format: undefined,
  facts: NONE,
  allowed: undefined,
  constant: undefined,
  defaultValue: undefined,
  examples: NONE,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  fields: NONE,
  omitted: undefined,
  items: undefined,
  tuple: undefined,
  extra: undefined,
  isFree: undefined,
  choices: undefined,
  not: undefined,
  conditions: undefined,
  reason: undefined,
})

/** A view of what is not looked into. */
export function bareView(kind: SchemaView['kind'], label: string): Settable<SchemaView> {
  const made = emptyView()
  made.kind = kind
  made.label = label
  return made
}
