import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { docsSchema } from './schema/schema.ts'
import { referencePage } from './settings-reference.ts'

test('the handbook has the page that the schema generates (else: npm run generate)', () => {
  const page = new URL('../../resources/handbook/reference/docs-json.mdx', import.meta.url)
  expect(referencePage()).toBe(readFileSync(page, 'utf8'))
})

test('it names every key', () => {
  const page = referencePage()
  const missing = Object.keys(docsSchema.properties ?? {}).filter(key => !page.includes(`\`${key}\``))
  expect(missing).toEqual([])
})
