import type { OAuthOffer, OfferedFlow } from '../../../shared/site/api/oauth-offer.ts'
import { isKeeping } from '../api/credential-store.ts'
import { ownerOf } from '../api/credentials.ts'
import { make } from '../base/make.ts'
import { onPress } from '../base/press.ts'
import { BEFORE_SEND, type BeforeSend } from '../base/request.ts'
import { oauthText } from '../base/texts.ts'
import { type Control, controlsIn } from '../values/values.ts'
import { applicationOf, getToken, tell, tellFailure } from './attempt.ts'
import { arrangeBox, type Box, button, chosenFlow, chosenScopes, drawBox } from './box.ts'
import { discovered, discoveryAddress, discoveryFailure } from './discovery.ts'
import { forgetSessions, noteSession, rememberSessions, type Session, sessionOf } from './session.ts'
import {
  type Application,
  type Party,
  renewed,
  type Token,
  tokenOfApplication,
  webAddress,
} from './tokens.ts'

/** Where sign-ins of pages without an address of their own lead: the reader copies the address. */
const NOWHERE = 'http://localhost/'

/** How long before its end a token is renewed, in milliseconds. */
const EARLY = 30_000

/** A box of the page with its form. */
interface Place {
  readonly details: HTMLDetailsElement
  readonly form: HTMLFormElement
  readonly box: Box
}

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''

const places = new WeakMap<HTMLDetailsElement, Place>()
const running = new WeakMap<HTMLDetailsElement, AbortController>()

/** The field for the token that a box gets. */
const fieldOf = ({ form, details }: Place): Control | undefined =>
  controlsIn(form, '[data-auth="bearer"]').find(
    ({ dataset }) => dataset.scheme === details.dataset.scheme && dataset.way === details.dataset.way,
  )

/** The server of a flow; `undefined` if its addresses cannot be used. */
function partyOf(place: Place, flow: OfferedFlow | undefined, application: Application): Party | undefined {
  const { form, details } = place
  const base = ownerOf(form, details).server
  const [tokenUrl, authorizationUrl, refreshUrl] = [
    flow?.tokenUrl,
    flow?.authorizationUrl,
    flow?.refreshUrl,
  ].map(written => (written === undefined ? undefined : webAddress(written, base)))
  if (!tokenUrl || (flow?.authorizationUrl !== undefined && !authorizationUrl)) return undefined
  return {
    tokenUrl,
    ...(authorizationUrl ? { authorizationUrl } : {}),
    ...(refreshUrl ? { refreshUrl } : {}),
    application,
    isThrough: form.dataset.through !== undefined,
  }
}

const clock = (time: number): string => new Date(time).toLocaleTimeString([], { timeStyle: 'short' })

/** Fills in a token, and says how long it is valid. */
function take(place: Place, session: Session): void {
  const { box, form, details } = place
  const field = fieldOf(place)
  noteSession(ownerOf(form, details), session)
  if (field) {
    field.value = session.token.value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  tellValid(box, session)
}

function tellValid(box: Box, { token: { expiresAt, refresh } }: Session): void {
  const told = expiresAt === undefined ? oauthText('got') : oauthText('gotUntil', { time: clock(expiresAt) })
  tell(box, told, ...(refresh === undefined ? [] : [button('try-renew', oauthText('renew'))]))
}

/** What is missing before anyone can be asked. */
function missing(
  { client, secret }: Box,
  kind: string | undefined,
): readonly [HTMLInputElement, string] | undefined {
  if (client.value.trim() === '') return [client, oauthText('noClient')]
  return kind === 'clientCredentials' && secret.value === '' ? [secret, oauthText('noSecret')] : undefined
}

async function begin(place: Place): Promise<void> {
  const { box, details } = place
  const flow = chosenFlow(box)
  const lacking = missing(box, flow?.kind)
  const application = applicationOf(box)
  const party = partyOf(place, flow, application)
  if (lacking || !party) {
    const [control, sentence] = lacking ?? [box.start, oauthText('badAddress')]
    tell(box, make('p', 'try-error', sentence))
    control.focus()
    return
  }
  running.get(details)?.abort()
  const stop = new AbortController()
  running.set(details, stop)
  box.cancel.hidden = false
  try {
    const scopes = chosenScopes(box)
    const token = await getToken({ box, party, signal: stop.signal })
    take(place, { flow: Number(box.way.value), application, scopes, token })
  } catch (error) {
    if (stop.signal.aborted) {
      if (running.get(details) === stop) tell(box, oauthText('canceled'))
    } else tellFailure(box, error, party)
  } finally {
    if (running.get(details) === stop) box.cancel.hidden = true
  }
}

/** Gets the next token in the way of the last one; `undefined` if that cannot be done without the reader. */
function next(
  place: Place,
  { flow, application, scopes, token: { refresh } }: Session,
): Promise<Token> | undefined {
  const offered = place.box.offer.flows[flow]
  const party = partyOf(place, offered, application)
  const { signal } = new AbortController()
  if (!party) return undefined
  if (refresh !== undefined) return renewed(party, refresh, signal)
  return offered?.kind === 'clientCredentials' ? tokenOfApplication(party, scopes, signal) : undefined
}

/** Renews the token of a box, and says so. The old token stays if that fails. */
async function renew(place: Place, session: Session): Promise<void> {
  const { box } = place
  const party = partyOf(place, box.offer.flows[session.flow], session.application)
  try {
    const token = await next(place, session)
    if (token) take(place, { ...session, token })
  } catch (error) {
    if (party) tellFailure(box, error, party)
  }
}

/** Renews the tokens of a form that are about to end. */
function beforeSend(form: HTMLFormElement, { wait }: BeforeSend): void {
  for (const details of form.querySelectorAll<HTMLDetailsElement>('.try-oauth:not([hidden])')) {
    const place = places.get(details)
    const session = place && sessionOf(ownerOf(form, details))
    const isOld = (session?.token.expiresAt ?? Number.POSITIVE_INFINITY) - EARLY < Date.now()
    if (place && session && isOld && fieldOf(place)?.value === session.token.value)
      wait(renew(place, session))
  }
}

/** Shows in a box how the token was got that the tab remembers. */
function restore({ box, form, details }: Place): void {
  const session = sessionOf(ownerOf(form, details))
  if (!session) return
  box.way.value = String(session.flow)
  box.client.value = session.application.clientId
  box.secret.value = session.application.secret ?? ''
  box.secretIn.value = session.application.secretIn
  arrangeBox(box)
  tellValid(box, session)
}

function watch(place: Place): void {
  const { box, details } = place
  box.start.addEventListener('click', () => void begin(place))
  box.cancel.addEventListener('click', () => running.get(details)?.abort())
  // Enter in a field of the box is not for the request.
  box.work.parentElement?.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const paste = event.target.closest('.try-paste')?.querySelector('button')
    ;(paste ?? box.start).click()
  })
}

