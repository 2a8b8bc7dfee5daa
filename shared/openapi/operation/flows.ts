import { entriesOf, own, textAt } from '../document/value.ts'

/** One way in which OAuth gives tokens. */
export interface FlowView {
  readonly kind: FlowKind
  /** Where a person agrees. */
  readonly authorizationUrl?: string
  /** Where the token comes from. */
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

/** What OpenAPI calls a way in which OAuth gives tokens. */
export type FlowKind = (typeof KINDS)[number]

/** Reads the flows of a scheme, as OpenAPI 3 has them. */
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
