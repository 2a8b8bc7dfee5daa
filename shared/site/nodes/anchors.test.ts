import { expect, test } from 'vitest'
import { shippedAt } from '../base/shipped.ts'
import { pageDocument } from '../document.ts'
import { draw } from '../testing/draw.ts'

const idsIn = (text: string) =>
  draw(text).body.flatMap(({ html }) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))

test.each([
  ['a step', '<Steps>\n<Step title="Run `init` now">\nx\n</Step>\n</Steps>', ['run-init-now']],
  ['an accordion', '<Accordion title="What is it?">\nx\n</Accordion>', ['what-is-it']],
  ['a card', '<Card title="Start here" />', ['start-here']],
  ['a tile', '<Tile title="Start here" />', ['start-here']],
  [
    'tabs',
    '<Tabs>\n<Tab title="On Linux">\nx\n</Tab>\n<Tab title="B">\ny\n</Tab>\n</Tabs>',
    ['on-linux', 'b'],
  ],
  ['a heading of only letters', '## Plain heading', ['plain-heading']],
  [
    'a heading with signs, in the spelling of other tools too',
    '## task.run() & wait',
    ['taskrun--wait', 'task-run-and-wait'],
  ],
  [
    'an author’s own id and no other',
    '<Accordion title="A" id="own">\nx\n</Accordion>',
    ['user-content-own'],
  ],
])('links can lead to %s', (_, text, expected) => {
  expect(idsIn(text)).toEqual(expected)
})

test('an id is assigned once: headings and authors first, and the others are numbered', () => {
  const card = '<Card title="Start" />'
  expect(idsIn(`${card}\n\n## Start\n\n${card}`)).toEqual(['start-2', 'start', 'start-3'])
  expect(idsIn(`${card}\n\n<div id="start">x</div>`)).toEqual(['start-2', 'user-content-start'])
  const field = '<ParamField query="Page Size" />'
  expect(idsIn(`${field}\n\n${field}\n\n<ResponseField name="user.id" />`)).toEqual([
    'param-page-size',
    'param-page-size-2',
    'param-user.id',
  ])
  expect(idsIn('<Update label="v1.2">\nx\n</Update>')).toEqual(['v1.2'])
  expect(idsIn('<a name="zip">#</a> <a name="x" id="own">#</a>')).toEqual([
    'user-content-zip',
    'user-content-own',
  ])
})

test('no heading has an id of the surrounding document or of a footnote', () => {
  const ids = idsIn(
    '## A {#galley:content}\n\n## B {#fn:1}\n\n## C {#fnref-2:1}\n\n## D {#fn-x:y}\n\nText[^1].\n\n[^1]: x',
  )
  expect(ids.filter(id => !/^fn(ref)?:/.test(id ?? ''))).toEqual(
    expect.arrayContaining(['galley-content', 'fn-1', 'fnref-2-1', 'fn-x:y']),
  )
  expect(ids).toEqual([...new Set(ids)])
})

test('no heading has an id of the document around the page', () => {
  const source = '## Content\n\n## Sidebar\n\n## Theme\n\n## Footnotes\n\nText[^1].\n\n[^1]: Note.'
  const html = pageDocument(
    draw(source),
    shippedAt(name => name),
  )
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toEqual(expect.arrayContaining(['content', 'sidebar', 'theme', 'footnotes']))
})
