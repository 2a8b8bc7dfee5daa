import { expect, test } from 'vitest'
import { rulesWith } from './ruleState.ts'

// Reasons are texts of the window, which the page of the component tests has loaded.
test('rules are found by their reason', () => {
  expect(rulesWith('only one version can be the default').flatMap(({ rules }) => rules)).toEqual([
    'version/two-defaults',
  ])
})
