import { expect, test } from 'vitest'
import { docsSchema } from '../../../../shared/config/schema/schema.ts'
import { wordList } from '../../../../shared/site/texts/word-list.ts'
import { withWordKeys } from './wordKeys.ts'

test('each word is a key that says what readers see; other keys stay as they are', () => {
  const { properties = {}, ...rest } = withWordKeys(docsSchema, wordList('de'))
  expect(properties.words?.properties?.contents).toMatchObject({ description: 'Auf dieser Seite' })
  expect(properties.words?.properties?.contents?.oneOf).toHaveLength(2)
  expect({ ...rest, properties: { ...properties, words: docsSchema.properties?.words } }).toEqual(docsSchema)
})

test('a schema without words stays as it is', () => {
  const schema = { type: 'object', properties: {} }
  expect(withWordKeys(schema, wordList('en'))).toBe(schema)
})
