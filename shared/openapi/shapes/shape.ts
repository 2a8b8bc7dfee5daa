import type { Message } from '../../messages/message.ts'
import type { Dialect } from '../document/read.ts'

/**
 * The type of a field: a text, a boolean, a number, anything, a list, a list of texts, or objects of the named shape.
 */
export type Holds =
  | 'text'
  | 'truth'
  | 'number'
  | 'any'
  | 'list'
  | 'texts'
  | 'map'
  | { readonly one: string }
  | { readonly listOf: string }
  | { readonly mapOf: string }

/** One kind of object of a description. */
export interface Shape {
  /** Its name for people. */
  readonly label: Message
  readonly fields: Readonly<Record<string, Holds>>
  readonly required?: readonly string[]
  /** Fields that are required only before that version of OpenAPI. */
  readonly requiredBefore?: Readonly<Record<string, Dialect>>
  /** The version of OpenAPI that introduced a field, unless it is the first one. */
  readonly since?: Readonly<Record<string, Dialect>>
  /** Fields that exclude each other. */
  readonly exclusive?: readonly (readonly [string, string])[]
  /** Keys are names that authors choose, for objects of that shape. */
  readonly names?: string
  /** A reference may be in its place. */
  readonly mayRefer?: boolean
}

/** Shapes by their names. */
export type Shapes = Readonly<Record<string, Shape>>

/** A field that holds one object. */
export const one = (name: string): Holds => ({ one: name })
/** A field that holds a list of objects. */
export const listOf = (name: string): Holds => ({ listOf: name })
/** A field that holds objects under names that authors choose. */
export const mapOf = (name: string): Holds => ({ mapOf: name })

/** A short and a long description. */
export const summaryAndDescription = { summary: 'text', description: 'text' } as const
