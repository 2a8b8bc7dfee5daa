/** What a field holds: a text, a truth value, anything, a list, a list of texts, or objects of the shape of that name. */
export type Holds =
  | 'text'
  | 'truth'
  | 'any'
  | 'list'
  | 'texts'
  | 'map'
  | { readonly one: string }
  | { readonly listOf: string }
  | { readonly mapOf: string }

/** One kind of object of a description, as OpenAPI 3 has it. */
export interface Shape {
  /** How people call it. */
  readonly label: string
  readonly fields: Readonly<Record<string, Holds>>
  readonly required?: readonly string[]
  /** Fields of which only one may be there. */
  readonly apart?: readonly (readonly [string, string])[]
  /** Keys are names of the author's own, and hold objects of that shape. */
  readonly names?: string
  /** A reference may stand in its place. */
  readonly mayRefer?: boolean
}

/** Shapes by their names. */
export type Shapes = Readonly<Record<string, Shape>>

/** A field that holds one object. */
export const one = (name: string): Holds => ({ one: name })
/** A field that holds a list of objects. */
export const listOf = (name: string): Holds => ({ listOf: name })
/** A field that holds objects by names of the author's own. */
export const mapOf = (name: string): Holds => ({ mapOf: name })

/** Short and long words about something. */
export const summaryAndDescription = { summary: 'text', description: 'text' } as const
