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
  readonly name?: string
  /** The place of the component that its name is of. */
  readonly component?: string
  /** What is drawn here stands inside itself: {@link again} of what is inside names this. */
  readonly place?: string
  /** Of what is `recursive`: the place of the schema around it. */
  readonly again?: string
  readonly description?: string
  readonly format?: string
  readonly facts: readonly Fact[]
  readonly allowed?: readonly AllowedValue[]
  readonly constant?: { readonly value: unknown }
  readonly standard?: { readonly value: unknown }
  readonly examples: readonly unknown[]
  readonly deprecated: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  readonly fields: readonly ViewField[]
  /** Fields, forms or positions that the page has no room for. */
  readonly rest?: number
  readonly items?: SchemaView
  readonly tuple?: readonly SchemaView[]
  /** What fields without a name of their own hold. */
  readonly extra?: SchemaView
  /** Such fields are said to hold anything. */
  readonly isFree?: true
  readonly choices?: {
    readonly kind: 'oneOf' | 'anyOf'
    readonly property?: string
    readonly options: readonly ViewChoice[]
  }
  readonly not?: SchemaView
  readonly conditions?: readonly { readonly word: 'if' | 'then' | 'else'; readonly schema: SchemaView }[]
  /** Why a part of it is missing. */
  readonly reason?: string
}
