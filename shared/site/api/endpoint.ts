import { inEnglish } from '../../messages/in-english.ts'
import { type Message, message } from '../../messages/message.ts'
import { filledUrl, joinedUrl } from '../../openapi/operation/address.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import type { ServerView } from '../../openapi/operation/servers.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { Heading, PageNode } from '../../page/tree/tree.ts'
import { attributes, type Html, html, join, jsonAttribute, none, text, withAttribute } from '../base/html.ts'
import { linkTo } from '../base/links.ts'
import type { AnswerForm } from '../base/rendered-page.ts'
import { encodePath } from '../base/routes.ts'
import type { Scope } from '../base/scope.ts'
import type { Need } from '../base/shipped.ts'
import { copyButton } from '../code/block.ts'
import { anchorIdsOf } from '../nodes/anchors.ts'
import { writeNodes } from '../nodes/node.ts'
import { markdownOf } from '../plan/outputs.ts'
import { sharesSchemas } from '../plan/shares-schemas.ts'
import { linking, nearHref, type PageContext } from '../shell/page-context.ts'
import { textsOnPage } from '../shell/script-texts.ts'
import { counted } from '../texts/site-texts.ts'
import { answerForms } from './answer-forms.ts'
import { madeLanguages, payloadBeside, samplesBeside } from './aside.ts'
import { modeFor, securityFor, serverFor, serversFor } from './effective.ts'
import { type FieldScope, longHtml } from './field-scope.ts'
import { chip, described, describedLine } from './fields.ts'
import { oauthAddresses } from './oauth-offer.ts'
import { playgroundWithin } from './playground-budget.ts'
import { type SampleData, sampleData } from './sample-data.ts'
import { authorization, body, callbacks, parameters, responses, type Section } from './sections.ts'
import { withExamplesOfPage } from './shorten-examples.ts'
import { bytesOf, fitted, type LateParts, listed, part, roomOf } from './size-budget.ts'

/** What an operation adds to a page. */
export interface EndpointParts {
  /** Before the author's text. */
  readonly before: readonly Html[]
  /** After the author's text. */
  readonly after: readonly Html[]
  readonly headings: readonly Heading[]
  readonly aside: Html
  /** Readers can send requests from the page. */
  readonly sends: boolean
  /** Addresses to which requests may be sent. */
  readonly servers: readonly ServerView[]
  readonly needs: readonly Need[]
  /** What does not fit on the page. */
  readonly late: LateParts
  /** The response forms, if requests can be sent. */
  readonly answers: readonly AnswerForm[]
  /** Hosts of embedded pages. */
  readonly embedded?: readonly string[]
  /** Inner schemas are loaded from their own pages. */
  readonly sharesSchemas?: boolean
}

/** What is rendered of an operation: all of it, or only what a page that describes it by hand lacks. */
interface EndpointInput {
  readonly model: OperationModel
  readonly page: ParsedPage
  readonly isAuthored: boolean
}

function scopeOf(context: PageContext): Scope {
  const { site, pictures, texts } = context
  const scope: Scope = {
    ...linking(context, context.path),
    texts,
    needs: new Set<Need>(['api']),
    anchors: new Map(),
    hasAnchor: site.hasAnchor,
    sizeOf: file => pictures.get(file),
    embeds: { allowed: site.frameHosts, used: new Set() },
    flow: nodes => writeNodes(nodes, scope),
  }
  return scope
}

/** The scope for the fields of a page; none of them gets an id that the author's content has. */
export function fieldScope(context: PageContext, page: ParsedPage): FieldScope {
  const { paths } = context.site.reference.schemas
  return {
    scope: scopeOf(context),
    ids: new Set(anchorIdsOf(page)),
    around: new Map(),
    marked: { count: 0 },
    parts: [],
    level: 0,
    sharesSchemas: sharesSchemas(context.site),
    startsUnfolded: context.site.config.newer?.api?.params?.expanded === 'all',
    textHref: context.prefix + encodePath(markdownOf(context.path)),
    schemaHref: component => {
      const path = component === undefined ? undefined : paths.get(component)
      return path === undefined || path === context.path ? undefined : nearHref(context, path)
    },
    operationHref: operation => {
      const path = context.site.reference.pageOf.get(operation)
      return path === undefined ? undefined : nearHref(context, path)
    },
  }
}

