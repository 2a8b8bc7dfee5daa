import { expect, test } from 'vitest'
import { anchorNamed } from './routes.ts'

test.each([
  ['#start', 'start'],
  ['#caf%C3%A9', 'café'],
  ['#start:~:text=first%20words', 'start'],
  ['#:~:text=first', undefined],
  ['#top', undefined],
  ['#top:~:text=a', undefined],
  ['#', undefined],
  ['', undefined],
])('“%s” names the anchor %s', (fragment, place) => {
  expect(anchorNamed(fragment)).toBe(place)
})