function complete(details: HTMLDetailsElement): void {
  const form = details.closest<HTMLFormElement>('[data-try]')
  const { oauth } = details.dataset
  if (!form || oauth === undefined || details.querySelector('.try-start')) return
  const offer: OAuthOffer = JSON.parse(oauth)
  if (offer.discovery === undefined) drawPlace(details, form, offer)
  else if (!details.querySelector('.try-discover')) offerDiscovery(details, form, offer)
}

/** Adds a button that asks an OpenID Connect server for its addresses. */
function offerDiscovery(details: HTMLDetailsElement, form: HTMLFormElement, offer: OAuthOffer): void {
  const base = ownerOf(form, details).server
  const isThrough = form.dataset.through !== undefined
  const host = discoveryAddress(offer, base)?.host ?? ''
  const inner = make('div', 'try-inner')
  const work = make('div', 'try-work')
  work.role = 'status'
  const press = button('try-discover', oauthText('discover', { host }))
  inner.append(press, work)
  details.append(inner)
  press.addEventListener('click', async () => {
    work.replaceChildren(make('p', 'try-told', oauthText('asking', { host })))
    try {
      const found = await discovered(offer, { base, isThrough })
      // The button was pressed twice, or a preview has drawn the form again.
      if (!inner.isConnected) return
      inner.remove()
      drawPlace(details, form, found)
      details.querySelector<HTMLElement>('.try-inner :is(select, input)')?.focus()
    } catch (error) {
      work.replaceChildren(make('p', 'try-error', discoveryFailure(error, host)))
    }
  })
}

function drawPlace(details: HTMLDetailsElement, form: HTMLFormElement, offer: OAuthOffer): void {
  const isOwnPlace = form.dataset.through === undefined && /^http/.test(location.protocol)
  const redirect = isOwnPlace ? new URL('signed-in.html', own).href : NOWHERE
  const place = { details, form, box: drawBox(details, offer, redirect, !isOwnPlace) }
  places.set(details, place)
  watch(place)
  restore(place)
}

/** Completes the boxes that get OAuth tokens as readers open them. */
export function startOAuth(): void {
  const opened = (target: EventTarget | null) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches('.try-oauth')) complete(target)
  }
  document.addEventListener('toggle', ({ target }) => opened(target), { capture: true })
  for (const details of document.querySelectorAll('.try-oauth[open]')) opened(details)
  document.addEventListener(BEFORE_SEND, event => {
    if (event instanceof CustomEvent && event.target instanceof HTMLFormElement) {
      beforeSend(event.target, event.detail)
    }
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('[data-keep]') && isKeeping()) rememberSessions()
  })
  onPress('.try-forget', forgetSessions)
  onPress('.try-renew', pressed => {
    const details = pressed.closest<HTMLDetailsElement>('.try-oauth')
    const place = details ? places.get(details) : undefined
    const session = place && sessionOf(ownerOf(place.form, place.details))
    if (place && session) void renew(place, session)
  })
}
