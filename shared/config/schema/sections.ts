import { inEnglish } from '../../messages/in-english.ts'
import { type Message, message } from '../../messages/message.ts'
import { DEFINITIONS, definitionOf, type Schema, type SettingsForm, schemas } from './schema.ts'

/** A section of the settings in the editor. */
export type SectionId =
  | 'basics'
  | 'look'
  | 'header'
  | 'pages'
  | 'sharing'
  | 'redirects'
  | 'integrations'
  | 'divisions'
  | 'versions'
  | 'api'
  | 'rules'
  | 'json'

/** One section of the settings: its labels and its top-level properties of docs.json. */
export interface Section {
  readonly id: SectionId
  readonly title: Message
  readonly description: Message
  readonly properties: readonly string[]
  /** The form of docs.json that has these properties. */
  readonly form: SettingsForm
}

const older: readonly Section[] = [
  {
    id: 'basics',
    title: message('sections:basics.title'),
    description: message('sections:basics.description'),
    properties: ['name', 'feedback', 'words', 'thumbnails', 'embeds', 'redirects'],
    form: 'older',
  },
  {
    id: 'look',
    title: message('sections:look.title'),
    description: message('sections:look.description'),
    properties: ['logo', 'favicon', 'colors', 'backgroundImage', 'modeToggle'],
    form: 'older',
  },
  {
    id: 'header',
    title: message('sections:header.title'),
    description: message('sections:header.description'),
    properties: ['topbarLinks', 'topbarCtaButton', 'footerSocials'],
    form: 'older',
  },
  {
    id: 'divisions',
    title: message('sections:divisions.title'),
    description: message('sections:divisions.description'),
    properties: ['primaryTab', 'tabs', 'topAnchor', 'anchors'],
    form: 'older',
  },
  {
    id: 'versions',
    title: message('sections:versions.title'),
    description: message('sections:versions.description'),
    properties: ['versions'],
    form: 'older',
  },
  {
    id: 'api',
    title: message('sections:api.title'),
    description: message('sections:api.description'),
    properties: ['openapi', 'api'],
    form: 'older',
  },
  {
    id: 'rules',
    title: message('sections:rules.title'),
    description: message('sections:rules.description'),
    properties: [],
    form: 'older',
  },
  {
    id: 'json',
    title: message('sections:json.title'),
    description: message('sections:json.description'),
    properties: [],
    form: 'older',
  },
]

const newer: readonly Section[] = [
  {
    id: 'basics',
    title: message('sections:basics.title'),
    description: message('sections:basics.newer'),
    properties: ['name', 'description', 'metadata', 'errors', 'variables', 'public'],
    form: 'newer',
  },
  {
    id: 'look',
    title: message('sections:look.newerTitle'),
    description: message('sections:look.newer'),
    properties: [
      'theme',
      'logo',
      'favicon',
      'colors',
      'appearance',
      'background',
      'fonts',
      'icons',
      'styling',
    ],
    form: 'newer',
  },
  {
    id: 'header',
    title: message('sections:header.title'),
    description: message('sections:header.newer'),
    properties: ['banner', 'navbar', 'footer'],
    form: 'newer',
  },
  {
    id: 'pages',
    title: message('sections:pages.title'),
    description: message('sections:pages.description'),
    properties: ['contextual', 'interaction', 'words'],
    form: 'newer',
  },
  {
    id: 'sharing',
    title: message('sections:sharing.title'),
    description: message('sections:sharing.description'),
    properties: ['search', 'seo', 'thumbnails', 'markdown'],
    form: 'newer',
  },
  {
    id: 'redirects',
    title: message('sections:redirects.title'),
    description: message('sections:redirects.description'),
    properties: ['redirects'],
    form: 'newer',
  },
  {
    id: 'integrations',
    title: message('sections:integrations.title'),
    description: message('sections:integrations.description'),
    properties: ['embeds', 'integrations'],
    form: 'newer',
  },
  {
    id: 'api',
    title: message('sections:api.title'),
    description: message('sections:api.description'),
    properties: ['api'],
    form: 'newer',
  },
  {
    id: 'rules',
    title: message('sections:rules.title'),
    description: message('sections:rules.description'),
    properties: [],
    form: 'newer',
  },
  {
    id: 'json',
    title: message('sections:json.title'),
    description: message('sections:json.description'),
    properties: [],
    form: 'newer',
  },
]

/**
 * Every section by form, in the order of the editor. Each property that has an effect is in exactly one;
 * `navigation` is edited in the tree.
 */
export const sections: Readonly<Record<SettingsForm, readonly Section[]>> = { older, newer }

/** Returns the name of a section's compiled validator. */
export const validatorName = ({ id, form }: Section): string => `${form}/${id}`

/** Returns the section with the top-level property `key`; `undefined` if no form shows it. */
export const sectionOf = (key: string, form: SettingsForm): Section | undefined =>
  sections[form].find(section => section.properties.includes(key))

/**
 * Returns a self-contained schema of only the section's properties. Unused values are removed at every depth,
 * since no form shows them. `required` has the properties that docs.json needs.
 */
export function schemaFor(section: Section): Schema {
  const used: Record<string, Schema> = {}
  const root = schemas[section.form]
  const properties = pick(root.properties ?? {}, key => section.properties.includes(key), used)
  const required = (root.required ?? []).filter(key => section.properties.includes(key))
  return {
    $schema: root.$schema,
    title: inEnglish(section.title),
    description: inEnglish(section.description),
    type: 'object',
    properties,
    required,
    definitions: used,
  }
}

type Named = Readonly<Record<string, Schema>>

function pick(from: Named, keep: (key: string) => boolean, used: Record<string, Schema>): Named {
  const kept = Object.entries(from).filter(([key, schema]) => keep(key) && schema['x-kept'] !== true)
  return Object.fromEntries(kept.map(([key, schema]) => [key, shown(schema, used)]))
}

/** Returns `schema` without unused values; the definitions it needs are added to `used`. */
function shown(schema: Schema, used: Record<string, Schema>): Schema {
  const name = schema.$ref?.slice(DEFINITIONS.length)
  const target = schema.$ref === undefined ? undefined : definitionOf(schema.$ref)
  if (name !== undefined && target !== undefined && !Object.hasOwn(used, name)) {
    used[name] = target
    used[name] = shown(target, used)
  }
  return {
    ...schema,
    ...(schema.properties && { properties: pick(schema.properties, () => true, used) }),
    ...(schema.items && { items: shown(schema.items, used) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(branch => shown(branch, used)) }),
  }
}
