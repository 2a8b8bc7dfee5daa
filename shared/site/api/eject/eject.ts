import type { SiteSettings } from '../../../config/schema/settings.ts'
import type { DocsConfig } from '../../../config/schema/types.generated.ts'
import { filledUrl, joinedUrl } from '../../../openapi/operation/address.ts'
import { bodyChoices } from '../../../openapi/operation/choices.ts'
import type { ContentView } from '../../../openapi/operation/content.ts'
import type { OperationModel } from '../../../openapi/operation/operation.ts'
import { isPublic } from '../../../openapi/operation/security.ts'
import type { SiteTexts } from '../../texts/site-texts.ts'
import { requestFences, responseFences } from '../aside.ts'
import { securityFor, serverFor, serversFor } from '../effective.ts'
import { sharedPage, type TextScope, wholeTexts } from './fields.ts'
import { authorization, body, callbacks, parameters, responses, servers } from './sections.ts'
import { type Blocks, code, description, fence, tag } from './write.ts'

/** `authMethod` of the page, unless docs.json sets it for all pages. */
function authMethod(model: OperationModel, config: DocsConfig): string | undefined {
  const isSet = config.api?.auth?.method !== undefined
  if (isPublic(model)) return isSet ? 'none' : undefined
  if (isSet) return undefined
  const [first = []] = model.security.alternatives
  const kinds = first.map(({ kind }) => kind)
  if (kinds.includes('basic')) return 'basic'
  return kinds.some(kind => kind === 'bearer' || kind === 'oauth2' || kind === 'oidc') ? 'bearer' : undefined
}

function address({ operation }: OperationModel, config: DocsConfig, server: string): string {
  const { method, path } = operation
  const isSet = config.api?.baseUrl !== undefined && config.api.baseUrl.length > 0
  return `${method} ${joinedUrl(isSet || !/^https?:\/\//i.test(server) ? '' : server, path)}`
}

function frontmatter(
  model: OperationModel,
  config: DocsConfig,
  { server, kept }: { readonly server: string; readonly kept: string },
): string {
  const { operation, body: found } = model
  const [first] = found?.contents ?? []
  const method = authMethod(model, config)
  const fields: readonly (readonly [string, unknown] | undefined)[] = [
    ['title', operation.title],
    ['api', address(model, config, server)],
    method === undefined ? undefined : ['authMethod', method],
    first === undefined || first.type === 'application/json' ? undefined : ['contentType', first.type],
    operation.deprecated ? ['deprecated', true] : undefined,
    operation.hidden ? ['hidden', true] : undefined,
  ]
  const own = fieldsOf(kept)
  const has = new Set(own.map(line => line.replace(/:.*/s, '')))
  const lines = fields.flatMap(one => (one && !has.has(one[0]) ? [`${one[0]}: ${plain(one[1])}`] : []))
  return `---\n${[...own, ...lines].join('\n')}\n---\n`
}

const plain = (value: unknown): string =>
  typeof value === 'string' && /^(?!(?:true|false|null|yes|no|on|off)$)[a-z][\w-]*$/i.test(value)
    ? value
    : JSON.stringify(value)

/** The fields of a frontmatter except the operation: each with its lines. */
const fieldsOf = (frontmatter: string): readonly string[] =>
  frontmatter
    .split(/\r?\n(?=[^\s#-])/)
    .filter(field => field.trim() !== '' && !/^["']?openapi["']?\s*:/.test(field))

/** The only example of a body is made from its schema, which has its own page. */
const isSaid = (content: ContentView, into: TextScope): boolean =>
  content.schema !== undefined &&
  sharedPage(content.schema, into) !== undefined &&
  bodyChoices(content).every(({ kind }) => kind !== 'given')

/** Samples of the request, up to a number, and of the responses; none where the page has its own. */
function samples(model: OperationModel, config: SiteSettings, { own, most, into }: OwnContent): Blocks {
  const server = serverFor(serversFor(model, config))
  const told = model.responses.filter(({ contents }) => !contents.slice(0, 1).some(one => isSaid(one, into)))
  const blocks = (name: string, fences: ReturnType<typeof responseFences>): Blocks =>
    fences.length === 0 || own.includes(`<${name}`)
      ? []
      : tag(
          name,
          [],
          fences.map(({ language, title, value }) => fence(language, title, value)),
        )
  return [
    ...blocks('RequestExample', requestFences(model, server, config.newer?.api?.examples).slice(0, most)),
    ...blocks('ResponseExample', responseFences(told, into.texts)),
  ]
}

/** The settings and texts of the site, and the page that names the operation. */
interface EjectOptions {
  readonly config: SiteSettings
  readonly texts: SiteTexts
  readonly page?: string
}

/** The page's own content, and the number of samples of the request. */
interface OwnContent {
  readonly into: TextScope
  readonly own: string
  readonly most?: number
}

function furtherLink({ more }: OperationModel): Blocks {
  if (!more || !/^https?:\/\/[^\s()<>]+$/i.test(more.url)) return []
  return [`[${more.label.replace(/[[\]\\`<{]/g, ' ')}](${more.url})`]
}

/** Everything that readers see of an operation except its address, around the page's own content. */
function blocksOf(given: OperationModel, config: SiteSettings, around: OwnContent): Blocks {
  const model = { ...given, security: securityFor(given, config, {}) }
  const all = serversFor(model, config)
  const isWebhook = model.operation.kind === 'webhook'
  const { into } = around
  const { texts } = into
  return [
    ...(isWebhook ? [] : servers(all, texts)),
    ...description(model.description),
    ...furtherLink(model),
    ...(around.own === '' ? [] : [around.own]),
    ...(isWebhook ? [] : authorization(model.security, texts)),
    ...parameters(model.parameters, into),
    ...body(model, !isWebhook, into),
    ...responses(model.responses, into),
    ...callbacks(model, into),
    ...(isWebhook ? [] : samples(model, config, around)),
  ]
}

/**
 * Returns the text of an authored page that describes an operation by hand, with components that readers see
 * the same way; the content of `page`, which named the operation, is kept in place. Not for webhooks, which
 * `api:` cannot describe.
 */
export function ejectedText(given: OperationModel, { config, texts, page = '' }: EjectOptions): string {
  const [before = '', kept = ''] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(page) ?? []
  const [first] = serversFor(given, config)
  const blocks = blocksOf(given, config, {
    own: page.slice(before.length).trim(),
    into: wholeTexts(texts),
  })
  return `${frontmatter(given, config, { server: first ? filledUrl(first) : '', kept })}\n${blocks.join('\n\n')}\n`
}

/** The settings of the site, what links lead to, and the page that names the operation. */
interface TextOptions {
  readonly config: SiteSettings
  readonly into: TextScope
  readonly page?: string
}

/**
 * Returns an operation as Markdown: its address and all that readers see, with one sample of its request,
 * around the page's own content.
 */
export function operationText(model: OperationModel, { config, into, page: own = '' }: TextOptions): string {
  const { method, path, kind, deprecated } = model.operation
  const [first] = serversFor(model, config)
  const url = joinedUrl(first ? filledUrl(first) : '', path)
  const address = kind === 'webhook' ? `webhook ${path}` : `${method} ${url}`
  const state = deprecated ? [`**${into.texts.deprecated}**`] : []
  return [code(address), ...state, ...blocksOf(model, config, { own, most: 1, into })].join('\n\n')
}
