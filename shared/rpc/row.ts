import type { Shape } from './shape.ts'

/** A row of the contract. `gives` exists only for its type. */
export interface Row<T, G> {
  readonly takes: Shape<T>
  readonly gives: G
}

/** Starts a row of the contract: what it takes, then `gives` with the type of its reply. */
export function takes<T>(shape: Shape<T>) {
  return { gives: <G>(): Row<T, G> => ({ takes: shape, gives: undefined as G }) }
}

/** Rows by the names of their requests. */
export type Rows = Readonly<Record<string, Row<unknown, unknown>>>

/** What a row takes, after its shape was checked. */
export type TakenBy<R> = R extends { readonly takes: Shape<infer T> } ? T : never

/** What a row gives. */
export type GivenBy<R> = R extends { readonly gives: infer G } ? G : never

/** A function for each row. Expected failures are thrown as `Refusal`. */
export type HandlersOf<R extends Rows> = {
  readonly [M in keyof R]: (input: TakenBy<R[M]>) => GivenBy<R[M]> | Promise<GivenBy<R[M]>>
}

/** Returns handlers that call the method of the same name on what `target` gives at the time of each request. */
export function forward<R extends Rows>(rows: R, target: () => HandlersOf<R>): HandlersOf<R> {
  const names: readonly (keyof R & string)[] = Object.keys(rows)
  const calls = names.map(name => [name, (input: TakenBy<R[typeof name]>) => target()[name](input)])
  return Object.fromEntries(calls) as HandlersOf<R>
}
