import type { Schema } from '../../../../shared/config/schema/schema.ts'
import type { Word } from '../../../../shared/site/texts/word-list.ts'

/** The schema of docs.json with the name of each word as a key that is explained by what readers see. */
export function withWordKeys(schema: Schema, words: readonly Word[]): Schema {
  const own = schema.properties?.words
  if (!own) return schema
  const { title: _, ...value } = own.additionalProperties ?? {}
  const keys = words.map(({ name, text }) => [name, { ...value, description: text.trim() }] as const)
  return {
    ...schema,
    properties: { ...schema.properties, words: { ...own, properties: Object.fromEntries(keys) } },
  }
}
