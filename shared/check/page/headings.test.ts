import { expect, test } from 'vitest'
import { checkText, pageOf, problemLine } from '../testing/page-cases.ts'

const told = (body: string): readonly string[] =>
  checkText(pageOf(body))
    .filter(({ code }) => /heading/.test(code))
    .map(problem => problemLine(problem).split('.')[0] ?? '')

test('a heading in HTML that skips a level is told with its place', () => {
  expect(told('## One\n\n<div>\n  <h4>Two</h4>\n</div>')).toEqual([
    'page/heading-jump notice 9:3 “Two” is a heading of level 4, right after level 2',
  ])
  expect(told('<h2>One</h2>\n\n### Two\n\n<h4>Three</h4>')).toEqual([])
})

test('a heading of level 1 in HTML is told, unless the page draws no title itself', () => {
  expect(told('<h1>Begin</h1>')).toEqual([
    'page/first-level-heading notice 6:1 “Begin” is a heading of level 1, which is reserved for the title of the page',
  ])
  expect(
    told('---\ntitle: Page\ndescription: What it is about.\nmode: custom\n---\n\n<h1>Begin</h1>'),
  ).toEqual([])
})

test('headings in HTML may repeat: cards have equal ones', () => {
  expect(told('## One\n\n<h3>Use</h3>\n\n<h3>Use</h3>')).toEqual([])
})

test('a heading in a component is compared with those before it there', () => {
  expect(told('## One\n\n<Tab title="A">\n\n## Two\n\n#### Three\n\n</Tab>')).toEqual([
    'page/heading-jump notice 12:1 “Three” is a heading of level 4, right after level 2',
  ])
  expect(told('## One\n\n<Tab title="A">\n\n##### Two\n\n</Tab>\n\n### Three')).toEqual([])
})

test('the titles of steps are headings of the page if they have the size of one', () => {
  const steps = (size: string) =>
    `<Steps${size}>\n  <Step title="One">\n    a\n  </Step>\n  <Step title="Two">\n    b\n  </Step>\n</Steps>`
  expect(told(steps(' titleSize="h3"'))).toEqual([
    'page/heading-jump notice 7:3 The first heading, “One”, is of level 3',
  ])
  expect(told(`## Begin\n\n${steps(' titleSize="h3"')}\n\n#### End`)).toEqual([])
  expect(told(steps(' titleSize="h2"'))).toEqual([])
  expect(told(steps(''))).toEqual([])
})

test('a heading in a callout is one of the page', () => {
  expect(told('<Note>\n\n### One\n\n</Note>\n\n## Two')).toEqual([
    'page/heading-jump notice 8:1 The first heading, “One”, is of level 3',
  ])
})
