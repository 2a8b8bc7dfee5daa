import { nameOf } from '../document/node.ts'
import { schemeNodes } from '../document/swagger.ts'
import { entriesOf, itemsOf, own, textAt, textOf } from '../document/value.ts'
import type { OperationContext } from './context.ts'
import { type FlowView, flowsOf } from './flows.ts'

/** An authentication scheme. */
export interface SchemeView {
  /** Its name in the description. */
  readonly name: string
  readonly kind: 'bearer' | 'basic' | 'key' | 'http' | 'oauth2' | 'oidc' | 'mutual' | 'unknown'
  /** For a key: where and under which name it is sent. */
  readonly location?: 'header' | 'query' | 'cookie'
  readonly parameter?: string
  /** For `http`: the scheme as written, such as `digest`. */
  readonly scheme?: string
  readonly description?: string
  readonly scopes: readonly string[]
  /** For OpenID Connect: where its addresses are found. */
  readonly discovery?: string
  /** For OAuth: how to get a token. */
  readonly flows?: readonly FlowView[]
  /** Labels of the fields for user name and password. */
  readonly labels?: readonly [user: string, password: string]
  /** The prefix of the field's value. */
  readonly prefix?: string
}

/** The authentication of a request: one of the alternatives, each with all its schemes. */
export interface SecurityView {
  readonly alternatives: readonly (readonly SchemeView[])[]
  /** Requests without authentication are answered too. */
  readonly isOptional: boolean
}

const LOCATIONS = ['header', 'query', 'cookie'] as const

function kindOf(value: unknown): Pick<SchemeView, 'kind' | 'location' | 'parameter' | 'scheme'> {
  switch (textOf(own(value, 'type'))) {
    case 'http': {
      const scheme = textOf(own(value, 'scheme')) ?? ''
      const known = scheme.toLowerCase()
      return known === 'bearer' || known === 'basic' ? { kind: known } : { kind: 'http', scheme }
    }
    case 'apiKey': {
      const location = LOCATIONS.find(each => each === own(value, 'in')) ?? 'header'
      return { kind: 'key', location, parameter: textOf(own(value, 'name')) ?? 'key' }
    }
    case 'oauth2':
      return { kind: 'oauth2' }
    case 'openIdConnect':
      return { kind: 'oidc' }
    case 'mutualTLS':
      return { kind: 'mutual' }
    default:
      return { kind: 'unknown' }
  }
}

/** The operation's authentication, or that of the whole API. */
export function securityOf(context: OperationContext): SecurityView {
  const { operation, source, files, isOld } = context
  const written = own(operation.node.value, 'security') ?? own(source.root.value, 'security')
  const schemes = new Map(
    schemeNodes(source.root, isOld).map(node => [nameOf(node), files.at(node)?.value] as const),
  )
  const all = itemsOf(written).map(entriesOf)
  const alternatives = all
    .filter(entries => entries.length > 0)
    .map(entries =>
      entries.map(([name, scopes]): SchemeView => {
        const value = schemes.get(name)
        const description = textAt(value, 'description')
        const flows = flowsOf(value)
        const discovery = textAt(value, 'openIdConnectUrl')
        return {
          name,
          ...kindOf(value),
          ...(description === undefined ? {} : { description }),
          ...(flows.length === 0 ? {} : { flows }),
          ...(discovery === undefined ? {} : { discovery }),
          scopes: itemsOf(scopes).flatMap(scope => textOf(scope) ?? []),
        }
      }),
    )
  return { alternatives, isOptional: alternatives.length === 0 || all.some(entries => entries.length === 0) }
}

/** Whether the operation itself declares that it needs no authentication. */
export function isPublic({ operation }: Pick<OperationContext, 'operation'>): boolean {
  const written = own(operation.node.value, 'security')
  return Array.isArray(written) && written.length === 0
}
