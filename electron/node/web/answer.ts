import { inEnglish } from '../../../shared/messages/in-english.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
/** A response over any transport: the loopback server or Electron's own protocols. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** Headers of every response: types are not guessed, referrers are not sent. */
export const COMMON: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Nothing may be loaded or run, and no page may frame it. */
const CLOSED = "default-src 'none'; frame-ancestors 'none'"

/** A refusal or an error in one plain sentence. */
export function plain(status: number, text: Message): Answer {
  return {
    status,
    headers: {
      ...COMMON,
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': CLOSED,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    },
    body: `${inEnglish(text)}\n`,
  }
}

export const notFound: Answer = plain(404, message('host:answers.nothing'))
