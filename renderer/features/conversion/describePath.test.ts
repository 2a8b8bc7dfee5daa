import { expect, test } from 'vitest'
import { describePath } from './describePath.ts'

test('a location in docs.json is described in words, counted from one', () => {
  expect(describePath('/navigation/tabs/1/groups/0/icon')).toBe('navigation › tabs 2 › groups 1 › icon')
  expect(describePath('/seo/metatags/og:image~1x')).toBe('seo › metatags › og:image/x')
  expect(describePath('')).toBe('')
})
