import { inEnglish } from '../messages/in-english.ts'
import { branchesOf, docsSchema, propertyOf, resolveSchema, type Schema } from './schema/schema.ts'
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

const HEAD = `---
title: "Everything in docs.json"
description: "Every key, what it means, its default and an example."
icon: "list"
---

The file \`docs.json\` is at the root of the repository. Two keys are required: \`name\` and \`navigation\`. Everything else is optional. Keys that Galley does not know are kept as they are.

Colors are hex codes with three or six digits, such as \`#0D9373\`. Paths of files start at the root of the repository, with or without a leading slash.
`

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

const meaningOf = (schema: Schema): string =>
  [schema.description, schema['x-beyond-spec'] === true ? '*Other tools may not know it.*' : '']
    .join(' ')
    .trim()

/** The kind of a value as shown in a chip; choices are listed separately. */
const kindOf = (schema: Schema): string =>
  resolveSchema(schema).enum ? 'text' : typeOf(schema).replaceAll('`', '')

const attribute = (name: string, value: unknown): string =>
  typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`

function fieldOf({ key, schema, isRequired }: Row): string {
  const choices = resolveSchema(schema).enum
  const attributes = [
    attribute('name', key),
    attribute('type', kindOf(schema)),
    isRequired ? ' required' : '',
    schema.default === undefined ? '' : attribute('default', schema.default),
    choices ? attribute('enum', choices) : '',
  ]
  const meaning = `**${schema.title ?? key}.** ${meaningOf(schema)}`
  return `<ResponseField${attributes.join('')}>\n  ${meaning}\n</ResponseField>`
}

function example(key: string, value: unknown): string {
  return `\`\`\`json\n${JSON.stringify({ [key]: value }, null, 2)}\n\`\`\``
}

function entryOf(key: string, level = '###'): string {
  const found = propertyOf(docsSchema, key)
  if (found === undefined) return ''
  const schema = resolveSchema(found)
  const required = docsSchema.required?.includes(key) ? ', required' : ''
  const rows = rowsInside(schema, key, [])
  const parts = [
    `${level} ${schema.title ?? key}`,
    `${code(key)}: ${typeOf(schema)}${required}`,
    meaningOf(schema),
    ...rows.map(fieldOf),
    ...(schema.examples ?? []).map(value => example(key, value)),
  ]
  return parts.join('\n\n')
}

function keptKeys(): string {
  const kept = Object.entries(docsSchema.properties ?? {}).filter(([, schema]) => schema['x-kept'] === true)
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

/** Returns the handbook's page about docs.json, generated from the schema. */
export function referencePage(): string {
  const shown = sections.older.filter(section => section.properties.length > 0)
  const parts = shown.flatMap((section, index) => [
    `## ${inEnglish(section.title)}`,
    inEnglish(section.description),
    ...section.properties.map(key => entryOf(key)),
    ...(index === 0 ? [entryOf('navigation', '##')] : []),
  ])
  return `${[HEAD.trimEnd(), ...parts, keptKeys()].join('\n\n')}\n`
}
