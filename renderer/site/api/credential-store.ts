import { dropFromTab, keepInTab, keptInTab } from '../base/storage.ts'

const START = 'galley:credentials'

/** Whether the reader chose that this tab remembers credentials. */
export const isKeeping = (): boolean => keptInTab(START) !== undefined

/** Remembers from now on what is typed in this tab; returns whether the browser allows it. */
export const startKeeping = (): boolean => keepInTab(START, 'yes')

/** Forgets all credentials of this tab, and remembers no more. */
export const stopKeeping = (): void => dropFromTab(START)

/** What renews a token, beside the token itself. */
export const RENEWAL = 'renewal'

/** Credentials by what they are: a password, a token. */
export type Kept = Readonly<Record<string, string>>

/** The part of a page's address space that a credential belongs to. */
export interface Owner {
  /** The origin of the server that gets it. */
  readonly server: string
  /** The name of the security scheme. */
  readonly scheme: string
}

const nameOf = ({ server, scheme }: Owner): string => `${START} ${JSON.stringify([server, scheme])}`

/** What is remembered for a scheme of a server. */
export function kept(owner: Owner): Kept {
  const written = keptInTab(nameOf(owner))
  const values: unknown = written === undefined ? {} : JSON.parse(written)
  return Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Remembers credentials of a scheme beside those that are known of it; without effect unless the reader chose that. */
export function keep(owner: Owner, values: Kept): void {
  if (isKeeping()) keepInTab(nameOf(owner), JSON.stringify({ ...kept(owner), ...values }))
}
