import { expect, test } from 'vitest'
import { drawBody, testSite } from '../testing/draw.ts'

const preOf = (text: string) => /<pre[^>]*>/.exec(drawBody(text, testSite({})))?.[0]

test('a block of code can be reached and has a name, unless it is blank', () => {
  expect(preOf('```js\na\n```')).toBe('<pre tabindex="0" aria-label="JavaScript" data-language="js">')
  expect(preOf('```\n\n```')).toBe('<pre>')
})
