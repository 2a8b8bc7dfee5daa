import { inEnglish } from '../messages/in-english.ts'
import { fieldAnchor } from '../text/anchor.ts'
import type { JsonPath } from './json/pointer.ts'
import {
  branchesOf,
  propertyOf,
  resolveSchema,
  type Schema,
  type SettingsForm,
  schemas,
} from './schema/schema.ts'
import { sections } from './schema/sections.ts'

/** Returns several things as one reads them out: `a, b or c`. */
function either(things: readonly string[]): string {
  const last = things.at(-1) ?? ''
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} or ${last}`
}

const KINDS: Readonly<Record<string, string>> = {
  address: 'address',
  color: 'hex color',
  icon: 'name of an icon',
  image: 'path of an image',
  link: 'address or path',
  openapi: 'path or address of a file',
  page: 'path of a page',
  prefix: 'beginning of a path, or address',
  version: 'name of a version',
}

const HEADS: Readonly<Record<SettingsForm, string>> = {
  older: `---
title: "Everything in docs.json"
description: "Every key, what it means, its default and an example."
icon: "list"
---

The file \`docs.json\` is at the root of the repository. Two keys are required: \`name\` and \`navigation\`. Everything else is optional. Keys that Galley does not know are kept as they are. This page is about the older form; [the newer form](/reference/docs-json-newer) has keys of its own.

Colors are hex codes with three or six digits, such as \`#0D9373\`. Paths of files start at the root of the repository, with or without a leading slash.
`,
  newer: `---
title: "Everything in docs.json, newer form"
sidebarTitle: "The newer form"
description: "Every key of the newer form, what it means, its default and an example."
icon: "list"
---

In the newer form of \`docs.json\`, \`navigation\` is an object. [Two forms](/guides/two-forms) says what is different, and what the navigation can hold. This page has every other key; [the older form](/reference/docs-json) has keys of its own.
`,
}

const code = (text: string): string => `\`${text}\``

function typeOf(schema: Schema): string {
  const resolved = resolveSchema(schema)
  if (resolved.oneOf) return either(resolved.oneOf.map(typeOf))
  if (resolved.enum) return either(resolved.enum.map(choice => code(`"${choice}"`)))
  if (resolved.type === 'boolean') return `${code('true')} or ${code('false')}`
  if (resolved.type === 'array') return resolved.items ? `list; each item: ${typeOf(resolved.items)}` : 'list'
  if (resolved.type === 'string') return KINDS[resolved['x-kind'] ?? ''] ?? 'text'
  return resolved.type ?? 'anything'
}

interface Row {
  readonly key: string
  readonly schema: Schema
  readonly isRequired: boolean
}

/** Every key inside `schema`, with dots and `[]` for lists; a group inside a group is not described again. */
function rowsInside(schema: Schema, key: string, above: readonly Schema[]): readonly Row[] {
  return branchesOf(schema).flatMap(branch => {
    const isAgain = above.some(
      other => other.properties !== undefined && other.properties === branch.properties,
    )
    if (isAgain) return []
    const around = [...above, branch]
    const items = branch.items ? rowsInside(branch.items, `${key}[]`, around) : []
    const properties = Object.entries(branch.properties ?? {}).flatMap(([name, found]) => {
      const resolved = resolveSchema(found)
      if (resolved['x-kept'] === true) return []
      const row = {
        key: `${key}.${name}`,
        schema: resolved,
        isRequired: branch.required?.includes(name) ?? false,
      }
      return [row, ...rowsInside(resolved, row.key, around)]
    })
    return [...items, ...properties]
  })
}

