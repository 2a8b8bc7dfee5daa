import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shareLetters } from './share-letters.ts'

test('the committed letters are those of the typeface (otherwise: npm run generate)', async () => {
  const path = new URL('../../shared/site/share-picture/letters.generated.ts', import.meta.url)
  expect((await shareLetters()) === readFileSync(path, 'utf8')).toBe(true)
})
