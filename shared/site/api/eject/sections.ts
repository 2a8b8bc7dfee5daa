import { wholeExample } from '../../../openapi/operation/choices.ts'
import type { ContentView, ResponseView } from '../../../openapi/operation/content.ts'
import type { FlowView } from '../../../openapi/operation/flows.ts'
import type { LinkView } from '../../../openapi/operation/links.ts'
import type { OperationModel } from '../../../openapi/operation/operation.ts'
import { PARAMETER_LOCATIONS, type ParameterView } from '../../../openapi/operation/parameters.ts'
import type { SchemeView, SecurityView } from '../../../openapi/operation/security.ts'
import type { ServerView } from '../../../openapi/operation/servers.ts'
import { filledIn } from '../../texts/fill.ts'
import type { SiteTexts } from '../../texts/site-texts.ts'
import { partsWithHeaders, shownForm, shownHeader, shownParameter } from '../shown-fields.ts'
import { shownScheme } from '../shown-scheme.ts'
import { typeText } from '../type-text.ts'
import { field, inside, type TextScope } from './fields.ts'
import { attribute, type Blocks, code, description, onOneLine, prose, tag } from './write.ts'

const heading = (title: string, blocks: Blocks): Blocks =>
  blocks.length === 0 ? [] : [`## ${title}`, ...blocks]

/** Several addresses, or one with variables. */
export function servers(all: readonly ServerView[], texts: SiteTexts): Blocks {
  if (all.length < 2 && all.every(({ variables }) => variables.length === 0)) return []
  const rows = all.flatMap(({ url, description = '', variables }) => [
    `- ${code(url)} ${onOneLine(description)}`.trimEnd(),
    ...variables.map(({ name, value, choices, description: meaning = '' }) => {
      const allowed = choices.length === 0 ? '' : ` (${choices.join(', ')})`
      return `  - ${code(`{${name}}`)} = ${code(value)}${allowed} ${onOneLine(meaning)}`.trimEnd()
    }),
  ])
  const [list = ''] = prose(rows.join('\n'))
  return tag('Expandable', [attribute('title', texts.servers)], [list])
}

function flow({ kind, scopes, ...urls }: FlowView, texts: SiteTexts): Blocks {
  const places = (['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap(key => {
    const url = urls[key]
    return url === undefined ? [] : [`- ${texts.flowAt[key]}: ${code(url)}`]
  })
  const told = scopes.map(({ name, description: meaning = '' }) =>
    `  - ${code(name)} ${onOneLine(meaning)}`.trimEnd(),
  )
  const list = told.length === 0 ? [] : [`- ${texts.scopes}:`, ...told]
  const [made = ''] = prose([...places, ...list].join('\n'))
  return made === '' ? [texts.flows[kind]] : [texts.flows[kind], made]
}

function scheme(found: SchemeView, isSent: boolean, texts: SiteTexts): Blocks {
  const { kind, location = 'header', scopes } = found
  const { name, sentAs, sentence } = shownScheme(found, texts)
  const isParameter = isSent && kind === 'key' && location !== 'cookie'
  const blocks = [
    ...prose(sentence),
    ...description(found.description),
    ...(found.flows ?? []).flatMap(one => flow(one, texts)),
    ...(scopes.length > 0 ? [`- ${texts.scopes}: ${scopes.map(code).join(' ')}`] : []),
  ]
  const type = sentAs === undefined ? [] : [attribute('type', sentAs)]
  const attributes = [attribute(isParameter ? location : 'name', name), ...type]
  return tag(isParameter ? 'ParamField' : 'ResponseField', attributes, blocks)
}

/** How a request authenticates; keys of the first alternative are fields of the form. */
export function authorization({ alternatives, isOptional }: SecurityView, texts: SiteTexts): Blocks {
  const parts = alternatives.flatMap((schemes, index) => [
    ...(index === 0 ? [] : [`*${texts.or}*`]),
    ...schemes.flatMap((one, place) => [
      ...(place === 0 ? [] : [`*${texts.and}*`]),
      ...scheme(one, index === 0, texts),
    ]),
  ])
  return heading(texts.authorization, [
    ...(isOptional && parts.length > 0 ? [`*${texts.optional}*`] : []),
    ...parts,
  ])
}

const PLACED = new Set(['path', 'query', 'header'])

/** The parameters by their location in the request. */
export const parameters = (all: readonly ParameterView[], into: TextScope): Blocks =>
  PARAMETER_LOCATIONS.flatMap(location => {
    const here = all.filter(parameter => parameter.location === location)
    const rows = here.flatMap(parameter =>
      field(shownParameter(parameter), into, PLACED.has(location) ? location : undefined),
    )
    return heading(into.texts.parameters[location], rows)
  })

