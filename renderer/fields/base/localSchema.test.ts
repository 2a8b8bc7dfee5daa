import i18next from 'i18next'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sectionSchema } from '../../../shared/config/schema/form-schema.ts'
import { schemas } from '../../../shared/config/schema/schema.ts'
import { sections } from '../../../shared/config/schema/sections.ts'
import { schemaTexts } from '../../../shared/config/schema/texts.ts'
import { localSchema } from './localSchema.ts'

const translated = (text: string): string => `„${text}“`

beforeAll(async () => {
  const schema = Object.fromEntries([...schemaTexts()].map(text => [text, translated(text)]))
  await i18next.init({ lng: 'de', resources: { de: { schema } } })
})
afterAll(() => i18next.changeLanguage('en'))

/** Keywords whose values are samples. */
const SAMPLES = new Set(['examples', 'default', 'x-default', 'x-fill', 'enum', 'const'])

/** Every title and description. */
function textsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return key === 'title' || key === 'description' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (SAMPLES.has(name) ? [] : textsIn(inner, name)))
}

const forms = [...sections.older, ...sections.newer].filter(({ properties }) => properties.length > 0)

test.each([
  ...Object.entries(schemas).map(([form, schema]) => [form, schema.properties] as const),
  ['definitions', { ...schemas.older.definitions, ...schemas.newer.definitions }] as const,
  ...forms.map(section => [`${section.form} ${section.id}`, sectionSchema(section).properties] as const),
])('every title and description of the schema %s is translated', (_, properties) => {
  const own = textsIn(localSchema({ properties }))
  expect(own.filter(text => !text.startsWith('„'))).toEqual([])
  expect(own).toHaveLength(textsIn({ properties }).length)
})