/** The hosts whose pages may be embedded; schemas that are loaded later may embed those of every host that is allowed. */
export const embeddedHosts = ({ scope: { embeds }, sharesSchemas }: FieldScope): readonly string[] => [
  ...((sharesSchemas ? embeds?.allowed : embeds?.used) ?? []),
]

/** Maximum length of a displayed address. */
const LONGEST = 1000

/** The path with its parameters in bold; lines break around those, and before other slashes. */
const pathHtml = (path: string): Html =>
  join(
    path
      .slice(0, LONGEST)
      .split(/(\{[^{}]*\})|(?<!\})(?=\/[^{])/)
      .filter(part => part !== undefined)
      .map(part => {
        if (part.startsWith('{')) return html`<b>${text(part)}</b>`
        return part.startsWith('/') ? html`<wbr>${text(part)}` : text(part)
      }),
  )

function bar({ operation }: OperationModel, server: string, { texts }: Scope): Html {
  const { method, path, kind } = operation
  const shown = kind === 'webhook' ? 'webhook' : method
  const base = kind === 'webhook' ? '' : joinedUrl(server, path).slice(0, -path.length)
  const at = base === '' ? none : html`<span class="endpoint-server">${text(base.slice(0, LONGEST))}</span>`
  return html`<div class="endpoint"><span class="method ${text(shown.toLowerCase())}">${text(shown)}</span><code class="endpoint-path">${at}${pathHtml(path)}</code>${copyButton(texts)}</div>`
}

function serversHtml(servers: readonly ServerView[], into: FieldScope): Html {
  const isSimple = servers.length < 2 && servers.every(({ variables }) => variables.length === 0)
  if (isSimple) return none
  const rows = servers.map(({ url, description, variables }) => {
    const parts = variables.map(({ name, value, choices, description: meaning }) => {
      const allowed = choices.length === 0 ? none : html` (${text(choices.join(', '))})`
      return html`<li><code>{${text(name)}}</code> = <code>${text(value)}</code>${allowed}${describedLine(meaning, into)}</li>`
    })
    const list = parts.length === 0 ? none : html`<ul>${join(parts)}</ul>`
    return html`<li><code>${text(url)}</code>${describedLine(description, into)}${list}</li>`
  })
  const list = listed(
    rows,
    into,
    count => html`<li>${text(counted(into.scope.texts, 'andMore', count))}</li>`,
  )
  const all = part(into.parts, into.level, html`<ul>${list}</ul>`, longHtml(into))
  return html`<details class="expandable servers"><summary>${text(into.scope.texts.servers)}</summary><div class="expandable-body">${all}</div></details>`
}

const hasTag = (page: ParsedPage, name: string): boolean =>
  page.blocks.some(block => block.nodes.some((node: PageNode) => node.kind === 'tag' && node.name === name))

function furtherHtml({ more }: OperationModel, scope: Scope): Html {
  const link = more === undefined ? undefined : linkTo(more.url, scope)
  if (!more || !link) return none
  return html`<p class="further"><a${attributes({ href: link.href, rel: 'noreferrer' })}>${text(more.label)}</a></p>`
}

/** The regions of a page in rendering order, each limited by the size of the previous ones. */
interface Drawn {
  readonly before: readonly Html[]
  readonly sections: readonly Section[]
  readonly aside: Html
}

/** As much of the text as fits next to the samples. */
function within(
  { before, sections, aside }: Drawn,
  into: FieldScope,
): Pick<EndpointParts, 'before' | 'after' | 'late'> {
  const pieces = [...before, ...sections.map(({ html: drawn }) => drawn)]
  const room = roomOf(into.scope.preview) - bytesOf(aside)
  const { pieces: made, late } = fitted(pieces, into.parts, room)
  return {
    late,
    before: made.slice(0, before.length).filter(part => part !== none),
    after: made.slice(before.length),
  }
}

function introOf(model: OperationModel, into: FieldScope): Html {
  const intro = html`${described(model.description, into)}${furtherHtml(model, into.scope)}`
  return intro === '' ? none : html`<div class="p">${intro}</div>`
}

interface FormExtras {
  /** The response forms, on a page without a file for them. */
  readonly answers: readonly AnswerForm[]
  readonly texts: Html
  /** The data of samples, if none are next to the form. */
  readonly data: SampleData | undefined
}

