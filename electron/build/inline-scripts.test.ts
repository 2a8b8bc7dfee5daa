import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'

test('the committed scripts are compiled from their sources (otherwise: npm run generate)', async () => {
  const file = new URL('../../shared/site/inline-scripts.generated.ts', import.meta.url)
  expect(await inlineScripts()).toBe(readFileSync(file, 'utf8'))
})