/** The description of a value; a brace would start an expression. */
const meaningOf = (schema: Schema): string =>
  [
    schema.description?.replace(/[{<]/g, '\\$&'),
    schema['x-beyond-spec'] === true ? '*Other tools may not know it.*' : '',
  ]
    .join(' ')
    .trim()

/** The kind of a value as shown in a chip; choices are listed separately. */
const kindOf = (schema: Schema): string =>
  resolveSchema(schema).enum ? 'text' : typeOf(schema).replaceAll('`', '')

const attribute = (name: string, value: unknown): string =>
  typeof value === 'string' && !value.includes('"')
    ? ` ${name}="${value}"`
    : ` ${name}={${JSON.stringify(value)}}`

/** A field of the page; the heading above that of a top-level key is its title. */
function fieldOf({ key, schema, isRequired }: Row): string {
  const choices = resolveSchema(schema).enum
  const attributes = [
    attribute('name', key),
    attribute('type', kindOf(schema)),
    isRequired ? ' required' : '',
    schema.default === undefined ? '' : attribute('default', schema.default),
    choices ? attribute('enum', choices) : '',
  ]
  const title = /[.[]/.test(key) ? `**${schema.title ?? key}.** ` : ''
  const meaning = `${title}${meaningOf(schema)}`
  return `<ResponseField${attributes.join('')}>\n  ${meaning}\n</ResponseField>`
}

function example(key: string, value: unknown): string {
  return `\`\`\`json\n${JSON.stringify({ [key]: value }, null, 2)}\n\`\`\``
}

const isKept = (schema: Schema): boolean => resolveSchema(schema)['x-kept'] === true

/** Everything inside a key of docs.json, in the order of the page. */
const rowsOf = (key: string, schema: Schema): readonly Row[] => rowsInside(schema, key, [])

function topRow(form: SettingsForm, key: string): Row | undefined {
  const found = propertyOf(schemas[form], key)
  if (found === undefined) return undefined
  const isRequired = schemas[form].required?.includes(key) ?? false
  return { key, schema: resolveSchema(found), isRequired }
}

function entryOf(form: SettingsForm, key: string, level = '###'): string {
  const row = topRow(form, key)
  if (row === undefined) return ''
  const parts = [
    `${level} ${row.schema.title ?? key}`,
    ...[row, ...rowsOf(key, row.schema)].map(fieldOf),
    ...(row.schema.examples ?? []).map(value => example(key, value)),
  ]
  return parts.join('\n\n')
}

function keptKeys(form: SettingsForm): string {
  const kept = Object.entries(schemas[form].properties ?? {}).filter(([, schema]) => isKept(schema))
  const lines = kept.map(
    ([key, schema]) => `| ${code(key)} | ${schema.title ?? ''} | ${schema.description ?? ''} |`,
  )
  return [
    '## Kept as it is',
    '',
    'Files made for other tools hold further keys. Galley knows these, keeps them, and draws nothing from them.',
    '',
    '| Key | Name | What it is for |',
    '| --- | --- | --- |',
    ...lines,
  ].join('\n')
}

/** Returns the handbook's page about one form of docs.json, generated from the schema. */
export function referencePage(form: SettingsForm): string {
  const shown = sections[form].filter(section => section.properties.length > 0)
  const parts = shown.flatMap((section, index) => [
    `## ${inEnglish(section.title)}`,
    inEnglish(section.description),
    ...section.properties.map(key => entryOf(form, key)),
    ...(index === 0 && form === 'older' ? [entryOf(form, 'navigation', '##')] : []),
  ])
  return `${[HEADS[form].trimEnd(), ...parts, keptKeys(form)].join('\n\n')}\n`
}

/** The path of the handbook's page about each form of docs.json. */
const PAGES: Readonly<Record<SettingsForm, string>> = {
  older: 'reference/docs-json',
  newer: 'reference/docs-json-newer',
}

const known = new Map<SettingsForm, ReadonlySet<string>>()

/** Every key that the page about a form describes. */
function describedKeys(form: SettingsForm): ReadonlySet<string> {
  const found =
    known.get(form) ??
    new Set(
      Object.entries(schemas[form].properties ?? {})
        .filter(([, schema]) => !isKept(schema))
        .flatMap(([key, schema]) => [key, ...rowsOf(key, schema).map(row => row.key)]),
    )
  known.set(form, found)
  return found
}

const written = (path: JsonPath): string =>
  path.map((step, index) => (typeof step === 'number' ? '[]' : `${index > 0 ? '.' : ''}${step}`)).join('')

/**
 * Returns where the handbook describes the value at `path` of docs.json, as `page#anchor`: the value itself, or the
 * nearest one around it that has a description.
 */
export function settingPlace(path: JsonPath, form: SettingsForm): string {
  const keys = describedKeys(form)
  for (let length = path.length; length > 0; length--) {
    const key = written(path.slice(0, length))
    if (keys.has(key)) return `${PAGES[form]}#${fieldAnchor(key)}`
  }
  return PAGES[form]
}
