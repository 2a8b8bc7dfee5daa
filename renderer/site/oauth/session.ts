import { isKeeping, keep, kept, type Owner, RENEWAL } from '../api/credential-store.ts'
import type { Application, Token } from './tokens.ts'

/** How the token of a scheme was got: enough to get the next one. */
export interface Session {
  /** The position of the flow in the offer. */
  readonly flow: number
  readonly application: Application
  readonly scopes: readonly string[]
  readonly token: Token
}

const sessions = new Map<string, { readonly owner: Owner; readonly session: Session }>()

const keyOf = ({ server, scheme }: Owner): string => JSON.stringify([server, scheme])

const write = (owner: Owner, session: Session): void => keep(owner, { [RENEWAL]: JSON.stringify(session) })

/** The session of a scheme, from this page or remembered in the tab. */
export function sessionOf(owner: Owner): Session | undefined {
  const here = sessions.get(keyOf(owner))
  if (here) return here.session
  const written = isKeeping() ? kept(owner)[RENEWAL] : undefined
  return written === undefined ? undefined : JSON.parse(written)
}

/** Notes how a token was got; the tab remembers it if the reader chose that. */
export function noteSession(owner: Owner, session: Session): void {
  sessions.set(keyOf(owner), { owner, session })
  write(owner, session)
}

/** Remembers in the tab what was noted before the reader chose that. */
export function rememberSessions(): void {
  for (const { owner, session } of sessions.values()) write(owner, session)
}

/** Forgets how tokens were got. */
export const forgetSessions = (): void => sessions.clear()
