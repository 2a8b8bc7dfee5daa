/** The name of the channel between a page that waits for a sign-in and the page that the sign-in returns to. */
export const CHANNEL = 'galley:oauth'

/** What is said on the channel. Only the page that began the attempt with this state takes its code. */
export type Signal =
  | { readonly kind: 'returned'; readonly query: string }
  | { readonly kind: 'taken'; readonly state: string }

/** Reads a message of the channel; `undefined` for anything else. */
export function readSignal(data: unknown): Signal | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const [kind, query, state] = ['kind', 'query', 'state'].map((name): unknown => Reflect.get(data, name))
  if (kind === 'returned' && typeof query === 'string') return { kind, query }
  return kind === 'taken' && typeof state === 'string' ? { kind, state } : undefined
}
