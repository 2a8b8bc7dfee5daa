import type { SchemeView } from '../../openapi/operation/security.ts'
import { type Attributes, empty, type Html } from '../base/html.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { named, row, worded } from './playground-rows.ts'

function secret(label: string, state: Attributes, value: string, location: string): Html {
  const more = { type: 'password', value, autocomplete: 'off', spellcheck: 'false' }
  const shown = state['data-auth'] === 'key' || state['data-auth'] === 'raw' ? named(label) : worded(label)
  return row(shown, location, empty('input', { ...state, ...more }))
}

/** The controls for the credentials of a scheme; `way` is the index of its alternative. */
export function schemeRows(scheme: SchemeView, way: number, texts: SiteTexts): readonly Html[] {
  const {
    kind,
    prefix = '',
    labels: [user, password] = ['', ''],
    location = 'header',
    parameter = 'key',
  } = scheme
  const at = { 'data-way': way }
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
      ]
    case 'http':
      return [secret('Authorization', { ...at, 'data-auth': 'raw' }, `${scheme.scheme ?? ''} `, header)]
    default:
      return []
  }
}
