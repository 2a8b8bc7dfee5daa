import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { checkText, pageOf } from '../testing/page-cases.ts'

test.each([
  ['npm', 'NPM', 'Use NPM here.', 'Use npm here.'],
  ['npm', 'Node package manager', 'Node package manager first.', 'npm first.'],
  ['iPhone', 'iphone', 'Iphone and iphone.', 'iPhone and iPhone.'],
  ['sign in', 'log in', 'Log in first.', 'Sign in first.'],
])('where “%s” is meant, “%s” is mended with the right capitals', (use, not, bad, fixed) => {
  const settings = JSON.stringify({ terms: { [use]: [not] } })
  const page = pageOf(bad)
  const edits = checkText(page, settings).flatMap(({ fix }) => fix?.edits ?? [])
  expect(applyEdits(page, edits)).toBe(pageOf(fixed))
})
