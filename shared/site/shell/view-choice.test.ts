import { expect, test } from 'vitest'
import { draw, testSite } from '../testing/draw.ts'
import { newerPage, shownText } from '../testing/newer-site.ts'

test('readers choose one of the views of a page, of which each title is offered once', () => {
  const views = (text: string, settings: object = {}) =>
    newerPage(settings, 'index.mdx', `---\ntitle: T\n---\n\n${text}`).regions.title
  const two =
    '<View title="JS" icon="rocket">\n  A\n</View>\n\n<Note>\n  <View title="Python">\n    B\n  </View>\n</Note>\n'
  const choice = views(`${two}\n<View title="JS">\n  C\n</View>\n\n<View>\n  For all\n</View>\n`)
  expect(choice).toContain('data-views')
  expect(shownText(choice)).toMatch(/ JS Python$/)
  expect(choice.match(/aria-selected="[a-z]+"/g)).toEqual(['aria-selected="true"', 'aria-selected="false"'])
  expect(choice).toMatch(/<svg[^>]*>.*<\/svg>JS</)
  expect(views('<View title="JS">\n  A\n</View>\n')).not.toContain('data-views')
  const hidden = '<Visibility for="agents">\n  <View title="Go">\n    C\n  </View>\n</Visibility>\n'
  expect(shownText(views(`${two}\n${hidden}`))).toMatch(/ JS Python$/)
  const named = '<View title="{{one}} 1">\n  A\n</View>\n\n<View title="<b>">\n  B\n</View>\n'
  expect(shownText(views(named, { variables: { one: 'Go' } }))).toMatch(/ Go 1 &lt;b&gt;$/)
})

test('the older form has no choice of views: all of them are shown', () => {
  const source = '<View title="JS">\n  A\n</View>\n\n<View title="Python">\n  B\n</View>\n'
  expect(draw(source, testSite({ pages: ['index'] })).regions.title).not.toContain('data-views')
})
