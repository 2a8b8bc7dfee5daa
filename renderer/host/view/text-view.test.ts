import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_TEXT_VIEW, readTextView } from './text-view.ts'

test('a stored look is read again; anything else keeps the defaults', () => {
  const chosen = { ...DEFAULT_TEXT_VIEW, width: 'narrow', size: 18, focus: true }
  expect(readTextView(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
  expect(readTextView({ width: 'huge', size: '18', wrap: 'no' })).toEqual(DEFAULT_TEXT_VIEW)
  fc.assert(fc.property(fc.anything(), value => Object.keys(readTextView(value)).length === 8))
})
