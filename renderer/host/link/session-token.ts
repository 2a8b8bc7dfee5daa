import { LinkRefused } from './link.ts'

const STORAGE_KEY = 'galley.token'

/** The token that admits this window: stored earlier, or exchanged for the launch code in the address. */
export async function sessionToken(): Promise<string> {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (code) {
    history.replaceState(null, '', location.pathname + location.search)
    const reply = await fetch(new URL('session', location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    const answer: unknown = reply.ok ? await reply.json() : undefined
    const token = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'token') : undefined
    if (typeof token === 'string') sessionStorage.setItem(STORAGE_KEY, token)
  }
  const token = sessionStorage.getItem(STORAGE_KEY)
  if (!token) throw new LinkRefused('This address has been used before. Start Galley again.')
  return token
}
