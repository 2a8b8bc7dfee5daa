import { message } from '../../../messages/message.ts'
import { type ApiNode, child, children, nameOf } from '../../../openapi/document/node.ts'
import { schemeNodes } from '../../../openapi/document/swagger.ts'
import { entriesOf, itemsOf, own, textOf } from '../../../openapi/document/value.ts'
import type { ApiRule, Lint } from './lint.ts'

const PLACES = ['query', 'header', 'cookie']

const FLOWS: Readonly<Record<string, readonly string[]>> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  clientCredentials: ['tokenUrl'],
  authorizationCode: ['authorizationUrl', 'tokenUrl'],
  deviceAuthorization: ['deviceAuthorizationUrl', 'tokenUrl'],
}

const OLD_FLOWS: Readonly<Record<string, readonly string[]>> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  application: ['tokenUrl'],
  accessCode: ['authorizationUrl', 'tokenUrl'],
}

function needs(lint: Lint, node: ApiNode, keys: readonly string[], name: string): void {
  for (const key of keys) {
    if (own(node.value, key) !== undefined) continue
    lint.add('api/security-scheme', node, {
      message: message('api-rules:flowNeeds', { flow: name, key }),
      severity: 'error',
    })
  }
}

function oldFlow(node: ApiNode, lint: Lint): void {
  const at = child(node, 'flow')
  const flow = textOf(at.value)
  if (own(node.value, 'type') !== 'oauth2' || flow === undefined) return
  const keys = Object.hasOwn(OLD_FLOWS, flow) ? OLD_FLOWS[flow] : undefined
  if (keys !== undefined) {
    needs(lint, node, keys, flow)
    return
  }
  lint.add('api/security-scheme', at, {
    message: message('api-rules:flow', { flow }),
    hint: message('api-rules:styles', { styles: Object.keys(OLD_FLOWS) }),
    severity: 'error',
  })
}

/** What a security scheme says. */
export const securityScheme: ApiRule = (node, lint) => {
  const place = child(node, 'in')
  const places = lint.dialect === '2.0' ? PLACES.slice(0, 2) : PLACES
  if (
    own(node.value, 'type') === 'apiKey' &&
    place.value !== undefined &&
    !places.includes(textOf(place.value) ?? '')
  ) {
    lint.add('api/security-scheme', place, {
      message: message('api-rules:keyPlace', { written: textOf(place.value) ?? '' }),
      hint: message('api-rules:places', { places }),
      severity: 'error',
    })
  }
  if (lint.dialect === '2.0') oldFlow(node, lint)
  for (const flow of children(child(node, 'flows'))) {
    const name = nameOf(flow)
    if (Object.hasOwn(FLOWS, name)) needs(lint, flow, FLOWS[name] ?? [], name)
  }
}

/** The scopes of each scheme; of one that can have any scope, none are known. */
function scopesOf(lint: Lint): ReadonlyMap<string, ReadonlySet<string> | undefined> {
  return new Map(
    schemeNodes(lint.source.root, lint.dialect === '2.0').map(written => {
      const { value } = lint.files.at(written) ?? written
      const flows = entriesOf(own(value, 'flows'))
      const isOAuth = own(value, 'type') === 'oauth2'
      const names = flows.flatMap(([, flow]) => entriesOf(own(flow, 'scopes')).map(([name]) => name))
      return [nameOf(written), isOAuth ? new Set(names) : undefined]
    }),
  )
}

/** The scopes that operations need. */
export function scopes(lint: Lint): void {
  const known = scopesOf(lint)
  const holders = [lint.source.root, ...lint.source.operations.map(({ node }) => node)]
  for (const holder of holders) {
    for (const each of children(child(holder, 'security'))) {
      for (const scheme of children(each)) scopesAt(lint, scheme, known)
    }
  }
}

function scopesAt(
  lint: Lint,
  scheme: ApiNode,
  known: ReadonlyMap<string, ReadonlySet<string> | undefined>,
): void {
  const name = nameOf(scheme)
  const names = known.get(name)
  if (names === undefined || itemsOf(scheme.value).length === 0) return
  for (const at of children(scheme)) {
    const scope = textOf(at.value) ?? ''
    if (names.has(scope)) continue
    const said = message('api-rules:scope', { name, scope })
    lint.add('api/unknown-scope', at, { message: said, severity: 'warning' })
  }
}