/** The form with what its scripts read: their texts, unless a file has them, and the data of samples. */
function formWith(bare: Html, { texts, data, answers }: FormExtras): Html {
  const form = answers.length > 0 ? withAttribute(bare, jsonAttribute('data-answers', answers)) : bare
  const told = withAttribute(form, texts)
  return data === undefined ? told : withAttribute(told, jsonAttribute('data-samples', data))
}

/** What choices of a body begin with; texts and attributes are escaped. */
const CHOICES = '<div class="choices">'

/** Renders an operation as blocks of a page: readable without a script, and of limited size. */
export function endpointParts(
  context: PageContext,
  { model: given, page, isAuthored }: EndpointInput,
): EndpointParts {
  const { site, texts } = context
  const { config } = site
  const { description, ...shown } = withExamplesOfPage(given)
  const security = securityFor(given, config, page.frontmatter)
  const model = { ...shown, security, ...(isAuthored || description === undefined ? {} : { description }) }
  const servers = serversFor(model, config, isAuthored)
  const mode = modeFor(config, page.frontmatter, servers)
  const into = fieldScope(context, page)
  const { scope } = into
  const [first] = servers
  const isWebhook = model.operation.kind === 'webhook'
  const line = mode === 'hide' ? none : bar(model, first ? filledUrl(first) : '', scope)
  const mayForm = mode === 'show' && !isWebhook
  const bare = mayForm ? playgroundWithin({ model, security, servers, texts, isThrough: site.preview }) : none
  const canSend = bare !== none
  const addresses = canSend ? oauthAddresses(security.alternatives) : []
  const answers = canSend ? answerForms(model, texts) : []
  const [server, settings] = [serverFor(servers), config.newer?.api?.examples]
  const hasSamples = !isWebhook && !hasTag(page, 'RequestExample')
  const labels = hasSamples ? madeLanguages(model, settings).map(({ label }) => label) : []
  const data = isWebhook ? undefined : sampleData(model, { server, hasForm: canSend, labels })
  const form = canSend
    ? formWith(bare, {
        texts: html`${textsOnPage(context, 'data-texts', texts.form)}${addresses.length > 0 ? textsOnPage(context, 'data-oauth-texts', texts.oauth) : none}`,
        data: hasSamples ? undefined : data,
        answers: site.preview ? answers : [],
      })
    : none
  const sections: readonly Section[] = isAuthored
    ? []
    : [
        ...(isWebhook ? [] : authorization(security, into)),
        ...parameters(model.parameters, into),
        ...body(model, into),
        ...responses(model.responses, into),
        ...callbacks(model, into),
      ]
  const payload = isWebhook && !hasTag(page, 'RequestExample') ? payloadBeside(model, scope) : none
  const samples = samplesBeside(model, server, scope, {
    request: !hasSamples,
    response: hasTag(page, 'ResponseExample'),
    data,
    settings,
  })
  const aside = html`${payload}${samples}`
  const isDeprecated = model.operation.deprecated || page.frontmatter.deprecated === true
  const state = isDeprecated ? html`<p>${chip(texts.deprecated, 'deprecated')}</p>` : none
  const before = [line, state, form, isWebhook ? none : serversHtml(servers, into), introOf(model, into)]
  return {
    ...within({ before, sections, aside }, into),
    headings: sections.flatMap(({ heading }) => heading ?? []),
    sends: canSend,
    answers,
    embedded: embeddedHosts(into),
    sharesSchemas: into.sharesSchemas,
    servers: [...servers, ...addresses.map(url => ({ url, variables: [] }))],
    aside,
    needs: [
      ...scope.needs,
      ...(canSend || aside.includes(CHOICES) ? (['try'] as const) : []),
      ...(addresses.length > 0 ? (['oauth'] as const) : []),
    ],
  }
}

/** Explains to the author why a page has no operation. */
export function endpointProblem(reason: Message, near: string | undefined): Html {
  const hint =
    near === undefined ? none : html`<p>${text(inEnglish(message('common:didYouMean', { near })))}</p>`
  return html`<div class="broken" role="note"><strong>${text(inEnglish(message('author:noOperation')))}</strong><p>${text(inEnglish(reason))}</p>${hint}</div>`
}
