import { expect, test } from 'vitest'
import { draw } from './testing/draw.ts'

const idsIn = (text: string) =>
  draw(text).body.flatMap(({ html }) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))

test.each([
  ['a step', '<Steps>\n<Step title="Run `init` now">\nx\n</Step>\n</Steps>', ['run-init-now']],
  ['an accordion', '<Accordion title="What is it?">\nx\n</Accordion>', ['what-is-it']],
  ['a card', '<Card title="Start here" />', ['start-here']],
  [
    'tabs',
    '<Tabs>\n<Tab title="On Linux">\nx\n</Tab>\n<Tab title="B">\ny\n</Tab>\n</Tabs>',
    ['on-linux', 'b'],
  ],
  ['a heading of letters alone', '## Plain heading', ['plain-heading']],
  [
    'a heading with signs, in the spelling of other tools too',
    '## task.run() & wait',
    ['taskrun--wait', 'task-run-and-wait'],
  ],
  [
    'an author’s own id, which stays alone',
    '<Accordion title="A" id="own">\nx\n</Accordion>',
    ['user-content-own'],
  ],
])('links can lead to %s', (_, text, expected) => {
  expect(idsIn(text)).toEqual(expected)
})

test('an id is given once: headings and authors first, then the first of its name', () => {
  const card = '<Card title="Start" />'
  expect(idsIn(`${card}\n\n## Start\n\n${card}`)).toEqual(['start'])
  expect(idsIn(`${card}\n\n${card}\n\n## Other`)).toEqual(['start', 'other'])
  expect(idsIn(`${card}\n\n<div id="start">x</div>`)).toEqual(['user-content-start'])
  expect(idsIn('<Card title="Sidebar" />')).toEqual([])
})
