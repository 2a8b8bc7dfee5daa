import { DEFINITIONS, docsSchema, type Schema } from './schema.ts'

/** A section of the settings in the editor. */
export type SectionId = 'basics' | 'look' | 'header' | 'divisions' | 'versions' | 'api' | 'rules' | 'json'

/** One section of the settings: its labels and its top-level properties of docs.json. */
export interface Section {
  readonly id: SectionId
  readonly title: string
  readonly description: string
  readonly properties: readonly string[]
}

/**
 * Every section in the order of the editor. Each property that has an effect is in exactly one; `navigation`
 * is edited in the tree.
 */
export const sections: readonly Section[] = [
  {
    id: 'basics',
    title: 'Basics',
    description: 'The name of the site, feedback buttons and redirects.',
    properties: ['name', 'feedback', 'redirects'],
  },
  {
    id: 'look',
    title: 'Logo and colors',
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

/** Returns the section with the top-level property `key`; `undefined` if no form shows it. */
export const sectionOf = (key: string): Section | undefined =>
  sections.find(section => section.properties.includes(key))

/**
 * Returns a self-contained schema of only the section's properties. Unused values are removed at every depth,
 * since no form shows them. `required` has the properties that docs.json needs.
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

/** Returns `schema` without unused values; the definitions it needs are added to `used`. */
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
