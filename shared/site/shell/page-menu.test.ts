import { expect, test } from 'vitest'
import { schemaAt } from '../../config/schema/describe.ts'
import { newerSchema } from '../../config/schema/schema.ts'
import { newerPage, shownText } from '../testing/newer-site.ts'

const menu = (...options: readonly string[]): string =>
  shownText(newerPage({ contextual: { options } }, 'guides/one.mdx').regions.title)

test('the entries that pages draw come before those that only a host has, so that a new one is drawn', () => {
  const entries = schemaAt(['contextual', 'options', 0], newerSchema)
  const choices = entries?.oneOf?.flatMap(branch => branch.enum ?? []) ?? []
  const bare = menu()
  const isDrawn = choices.map(choice => menu(choice) !== bare)
  expect(isDrawn.filter(Boolean)).toHaveLength(8)
  expect(isDrawn.slice(0, 8)).not.toContain(false)
})

test('an entry that is listed twice is drawn once', () => {
  expect(menu('copy', 'view', 'copy')).toBe(menu('copy', 'view'))
})
