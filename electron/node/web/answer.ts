/** A response, whatever carries it: the loopback server or Electron's own protocols. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** What every response says: nothing is guessed, nothing is passed on. */
export const COMMON: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Nothing may be loaded or run, and nobody may show it in a frame. */
const CLOSED = "default-src 'none'; frame-ancestors 'none'"

/** A refusal or a fault in a few plain words. */
export function plain(status: number, text: string): Answer {
  return {
    status,
    headers: {
      ...COMMON,
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': CLOSED,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    },
    body: `${text}\n`,
  }
}

export const notFound: Answer = plain(404, 'There is nothing here.')
