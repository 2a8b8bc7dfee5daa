import type { ContentView, ResponseView } from '../../../openapi/operation/content.ts'
import type { FlowView } from '../../../openapi/operation/flows.ts'
import type { LinkView } from '../../../openapi/operation/links.ts'
import type { OperationModel } from '../../../openapi/operation/operation.ts'
import { PARAMETER_LOCATIONS, type ParameterView } from '../../../openapi/operation/parameters.ts'
import { bodyExample } from '../../../openapi/operation/request.ts'
import type { SchemeView, SecurityView } from '../../../openapi/operation/security.ts'
import type { ServerView } from '../../../openapi/operation/servers.ts'
import { siteTexts } from '../../base/site-texts.ts'
import { partsWithHeaders, shownForm, shownHeader, shownParameter } from '../shown-fields.ts'
import { shownScheme } from '../shown-scheme.ts'
import { field, inside } from './fields.ts'
import { attribute, type Blocks, code, description, tag } from './write.ts'

const heading = (title: string, blocks: Blocks): Blocks =>
  blocks.length === 0 ? [] : [`## ${title}`, ...blocks]

/** Several addresses, or one with variables. */
export function servers(all: readonly ServerView[]): Blocks {
  if (all.length < 2 && all.every(({ variables }) => variables.length === 0)) return []
  const rows = all.flatMap(({ url, description = '', variables }) => [
    `- ${code(url)} ${description.replace(/\s+/g, ' ')}`.trimEnd(),
    ...variables.map(({ name, value, choices, description: meaning = '' }) => {
      const allowed = choices.length === 0 ? '' : ` (${choices.join(', ')})`
      return `  - ${code(`{${name}}`)} = ${code(value)}${allowed} ${meaning.replace(/\s+/g, ' ')}`.trimEnd()
    }),
  ])
  const [list = ''] = description(rows.join('\n'))
  return tag('Expandable', [attribute('title', siteTexts.servers)], [list])
}

function flow({ kind, scopes, ...urls }: FlowView): Blocks {
  const places = (['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap(key => {
    const url = urls[key]
    return url === undefined ? [] : [`- ${siteTexts.flowAt[key]}: ${code(url)}`]
  })
  const told = scopes.map(({ name, description: meaning = '' }) =>
    `  - ${code(name)} ${meaning.replace(/\s+/g, ' ')}`.trimEnd(),
  )
  const list = told.length === 0 ? [] : [`- ${siteTexts.scopes}:`, ...told]
  const [made = ''] = description([...places, ...list].join('\n'))
  return made === '' ? [siteTexts.flows[kind]] : [siteTexts.flows[kind], made]
}

function scheme(found: SchemeView, isSent: boolean): Blocks {
  const { kind, location = 'header', scopes } = found
  const { name, sentAs, sentence } = shownScheme(found)
  const isParameter = isSent && kind === 'key' && location !== 'cookie'
  const blocks = [
    ...description(sentence),
    ...description(found.description),
    ...(found.flows ?? []).flatMap(flow),
    ...(scopes.length > 0 ? [`- ${siteTexts.scopes}: ${scopes.map(code).join(' ')}`] : []),
  ]
  const type = sentAs === undefined ? [] : [attribute('type', sentAs)]
  const attributes = [attribute(isParameter ? location : 'name', name), ...type]
  return tag(isParameter ? 'ParamField' : 'ResponseField', attributes, blocks)
}

/** How a request authenticates; keys of the first alternative are fields of the form. */
export function authorization({ alternatives, isOptional }: SecurityView): Blocks {
  const parts = alternatives.flatMap((schemes, index) => [
    ...(index === 0 ? [] : [`*${siteTexts.or}*`]),
    ...schemes.flatMap((one, place) => [
      ...(place === 0 ? [] : [`*${siteTexts.and}*`]),
      ...scheme(one, index === 0),
    ]),
  ])
  return heading(siteTexts.authorization, [
    ...(isOptional && parts.length > 0 ? [`*${siteTexts.optional}*`] : []),
    ...parts,
  ])
}

const PLACED = new Set(['path', 'query', 'header'])

/** The parameters by their location in the request. */
export const parameters = (all: readonly ParameterView[]): Blocks =>
  PARAMETER_LOCATIONS.flatMap(location => {
    const here = all.filter(parameter => parameter.location === location)
    const rows = here.flatMap(parameter =>
      field(shownParameter(parameter), PLACED.has(location) ? location : undefined),
    )
    return heading(siteTexts.parameters[location], rows)
  })

