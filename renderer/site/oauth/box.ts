import type { OAuthOffer, OfferedFlow } from '../../../shared/site/api/oauth-offer.ts'
import { make } from '../base/make.ts'
import { oauthText, oauthWay } from '../base/texts.ts'

/** The controls with which a reader gets a token. */
export interface Box {
  readonly offer: OAuthOffer
  /** The way to get a token. */
  readonly way: HTMLSelectElement
  readonly client: HTMLInputElement
  readonly secret: HTMLInputElement
  readonly secretIn: HTMLSelectElement
  readonly redirect: HTMLInputElement
  readonly scopes: HTMLFieldSetElement
  readonly otherScopes: HTMLInputElement
  readonly start: HTMLButtonElement
  readonly cancel: HTMLButtonElement
  /** What is going on, and what the reader has to do. */
  readonly work: HTMLElement
}

function row(label: string, control: HTMLElement, hint = ''): HTMLLabelElement {
  const made = make('label', 'try-row')
  const told = make('span', 'try-label')
  told.append(make('span', 'try-word', label), ' ', make('small', '', hint))
  made.append(told, control)
  return made
}

function input(type: 'text' | 'password', value = ''): HTMLInputElement {
  const made = make('input', '')
  Object.assign(made, { type, value, autocomplete: 'off', spellcheck: false })
  return made
}

function select(choices: readonly (readonly [value: string, label: string])[]): HTMLSelectElement {
  const made = make('select', '')
  made.append(...choices.map(([value, label]) => new Option(label, value)))
  return made
}

/** A button with a text. */
export function button(className: string, label: string): HTMLButtonElement {
  const made = make('button', className, label)
  made.type = 'button'
  return made
}

function scopeList({ scopes }: OAuthOffer): HTMLFieldSetElement {
  const made = make('fieldset', 'try-scopes')
  made.append(make('legend', '', oauthText('scopes')))
  for (const { name, description = '', isNeeded = false } of scopes) {
    const choice = make('input', '')
    Object.assign(choice, { type: 'checkbox', value: name, checked: isNeeded })
    const label = make('label', '')
    const told = make('span', '')
    told.append(make('code', '', name), ' ', make('small', '', description))
    label.append(choice, told)
    made.append(label)
  }
  return made
}

/** The flow that the reader chose. */
export const chosenFlow = ({ offer, way }: Box): OfferedFlow | undefined => offer.flows[Number(way.value)]

/** The chosen scopes, and those that were typed. */
export function chosenScopes({ scopes, otherScopes }: Box): readonly string[] {
  const chosen = [...scopes.querySelectorAll<HTMLInputElement>('label:not([hidden]) > input:checked')]
  const typed = otherScopes.value.split(/\s+/).filter(name => name !== '')
  return [...new Set([...chosen.map(({ value }) => value), ...typed])]
}

/** Shows what the chosen way needs. */
export function arrangeBox(box: Box): void {
  const { redirect, scopes, secret, secretIn } = box
  const flow = chosenFlow(box)
  const isSigningIn = flow?.kind === 'authorizationCode'
  const rowOf = (control: HTMLElement) => control.closest<HTMLElement>('.try-row') ?? control
  rowOf(redirect).hidden = !isSigningIn
  rowOf(secretIn).hidden = secret.value === ''
  secret.placeholder = flow?.kind === 'clientCredentials' ? '' : oauthText('secretOptional')
  const offered = new Set(flow?.scopes.map(position => box.offer.scopes[position]?.name))
  for (const label of scopes.querySelectorAll('label')) {
    const name = label.querySelector('input')?.value
    const isNeeded = box.offer.scopes.some(scope => scope.name === name && scope.isNeeded)
    label.hidden = !isNeeded && !offered.has(name)
  }
  scopes.hidden = scopes.querySelector('label:not([hidden])') === null
}

/** Draws the controls; `redirect` is where sign-ins return to, and `mayChange` lets the reader choose another place. */
export function drawBox(into: HTMLElement, offer: OAuthOffer, redirect: string, mayChange: boolean): Box {
  const ways = offer.flows.map(({ kind }, index) => [String(index), oauthWay(kind)] as const)
  const box: Box = {
    offer,
    way: select(ways),
    client: input('text'),
    secret: input('password'),
    secretIn: select([
      ['header', oauthText('inHeader')],
      ['body', oauthText('inBody')],
    ]),
    redirect: input('text', redirect),
    scopes: scopeList(offer),
    otherScopes: input('text'),
    start: button('try-start', oauthText('start')),
    cancel: button('try-stop', oauthText('cancel')),
    work: make('div', 'try-work'),
  }
  box.redirect.readOnly = !mayChange
  box.otherScopes.placeholder = oauthText('otherScopesHint')
  box.cancel.hidden = true
  box.work.setAttribute('role', 'status')
  const actions = make('div', 'try-actions')
  actions.append(box.start, box.cancel)
  const inner = make('div', 'try-inner')
  inner.append(
    ...(ways.length > 1 ? [row(oauthText('way'), box.way)] : []),
    row(oauthText('client'), box.client),
    row(oauthText('secret'), box.secret),
    row(oauthText('secretIn'), box.secretIn),
    row(oauthText('redirect'), box.redirect, oauthText('redirectHint')),
    box.scopes,
    row(oauthText('otherScopes'), box.otherScopes),
    actions,
    box.work,
  )
  into.append(inner)
  arrangeBox(box)
  box.way.addEventListener('change', () => arrangeBox(box))
  box.secret.addEventListener('input', () => arrangeBox(box))
  return box
}
