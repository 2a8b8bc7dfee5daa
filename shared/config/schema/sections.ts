import { DEFINITIONS, docsSchema, type Schema } from './schema.ts'

/** A part of the settings as the editor shows them. */
export type SectionId = 'basics' | 'look' | 'header' | 'divisions' | 'versions' | 'api' | 'rules' | 'json'

/** One section of the settings: its words, and which top-level properties of docs.json stand in it. */
export interface Section {
  readonly id: SectionId
  readonly title: string
  readonly description: string
  readonly properties: readonly string[]
}

/** Every section in the order of the editor. Each property that has an effect stands in exactly one; `navigation` is the tree. */
export const sections: readonly Section[] = [
  {
    id: 'basics',
    title: 'Basics',
    description: 'The name of the site, feedback buttons and redirects.',
    properties: ['name', 'feedback', 'redirects'],
  },
  {
    id: 'look',
    title: 'Logo and colours',
    description: 'How the site looks, in light and in dark.',
    properties: ['logo', 'favicon', 'colors', 'backgroundImage', 'modeToggle'],
  },
  {
    id: 'header',
    title: 'Header and footer',
    description: 'Links and the button at the top, accounts at the bottom.',
    properties: ['topbarLinks', 'topbarCtaButton', 'footerSocials'],
  },
  {
    id: 'divisions',
    title: 'Tabs and anchors',
    description: 'How large documentation is divided.',
    properties: ['primaryTab', 'tabs', 'topAnchor', 'anchors'],
  },
  {
    id: 'versions',
    title: 'Versions',
    description: 'The versions readers choose from.',
    properties: ['versions'],
  },
  {
    id: 'api',
    title: 'API',
    description: 'API descriptions and the playground.',
    properties: ['openapi', 'api'],
  },
  {
    id: 'rules',
    title: 'Writing rules',
    description: 'The rules for the pages that an editor assistant follows.',
    properties: [],
  },
  { id: 'json', title: 'JSON', description: 'The file docs.json as text.', properties: [] },
]

/** Returns the section that shows the top-level property `key`; `undefined` for what no form shows. */
export const sectionOf = (key: string): Section | undefined =>
  sections.find(section => section.properties.includes(key))

/**
 * Returns a schema for the section's properties alone that needs no other. Values that are merely kept are
 * left out at every depth: no form shows them. `required` holds those properties that docs.json needs.
 */
export function schemaFor(section: Section): Schema {
  const used: Record<string, Schema> = {}
  const properties = pick(docsSchema.properties ?? {}, key => section.properties.includes(key), used)
  const required = (docsSchema.required ?? []).filter(key => section.properties.includes(key))
  return {
    $schema: docsSchema.$schema,
    title: section.title,
    description: section.description,
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

/** `schema` without what is merely kept; the definitions it needs are added to `used`. */
function shown(schema: Schema, used: Record<string, Schema>): Schema {
  const name = schema.$ref?.slice(DEFINITIONS.length)
  const target = name === undefined ? undefined : docsSchema.definitions?.[name]
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
