import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { utilityTheme } from './utility-theme.ts'

test('the committed theme is that of the package (otherwise: npm run generate)', () => {
  const path = new URL('../../shared/site/styles/utility-theme.generated.ts', import.meta.url)
  expect(utilityTheme()).toBe(readFileSync(path, 'utf8'))
})