function content(found: ContentView, location?: string): Blocks {
  const written = found.schema ?? found.item
  if (!written) return []
  const view = shownForm(found, written, bodyExample(found))
  const headers = partsWithHeaders(found).flatMap(([part, all]) => {
    const title = siteTexts.partHeaders.replace('{name}', () => part)
    return tag(
      'Expandable',
      [attribute('title', title)],
      all.flatMap(header => field(shownHeader(header))),
    )
  })
  return [
    ...(found.item ? [siteTexts.stream] : []),
    ...(view.fields.length > 0 ? [] : [code(view.label)]),
    ...description(view.description),
    ...inside(view, { isOpen: true, ...(location === undefined ? {} : { location }) }),
    ...headers,
  ]
}

/** Several formats are in folds, of which the first is open. */
function contents(all: readonly ContentView[], location?: string): Blocks {
  const [only] = all
  if (all.length === 1 && only) return [code(only.type), ...content(only, location)]
  return all.flatMap((each, index) => {
    const state = index === 0 ? ['defaultOpen'] : []
    const inner = content(each, index === 0 ? location : undefined)
    return tag(
      'Accordion',
      [attribute('title', each.type), ...state],
      inner.length > 0 ? inner : [code(each.type)],
    )
  })
}

/** The body of the request. */
export function body({ body: found }: OperationModel, isSent: boolean): Blocks {
  if (!found) return []
  return heading(siteTexts.body, [
    ...(found.required ? [`*${siteTexts.required}*`] : []),
    ...description(found.description),
    ...contents(found.contents, isSent ? 'body' : undefined),
  ])
}

function externals(all: readonly ContentView[]): Blocks {
  const links = all.flatMap(({ examples }) =>
    examples.flatMap(({ name, external }) =>
      external !== undefined && /^https?:\/\/[^\s()<>]+$/i.test(external)
        ? [`- [${name.replace(/[[\]\\`<{]/g, ' ')}](${external})`]
        : [],
    ),
  )
  return links.length === 0 ? [] : [siteTexts.example, links.join('\n')]
}

function linkLines(link: LinkView): readonly string[] {
  const { name, operation, target, description: meaning = '', parameters: given, body: sent, server } = link
  const title = target?.title ?? operation
  const told = description(meaning.replace(/\s+/g, ' '))[0] ?? ''
  const to = title === undefined ? '' : ` → ${code(title)}`
  const at = server === undefined ? '' : ` ${code(server)}`
  return [
    `- ${code(name)}${to}${at} ${told}`.trimEnd(),
    ...given.map(([key, value]) => `  - ${code(key)} = ${code(value)}`),
    ...(sent === undefined ? [] : [`  - ${code(sent)} ${siteTexts.linkBody}`]),
  ]
}

function response(
  { status, description: told = '', headers, contents: all, links }: ResponseView,
  isOpen: boolean,
): Blocks {
  const [first = '', ...rest] = told.trim().split(/\n\s*\n/)
  const isPlain = rest.length === 0 && !/[`*_[\]<]/.test(first)
  const heads = headers.flatMap(header => field(shownHeader(header)))
  const linked = links.flatMap(linkLines)
  const inner = [
    ...(isPlain ? [] : description(told)),
    ...(heads.length > 0 ? tag('Expandable', [attribute('title', siteTexts.responseHeaders)], heads) : []),
    ...contents(all),
    ...externals(all),
    ...(linked.length > 0 ? [siteTexts.links, linked.join('\n')] : []),
  ]
  const isBare = heads.length + links.length === 0 && isPlain && all.every(one => content(one).length === 0)
  const attributes = [
    attribute('title', status),
    ...(isPlain && first !== '' ? [attribute('description', first.replace(/\s+/g, ' '))] : []),
    ...(isOpen ? ['defaultOpen'] : []),
  ]
  return tag('Accordion', attributes, isBare ? [...inner, siteTexts.noBody] : inner)
}

/** The responses, by status. */
export const responses = (all: readonly ResponseView[]): Blocks =>
  all.length === 0
    ? []
    : heading(
        siteTexts.responses,
        tag(
          'AccordionGroup',
          [],
          all.flatMap((one, index) => response(one, index === 0)),
        ),
      )

/** Requests that the API sends when something happens. */
export function callbacks(model: OperationModel): Blocks {
  const drawn = model.callbacks.flatMap(({ name, operation }) => {
    const { method, path } = operation.operation
    const parts = [
      ...parameters(operation.parameters),
      ...body(operation, false),
      ...responses(operation.responses),
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
  return heading(siteTexts.callbacks, drawn)
}

const asAnswer = (_: string, slash: string, location: string | undefined): string =>
  `<${slash}ResponseField${location === undefined ? '' : ' name='}`