function content(found: ContentView, into: TextScope, location?: string): Blocks {
  const written = found.schema ?? found.item
  if (!written) return []
  const view = shownForm(found, written, wholeExample(found))
  const headers = partsWithHeaders(found).flatMap(([part, all]) => {
    const title = filledIn(into.texts.partHeaders, { name: part })
    return tag(
      'Expandable',
      [attribute('title', title)],
      all.flatMap(header => field(shownHeader(header), into)),
    )
  })
  return [
    ...(found.item ? [into.texts.stream] : []),
    ...(view.fields.length > 0 ? [] : [code(typeText(view.label, into.texts))]),
    ...description(view.description),
    ...inside(view, {
      isOpen: into.isFolded !== true || !into.sharesSchemas,
      into,
      ...(location === undefined ? {} : { location }),
    }),
    ...headers,
  ]
}

/** Several formats are in folds, of which the first is open. */
function contents(all: readonly ContentView[], into: TextScope, location?: string): Blocks {
  const [only] = all
  if (all.length === 1 && only) return [code(only.type), ...content(only, into, location)]
  return all.flatMap((each, index) => {
    const state = index === 0 ? ['defaultOpen'] : []
    const within = index === 0 ? into : { ...into, isFolded: true }
    const inner = content(each, within, index === 0 ? location : undefined)
    return tag(
      'Accordion',
      [attribute('title', each.type), ...state],
      inner.length > 0 ? inner : [code(each.type)],
    )
  })
}

/** The body of the request. */
export function body({ body: found }: OperationModel, isSent: boolean, into: TextScope): Blocks {
  if (!found) return []
  return heading(into.texts.body, [
    ...(found.required ? [`*${into.texts.required}*`] : []),
    ...description(found.description),
    ...contents(found.contents, into, isSent ? 'body' : undefined),
  ])
}

function externals(all: readonly ContentView[], into: TextScope): Blocks {
  const links = all.flatMap(({ examples }) =>
    examples.flatMap(({ name, external }) =>
      external !== undefined && /^https?:\/\/[^\s()<>]+$/i.test(external)
        ? [`- [${name.replace(/[[\]\\`<{]/g, ' ')}](${external})`]
        : [],
    ),
  )
  return links.length === 0 ? [] : [into.texts.example, links.join('\n')]
}

function linkLines(link: LinkView, into: TextScope): readonly string[] {
  const { name, operation, target, description: meaning = '', parameters: given, body: sent, server } = link
  const title = target?.title ?? operation
  const told = prose(onOneLine(meaning))[0] ?? ''
  const to = title === undefined ? '' : ` → ${code(title)}`
  const at = server === undefined ? '' : ` ${code(server)}`
  return [
    `- ${code(name)}${to}${at} ${told}`.trimEnd(),
    ...given.map(([key, value]) => `  - ${code(key)} = ${code(value)}`),
    ...(sent === undefined ? [] : [`  - ${code(sent)} ${into.texts.linkBody}`]),
  ]
}

function response(
  { status, description: told = '', headers, contents: all, links }: ResponseView,
  isOpen: boolean,
  outer: TextScope,
): Blocks {
  const into = { ...outer, isFolded: true }
  const [first = '', ...rest] = told.trim().split(/\n\s*\n/)
  const isPlain = rest.length === 0 && !/[`*_[\]<]/.test(first)
  const heads = headers.flatMap(header => field(shownHeader(header), into))
  const linked = links.flatMap(link => linkLines(link, into))
  const inner = [
    ...(isPlain ? [] : description(told)),
    ...(heads.length > 0 ? tag('Expandable', [attribute('title', into.texts.responseHeaders)], heads) : []),
    ...contents(all, into),
    ...externals(all, into),
    ...(linked.length > 0 ? [into.texts.links, linked.join('\n')] : []),
  ]
  const isBare =
    heads.length + links.length === 0 && isPlain && all.every(({ schema, item }) => !(schema || item))
  const attributes = [
    attribute('title', status),
    ...(isPlain && first !== '' ? [attribute('description', first.replace(/\s+/g, ' '))] : []),
    ...(isOpen ? ['defaultOpen'] : []),
  ]
  return tag('Accordion', attributes, isBare ? [...inner, into.texts.noBody] : inner)
}

/** The responses, by status. */
export const responses = (all: readonly ResponseView[], into: TextScope): Blocks =>
  all.length === 0
    ? []
    : heading(
        into.texts.responses,
        tag(
          'AccordionGroup',
          [],
          all.flatMap((one, index) => response(one, index === 0, into)),
        ),
      )

/** Requests that the API sends when something happens. */
export function callbacks(model: OperationModel, into: TextScope): Blocks {
  const drawn = model.callbacks.flatMap(({ name, operation }) => {
    const { method, path } = operation.operation
    const parts = [
      ...parameters(operation.parameters, into),
      ...body(operation, false, into),
      ...responses(operation.responses, into),
    ]
    return tag(
      'Accordion',
      [attribute('title', name)],
      [
        `${code(method)} ${code(path)}`,
        ...description(operation.description),
        // They are inside a section already, and not fields of the form.
        ...parts.map(part =>
          part.replace(/^## /, '### ').replace(/^<(\/?)ParamField( (?:path|query|header)=)?/, asAnswer),
        ),
      ],
    )
  })
  return heading(into.texts.callbacks, drawn)
}

const asAnswer = (_: string, slash: string, location: string | undefined): string =>
  `<${slash}ResponseField${location === undefined ? '' : ' name='}`
