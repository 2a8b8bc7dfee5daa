import { expect, test } from 'vitest'
import { checkText, pageOf } from '../testing/page-cases.ts'

test.each([
  'See ![Describe the image](a.png).',
  '<Frame>\n  <img src="a.png" alt="Describe the image" />\n</Frame>',
  'See ![What it shows](a.png).',
])('an image that nobody described after it was inserted has no description: %s', text => {
  expect(checkText(pageOf(text)).map(({ code }) => code)).toEqual(['accessibility/no-alt'])
})
