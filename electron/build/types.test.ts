import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configTypes, newerTypes } from './types.ts'

test.each([
  ['types.generated.ts', configTypes],
  ['newer.generated.ts', newerTypes],
])('the committed %s has the types of the schema (otherwise: npm run generate)', async (file, types) => {
  const committed = readFileSync(new URL(`../../shared/config/schema/${file}`, import.meta.url), 'utf8')
  expect(await types()).toBe(committed)
})
