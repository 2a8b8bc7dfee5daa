import { textOf } from '../../../openapi/document/value.ts'
import type { SchemaView, ViewField } from '../../../openapi/schema/view.ts'
import { filledIn } from '../../texts/fill.ts'
import { counted, type SiteTexts } from '../../texts/site-texts.ts'
import type { FieldScope } from '../field-scope.ts'
import type { ShownField } from '../fields.ts'
import { nearest } from '../schema-links.ts'
import { typeText } from '../type-text.ts'
import { attribute, type Blocks, code, description, onOneLine, prose, tag } from './write.ts'

/** The number of values that a page lists. */
const SHOWN_VALUES = 60

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' ? value !== '' : typeof value === 'number' || typeof value === 'boolean'

const shown = (value: unknown): unknown => textOf(value) ?? value

/** A fact with its values on one line. */
const fact = (name: string, ...values: readonly unknown[]): string =>
  `- ${name}: ${values.map(code).join(', ')}`

/** The values fit into an attribute: none has a description or a comma. */
const isSimple = ({ allowed }: SchemaView): boolean =>
  allowed !== undefined &&
  allowed.length <= SHOWN_VALUES &&
  allowed.every(({ value, description }) => description === undefined && isScalar(value))

function allowedFacts({ allowed }: SchemaView, texts: SiteTexts): readonly string[] {
  if (!allowed) return []
  const told = allowed.slice(0, SHOWN_VALUES).map(({ value, description: meaning }) => {
    const [line = ''] = prose(onOneLine(meaning))
    return `  - ${code(value)} ${line}`.trimEnd()
  })
  const rest = allowed.length - told.length
  const more = rest > 0 ? [`  - ${counted(texts, 'andMore', rest)}`] : []
  return [`- ${texts.allowed}:`, ...told, ...more]
}

const examplesOf = ({ schema, examples = [] }: ShownField): readonly unknown[] =>
  [...examples.flatMap(({ value }) => (value === undefined ? [] : [value])), ...schema.examples].slice(0, 3)

/** What is known about a value, except what the attributes of its tag say; without a name it has no tag. */
function facts(field: ShownField, texts: SiteTexts): Blocks {
  const names: Readonly<Record<string, string>> = texts.facts
  const { schema } = field
  const hasTag = field.name !== ''
  const [first, ...rest] = examplesOf(field)
  const isTold = first === undefined || (hasTag && isScalar(first))
  const further = isTold ? rest : [first, ...rest]
  const lines = [
    ...(hasTag && isSimple(schema) ? [] : allowedFacts(schema, texts)),
    ...(schema.items?.allowed ? allowedFacts(schema.items, texts) : []),
    ...(schema.constant ? [fact(texts.always, schema.constant.value)] : []),
    ...schema.facts.map(({ name, value }) => fact(names[name] ?? name, value)),
    ...(further.length > 0 ? [fact(texts.example, ...further)] : []),
  ]
  return lines.length === 0 ? [] : [lines.join('\n')]
}

function attributesOf(field: ShownField, location: string | undefined, texts: SiteTexts): readonly string[] {
  const { name, schema, required, deprecated, isPattern } = field
  const [example] = examplesOf(field)
  const labels = [
    ...(isPattern ? [texts.anyName] : []),
    ...(schema.readOnly ? [texts.readOnly] : []),
    ...(schema.writeOnly ? [texts.writeOnly] : []),
  ]
  return [
    attribute(location ?? 'name', name),
    attribute('type', typeText(schema.label, texts)),
    ...(required ? ['required'] : []),
    ...(deprecated || schema.deprecated ? ['deprecated'] : []),
    ...(schema.defaultValue ? [attribute('default', shown(schema.defaultValue.value))] : []),
    ...(isSimple(schema)
      ? [
          attribute(
            'enum',
            schema.allowed?.map(({ value }) => shown(value)),
          ),
        ]
      : []),
    ...(isScalar(example) ? [attribute('placeholder', shown(example))] : []),
    ...(labels.length > 0 ? [attribute('post', labels)] : []),
  ]
}

/** What fields are written with, and where the texts of schemas are that have their own pages. */
export type TextScope = Pick<FieldScope, 'schemaHref' | 'nearestSchemaPage' | 'sharesSchemas'> & {
  readonly texts: SiteTexts
  /** Of a response, or in a fold: a schema with its own page is only linked there. */
  readonly isFolded?: boolean
}

/** The scope of a text that contains everything itself. */
export const wholeTexts = (texts: SiteTexts): TextScope => ({
  texts,
  schemaHref: () => undefined,
  sharesSchemas: false,
})

/** A field with everything known about it; `place` is its location in a request, if it has one. */
export const field = (shownField: ShownField, into: TextScope, location?: string): Blocks =>
  tag(
    location === undefined ? 'ResponseField' : 'ParamField',
    attributesOf(shownField, location, into.texts),
    [
      ...description(shownField.description),
      ...facts(shownField, into.texts),
      ...inside(shownField.schema, { isOpen: false, into }),
    ],
  )

