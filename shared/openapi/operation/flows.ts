import { entriesOf, own, textAt } from '../document/value.ts'

/** One OAuth flow. */
export interface FlowView {
  readonly kind: FlowKind
  /** Where a person grants access. */
  readonly authorizationUrl?: string
  /** Where the token is requested. */
  readonly tokenUrl?: string
  readonly refreshUrl?: string
  readonly scopes: readonly { readonly name: string; readonly description?: string }[]
}

const KINDS = [
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'implicit',
  'password',
] as const

/** OpenAPI's name of an OAuth flow. */
export type FlowKind = (typeof KINDS)[number]

/** Reads the flows of a scheme in the form of OpenAPI 3. */
export function flowsOf(scheme: unknown): readonly FlowView[] {
  const written = own(scheme, 'flows')
  return KINDS.flatMap(kind => {
    const flow = own(written, kind)
    if (flow === undefined) return []
    const authorizationUrl = textAt(flow, 'authorizationUrl') ?? textAt(flow, 'deviceAuthorizationUrl')
    const [tokenUrl, refreshUrl] = [textAt(flow, 'tokenUrl'), textAt(flow, 'refreshUrl')]
    const scopes = entriesOf(own(flow, 'scopes')).map(([name, description]) =>
      typeof description === 'string' && description !== '' ? { name, description } : { name },
    )
    return [
      {
        kind,
        ...(authorizationUrl === undefined ? {} : { authorizationUrl }),
        ...(tokenUrl === undefined ? {} : { tokenUrl }),
        ...(refreshUrl === undefined ? {} : { refreshUrl }),
        scopes,
      },
    ]
  })
}
