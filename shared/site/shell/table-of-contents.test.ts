import { expect, test } from 'vitest'
import { draw } from '../testing/draw.ts'

test('a heading without a text is not listed: its link would have no name', () => {
  const { toc } = draw('## \n\n## <Icon icon="star" />\n\n## One\n').regions
  expect(toc?.match(/<a .*?<\/a>/g)).toEqual(['<a href="#one">One</a>'])
})
