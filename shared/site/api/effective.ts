import type { SiteSettings } from '../../config/schema/settings.ts'
import { filledUrl } from '../../openapi/operation/address.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import { isPublic, type SchemeView, type SecurityView } from '../../openapi/operation/security.ts'
import type { ServerView } from '../../openapi/operation/servers.ts'
import type { Literal } from '../../page/tree/tree.ts'

/** How much of the form that sends requests is shown. */
type PlaygroundMode = 'show' | 'simple' | 'hide'

type Fields = Readonly<Record<string, Literal>>

const own = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Reads `api.auth` of docs.json as a scheme; `undefined` if its method is unknown. */
export function schemeOf(
  method: unknown,
  named: string | undefined,
  prefix: string | undefined,
): SchemeView | undefined {
  const name = named?.trim() || undefined
  const more = { scopes: [], ...(prefix === undefined ? {} : { prefix }) }
  switch (method) {
    case 'bearer':
      return { name: name ?? 'Authorization', kind: 'bearer', ...more }
    case 'basic': {
      const [user = '', ...rest] = (name ?? '').split(':')
      const labels = [user, rest.join(':')] as const
      return { name: 'Authorization', kind: 'basic', labels, ...more }
    }
    case 'key':
      return { name: name ?? 'Key', kind: 'key', location: 'header', parameter: name ?? 'Key', ...more }
    default:
      return undefined
  }
}

/**
 * How requests authenticate: as the page says, else docs.json, else the description. The settings of a file of
 * the newer form are for pages that describe an endpoint themselves: there, the description comes first.
 */
export function securityFor(model: OperationModel, config: SiteSettings, fields: Fields): SecurityView {
  const { method, name, inputPrefix } = config.api?.auth ?? {}
  const onPage = own(fields, 'authMethod') ?? own(fields, 'auth')
  if (onPage === 'none') return { alternatives: [], isOptional: true }
  const isDescribed = config.newer !== undefined && model.security.alternatives.length > 0
  if (typeof onPage !== 'string' && (isDescribed || isPublic(model))) return model.security
  const scheme = schemeOf(typeof onPage === 'string' ? onPage : method, name, inputPrefix)
  return scheme ? { alternatives: [[scheme]], isOptional: false } : model.security
}

/**
 * The addresses of an API: those of docs.json first, then the description's. A page that names its address in
 * full has no other, and those of a file of the newer form are for pages without a description.
 */
export function serversFor(
  model: OperationModel,
  config: SiteSettings,
  isAuthored = false,
): readonly ServerView[] {
  if (model.servers.length > 0 && (isAuthored || config.newer !== undefined)) return model.servers
  const { baseUrl } = config.api ?? {}
  const written = typeof baseUrl === 'string' ? [baseUrl] : (baseUrl ?? [])
  const first = written
    .filter(url => typeof url === 'string' && url.trim() !== '')
    .map(url => ({ url: url.trim(), variables: [] }))
  const rest = model.servers.filter(server => !first.some(({ url }) => url === filledUrl(server)))
  return [...first, ...rest]
}

const MODES: Readonly<Record<string, PlaygroundMode>> = {
  show: 'show',
  simple: 'simple',
  hide: 'hide',
  none: 'hide',
}

/** How the form is shown; without an address to send to, only the endpoint is. */
export function modeFor(
  config: SiteSettings,
  fields: Fields,
  servers: readonly ServerView[],
): PlaygroundMode {
  const onPage = own(fields, 'playground')
  const wanted =
    MODES[typeof onPage === 'string' ? onPage : (config.api?.playground?.mode ?? 'show')] ?? 'show'
  return wanted === 'show' && servers.length === 0 ? 'simple' : wanted
}

/** The address that samples show: that of the first server, or a placeholder. */
export function serverFor(servers: readonly ServerView[]): string {
  const [first] = servers
  const url = first ? filledUrl(first) : ''
  if (/^https?:\/\//i.test(url)) return url
  return `https://api.example.com${url}`
}
