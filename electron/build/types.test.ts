import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configTypes } from './types.ts'

test('the committed types are those of the schema (otherwise: npm run generate)', async () => {
  const committed = readFileSync(
    new URL('../../shared/config/schema/types.generated.ts', import.meta.url),
    'utf8',
  )
  expect(await configTypes()).toBe(committed)
})
