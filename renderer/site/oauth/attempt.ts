import { codeBlock, make } from '../base/make.ts'
import { oauthText, requestText } from '../base/texts.ts'
import { type Box, button, chosenFlow, chosenScopes } from './box.ts'
import { CHANNEL, readSignal, type Signal } from './channel.ts'
import {
  type Application,
  askDevice,
  beginDevice,
  beginSignIn,
  finishSignIn,
  type Party,
  pastedResult,
  type SignIn,
  sayWhy,
  type Token,
  tokenOfApplication,
  Unfit,
  webAddress,
} from './tokens.ts'
import { Unanswered } from './transport.ts'

/** The application as the reader described it. */
export function applicationOf({ client, secret, secretIn }: Box): Application {
  const clientId = client.value.trim()
  return {
    clientId,
    secretIn: secretIn.value === 'body' ? 'body' : 'header',
    ...(secret.value === '' ? {} : { secret: secret.value }),
  }
}

/** Shows what is going on. */
export function tell({ work }: Box, ...contents: readonly (string | Node)[]): void {
  const parts = contents.map(each => (typeof each === 'string' ? make('p', 'try-told', each) : each))
  work.replaceChildren(...parts)
}

/** Shows why there is no token. */
export function tellFailure(box: Box, error: unknown, party: Party): void {
  const sentence = make('p', 'try-error', sayWhy(error, party))
  const needed = error instanceof Unanswered ? error.failure.needed : undefined
  tell(box, sentence, ...(needed === undefined ? [] : [codeBlock(needed, requestText('needed'))]))
}

function linkTo(address: string, host: string): HTMLAnchorElement {
  const link = make('a', 'try-open', oauthText('open', { host }))
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener noreferrer' })
  return link
}

/** Waits until the reader presses a button, or until that number of seconds has passed. Rejects if the reader gives up. */
const pressedOr = (element: HTMLElement, seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const own = new AbortController()
    const timer = Number.isFinite(seconds) ? setTimeout(() => end(resolve), seconds * 1000) : undefined
    const end = (then: () => void) => {
      clearTimeout(timer)
      own.abort()
      then()
    }
    element.addEventListener('click', () => end(resolve), { signal: own.signal })
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: own.signal })
  })

/** A field for the address at which the sign-in ended. */
function pasteRow(): {
  readonly row: HTMLElement
  readonly field: HTMLInputElement
  readonly use: HTMLElement
} {
  const row = make('div', 'try-paste')
  const label = make('label', 'try-label')
  const field = make('input', '')
  Object.assign(field, { type: 'text', autocomplete: 'off', spellcheck: false })
  label.append(make('span', 'try-word', oauthText('pasted')), field)
  const use = button('try-use', oauthText('use'))
  row.append(label, use)
  return { row, field, use }
}

/** The result that the page of the site hands over after a sign-in in a window. */
const returned = ({ state }: SignIn, signal: AbortSignal): Promise<URLSearchParams> =>
  new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL)
    signal.addEventListener(
      'abort',
      () => {
        channel.close()
        reject(signal.reason)
      },
      { once: true },
    )
    channel.onmessage = ({ data }) => {
      const message = readSignal(data)
      if (message?.kind !== 'returned') return
      const result = new URLSearchParams(message.query)
      if (result.get('state') !== state) return
      channel.postMessage({ kind: 'taken', state } satisfies Signal)
      resolve(result)
    }
  })

/** How a reader gets a token now. */
interface Attempt {
  readonly box: Box
  readonly party: Party
  readonly signal: AbortSignal
}

/** Opens a window for the sign-in; it cannot reach back to the page. */
function opened(): Window | null {
  const made = window.open('about:blank', '', 'popup,width=520,height=720')
  if (made) made.opener = null
  return made
}

async function pastedToken(
  { box, party, signal }: Attempt,
  attempt: SignIn,
  paste: ReturnType<typeof pasteRow>,
) {
  for (;;) {
    await pressedOr(paste.use, Number.POSITIVE_INFINITY, signal)
    try {
      return await finishSignIn(party, attempt, pastedResult(paste.field.value), signal)
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      box.work.querySelector('.try-error')?.remove()
      box.work.append(make('p', 'try-error', error.message))
      paste.field.focus()
    }
  }
}

async function signIn(attempt: Attempt, hasWindow: boolean): Promise<Token> {
  const { box, party, signal } = attempt
  // Browsers open windows only at once after a press.
  const shown = hasWindow ? opened() : null
  const begun = await beginSignIn(party, box.redirect.value.trim(), chosenScopes(box)).catch(
    (error: unknown) => {
      shown?.close()
      throw error
    },
  )
  const { address } = begun
  const paste = pasteRow()
  const told = oauthText(shown ? 'inWindow' : 'byHand', { host: address.host })
  tell(box, told, ...(shown ? [] : [linkTo(address.href, address.host)]), paste.row)
  if (shown) shown.location.href = address.href
  else box.work.querySelector<HTMLElement>('.try-open')?.focus()
  const own = new AbortController()
  const either = AbortSignal.any([signal, own.signal])
  const byPaste = pastedToken({ ...attempt, signal: either }, begun, paste)
  const byWindow = hasWindow
    ? returned(begun, either).then(result => finishSignIn(party, begun, result, signal))
    : new Promise<never>(() => undefined)
  try {
    return await Promise.race([byPaste, byWindow])
  } finally {
    own.abort()
    for (const rest of [byPaste, byWindow]) rest.catch(() => undefined) // the other way is given up
  }
}

/** Shows the code, and asks for the token until it is entered. A page that someone else sends for asks only on a press. */
async function byDevice({ box, party, signal }: Attempt): Promise<Token> {
  const code = await beginDevice(party, chosenScopes(box), signal)
  const address = webAddress(code.verification_uri_complete ?? code.verification_uri)
  if (!address) throw new Unfit(oauthText('unreadable', { host: party.tokenUrl.host }))
  const { host } = address
  const entered = button('try-use', oauthText('deviceEntered'))
  const told = make('p', 'try-told', party.isThrough ? '' : oauthText('deviceWaiting'))
  const shown = make('p', 'try-code', code.user_code)
  tell(box, oauthText('device', { host }), linkTo(address.href, host), shown, told, entered)
  let seconds = party.isThrough ? Number.POSITIVE_INFINITY : (code.interval ?? 5)
  for (;;) {
    await pressedOr(entered, seconds, signal)
    const found = await askDevice(party, code.device_code, signal)
    if (typeof found !== 'string') return found
    if (found === 'late') throw new Unfit(oauthText('deviceLate'))
    if (found === 'slower') seconds += 5
    told.textContent = oauthText('devicePending', { host })
  }
}

/** Gets a token in the chosen way. Rejects if the reader gives up. */
export async function getToken(attempt: Attempt): Promise<Token> {
  const { box, party, signal } = attempt
  const { kind } = chosenFlow(box) ?? {}
  const hasWindow = !party.isThrough && /^http/.test(location.protocol)
  if (kind === 'authorizationCode') return signIn(attempt, hasWindow)
  tell(box, oauthText('asking', { host: party.tokenUrl.host }))
  if (kind === 'deviceAuthorization') return byDevice(attempt)
  return tokenOfApplication(party, chosenScopes(box), signal)
}