/** A field of an object for display. */
const asShown = ({ name, required, schema, isPattern = false }: ViewField): ShownField => ({
  name,
  required,
  schema,
  isPattern,
  deprecated: schema.deprecated,
  description: schema.description,
})

const unnamed = (name: string, schema: SchemaView): ViewField => ({ name, required: false, schema })

interface Inside {
  readonly into: TextScope
  /** Fields are not folded. */
  readonly isOpen: boolean
  /** The location of the fields in a request. */
  readonly location?: string
}

const folded = (title: string, blocks: Blocks, isOpen: boolean): Blocks =>
  blocks.length === 0 || isOpen ? blocks : tag('Expandable', [attribute('title', title)], blocks)

type SchemaPage = NonNullable<FieldScope['nearestSchemaPage']>

const linkText = (name: string): string => name.replace(/[[\]\\`<{]/g, ' ')

/** A link to the text of a schema. */
const schemaLink = ({ name, href }: SchemaPage, label: string): Blocks => [
  `${label}: [${linkText(name)}](${href})`,
]

/** The line about content that does not fit: a link to the nearest schema with its own page. */
const more = (view: SchemaView, into: TextScope): Blocks => {
  const near = nearest(view, into)
  return near === undefined
    ? [into.texts.more]
    : [`[${linkText(filledIn(into.texts.moreOf, { name: near.name }))}](${near.href})`]
}

/** The page of a schema that has its own text, so that not every text repeats it. */
export function sharedPage({ name, component }: SchemaView, into: TextScope): SchemaPage | undefined {
  const href = into.sharesSchemas ? into.schemaHref(component) : undefined
  return href === undefined || name === undefined ? undefined : { name, href }
}

function choices({ choices: found }: SchemaView, isOpen: boolean, into: TextScope): Blocks {
  const { texts } = into
  if (!found || found.options.length === 0) return []
  const options = found.options.flatMap(({ name: typeName, value, schema }, index) => {
    const name = typeText(typeName, texts)
    const title =
      value === undefined || found.property === undefined ? name : `${name} (${found.property}: ${value})`
    const isWhole = (isOpen && index === 0) || !into.sharesSchemas
    const inner = [
      ...description(schema.description),
      ...facts({ name: '', schema, required: false, deprecated: false }, texts),
      ...inside(schema, { isOpen: isWhole, into }),
    ]
    const state = index === 0 ? ['defaultOpen'] : []
    return tag(
      'Accordion',
      [attribute('title', title), ...state],
      inner.length > 0 ? inner : [code(typeText(schema.label, texts))],
    )
  })
  return [`**${found.kind === 'oneOf' ? texts.oneOf : texts.anyOf}**`, ...options]
}

/** The content of a value: fields, items, forms to choose from. */
export function inside(view: SchemaView, { isOpen, location, into: outer }: Inside): Blocks {
  const { texts } = outer
  const shared = isOpen ? undefined : sharedPage(view, outer)
  if (shared) return schemaLink(shared, texts.childAttributes)
  if (view.kind === 'recursive') return [texts.recursive]
  if (view.kind === 'more') return more(view, outer)
  if (view.kind === 'broken') return []
  const near = nearest(view, outer)
  const into = near === undefined ? outer : { ...outer, nearestSchemaPage: near }
  const all = [...view.fields, ...(view.extra ? [unnamed(texts.anyName, view.extra)] : [])]
  const rest = view.omitted ? [counted(texts, 'andMore', view.omitted)] : []
  const fields = all.length === 0 ? [] : [...all.flatMap(one => field(asShown(one), into, location)), ...rest]
  const tuple = (view.tuple ?? []).flatMap((schema, index) =>
    field(asShown(unnamed(`[${index}]`, schema)), into),
  )
  const conditions = [
    ...(view.not ? [{ keyword: 'not' as const, schema: view.not }] : []),
    ...(view.conditions ?? []),
  ]
  return [
    ...folded(texts.childAttributes, fields, isOpen),
    ...folded(texts.positions, tuple, isOpen),
    ...(view.items ? inside(view.items, { isOpen, into }) : []),
    ...choices(view, isOpen, into),
    ...conditions.flatMap(({ keyword, schema }) => field(asShown(unnamed(keyword, schema)), into)),
  ]
}

/** A schema by itself: its type, what is known about it, and its content. */
export function schemaBlocks(view: SchemaView, into: TextScope): Blocks {
  const { description: told, ...plain } = view
  const isObject = view.name === view.label || view.fields.length > 0
  return [
    code(isObject ? 'object' : typeText(view.label, into.texts)),
    ...(view.deprecated ? [`**${into.texts.deprecated}**`] : []),
    ...description(told),
    ...facts({ name: '', schema: plain, required: false, deprecated: false }, into.texts),
    ...inside(view, { isOpen: true, into }),
  ]
}
