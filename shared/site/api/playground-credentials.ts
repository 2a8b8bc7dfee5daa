import type { SchemeView, SecurityView } from '../../openapi/operation/security.ts'
import { glyph } from '../base/glyphs.ts'
import { type Attributes, attributes, empty, type Html, html, jsonAttribute, text } from '../base/html.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { oauthOffer } from './oauth-offer.ts'
import { named, row, worded } from './playground-rows.ts'

function secret(label: string, state: Attributes, value: string, location: string): Html {
  const more = { type: 'password', value, autocomplete: 'off', spellcheck: 'false' }
  const shown = state['data-auth'] === 'key' || state['data-auth'] === 'raw' ? named(label) : worded(label)
  return row(shown, { type: location, control: empty('input', { ...state, ...more }) })
}

/** The choice to remember credentials until the tab is closed, and the button that forgets them. */
const keepRow = (texts: SiteTexts): Html =>
  html`<div class="try-keep"><label><input type="checkbox" data-keep>${text(texts.tryKeep)}</label><button type="button" class="try-forget" hidden>${text(texts.tryForget)}</button></div>`

/** The controls for the credentials of all alternatives; `mayKeep` lets readers have them remembered. */
export function credentialRows(
  { alternatives }: SecurityView,
  texts: SiteTexts,
  mayKeep: boolean,
): readonly Html[] {
  const rows = alternatives.flatMap((schemes, way) =>
    schemes.flatMap(scheme => schemeRows(scheme, way, texts)),
  )
  return rows.length > 0 && mayKeep ? [...rows, keepRow(texts)] : rows
}

/** Where the script gets a token; nothing if the scheme describes no flow for that. */
function tokenBox(scheme: SchemeView, way: number, texts: SiteTexts): readonly Html[] {
  const offer = oauthOffer(scheme)
  if (!offer) return []
  const state = html`${attributes({ 'data-way': way, 'data-scheme': scheme.name })}${jsonAttribute('data-oauth', offer)}`
  return [
    html`<details class="try-oauth"${state}><summary>${glyph('chevron')}<span>${text(texts.tryGetToken)}</span></summary></details>`,
  ]
}

/** The controls for the credentials of a scheme; `way` is the index of its alternative. */
function schemeRows(scheme: SchemeView, way: number, texts: SiteTexts): readonly Html[] {
  const {
    kind,
    prefix = '',
    labels: [user, password] = ['', ''],
    location = 'header',
    parameter = 'key',
  } = scheme
  const at = { 'data-way': way, 'data-scheme': scheme.name }
  const { header } = texts.places
  switch (kind) {
    case 'basic':
      return [
        secret(user || texts.username, { ...at, 'data-auth': 'user' }, prefix, header),
        secret(password || texts.password, { ...at, 'data-auth': 'password' }, '', header),
      ]
    case 'key':
      return [
        secret(
          parameter,
          { ...at, 'data-auth': 'key', 'data-place': location, 'data-name': parameter },
          prefix,
          texts.places[location],
        ),
      ]
    case 'bearer':
    case 'oauth2':
    case 'oidc':
      return [
        secret(
          texts.tryToken,
          {
            ...at,
            'data-auth': 'bearer',
            ...(kind === 'bearer' ? {} : { placeholder: texts.tryPaste }),
          },
          prefix,
          header,
        ),
        ...tokenBox(scheme, way, texts),
      ]
    case 'http':
      return [secret('Authorization', { ...at, 'data-auth': 'raw' }, `${scheme.scheme ?? ''} `, header)]
    default:
      return []
  }
}
