import type { ReactElement } from 'react'

/** One state of a component: what it shows, and the component in it. */
export type State = readonly [name: string, element: ReactElement]

/** A component of the kit in all its states. */
export interface Specimen {
  /** The name of its file. */
  readonly name: string
  /** When to use it, in a sentence. */
  readonly use: string
  readonly states: readonly State[]
}
