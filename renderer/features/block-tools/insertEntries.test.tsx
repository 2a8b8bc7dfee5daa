import { expect, test } from 'vitest'
import { insertEntries, nameKey, pictureOf } from './insertEntries.tsx'
import messages from './messages.en.json'

test('everything that can be inserted has a name in words and a picture', () => {
  expect(insertEntries.length).toBeGreaterThan(50)
  expect(insertEntries.filter(entry => pictureOf(entry) === undefined).map(({ id }) => id)).toEqual([])
  const named = new Map(Object.entries(messages.names))
  const unnamed = insertEntries.filter(({ kind, name }) => kind !== 'markdown' && !named.has(nameKey(name)))
  expect(unnamed.map(({ id }) => id)).toEqual([])
})
