import type { Message } from '../../messages/message.ts'
import type { Settable } from '../document/value.ts'
import type { TypeLabel } from './type-label.ts'

/** One constraint, as readers see it: `minimum` `1`. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** A field of an object. */
export interface ViewField {
  /** For a pattern, the pattern itself. */
  readonly name: string
  readonly required: boolean
  readonly isPattern?: boolean
  readonly schema: SchemaView
}

/** One of several forms of a value. */
export interface ViewChoice {
  readonly name: TypeLabel
  /** The discriminator value of this form. */
  readonly value?: string
  readonly schema: SchemaView
}

/** An allowed value, with its meaning if that is given. */
export interface AllowedValue {
  readonly value: unknown
  readonly description?: string
}

/** How a value is written as XML (OpenAPI 3.2, section “XML Object”). */
export interface XmlView {
  readonly name?: string
  readonly prefix?: string
  readonly namespace?: string
  /** Where it is written; as an element if nothing is said. */
  readonly node?: 'attribute' | 'text' | 'cdata'
  /** A list has an element around its items. */
  readonly isWrapped?: true
}

/** A schema as a page shows it: a tree without references, of limited size. */
export interface SchemaView {
  /**
   * `recursive`: an outer schema is the same. `more`: it does not fit on the page. `broken`: it cannot be
   * reached.
   */
  readonly kind: 'plain' | 'recursive' | 'more' | 'broken'
  readonly label: TypeLabel
  /** Without `null`. */
  readonly types: readonly string[]
  readonly isNullable: boolean
  readonly name?: string | undefined
  /** The key of the component with that name. */
  readonly component?: string | undefined
  /** Set if the content repeats this schema: {@link repeats} of an inner view names it. */
  readonly id?: string | undefined
  /** For a `recursive` view: the key of the outer schema. */
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
  /** The names of required fields that other schemas of the same value describe. */
  readonly demanded?: readonly string[] | undefined
  /** The number of fields, forms or positions that do not fit on the page. */
  readonly omitted?: number | undefined
  readonly items?: SchemaView | undefined
  readonly tuple?: readonly SchemaView[] | undefined
  /** The view of fields without a name of their own. */
  readonly extra?: SchemaView | undefined
  /** Such fields may explicitly hold anything. */
  readonly isFree?: true | undefined
  /** There are no such fields. */
  readonly isClosed?: true | undefined
  readonly choices?:
    | {
        readonly kind: 'oneOf' | 'anyOf'
        readonly property?: string
        readonly options: readonly ViewChoice[]
      }
    | undefined
  readonly not?: SchemaView | undefined
  readonly xml?: XmlView | undefined
  readonly conditions?:
    | readonly { readonly keyword: 'if' | 'then' | 'else'; readonly schema: SchemaView }[]
    | undefined
  /** Why a part of it is missing. */
  readonly reason?: Message | undefined
}

const NONE: readonly never[] = []

/**
 * An empty view. All fields are set at once, so that all views have the same object shape: engines read those
 * faster.
 */
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
  demanded: undefined,
  omitted: undefined,
  items: undefined,
  tuple: undefined,
  extra: undefined,
  isFree: undefined,
  isClosed: undefined,
  choices: undefined,
  not: undefined,
  xml: undefined,
  conditions: undefined,
  reason: undefined,
})

/** A view of a schema whose content is not read. */
export function bareView(kind: SchemaView['kind'], label: TypeLabel): Settable<SchemaView> {
  const made = emptyView()
  made.kind = kind
  made.label = label
  return made
}
