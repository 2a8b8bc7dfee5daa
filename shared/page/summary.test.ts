import fc from 'fast-check'
import { expect, test } from 'vitest'
import { summarizePage, summaryAgain } from './summary.ts'

test.each([
  ['guides/get-started.mdx', '', { path: 'guides/get-started', title: 'Get started', titled: false }],
  ['api_keys.md', 'No fields here.\n', { path: 'api_keys', title: 'Api keys', titled: false }],
  ['a.mdx', '---\ntitle: Über uns\n---\n', { title: 'Über uns', titled: true }],
  ['v2.mdx', '---\ntitle: 2\n---\n', { title: '2', titled: true }],
  ['a.mdx', '---\ntitle: ""\n---\n', { title: 'A', titled: false }],
  ['a.mdx', '---\nTitle: Wrong case\n---\n', { title: 'A', titled: false }],
  ['a.mdx', '---\ntitle: [1\n---\n', { title: 'A', titled: false }],
  [
    'a.mdx',
    '---\ntitle: A\nsidebarTitle: Short\nicon: bolt\nmode: wide\ntag: NEW\nversion: v2\ndeprecated: true\nhidden: false\n---\n',
    { sidebarTitle: 'Short', icon: 'bolt', mode: 'wide', tag: 'NEW', version: 'v2', deprecated: true },
  ],
  ['a.mdx', '---\nopenapi: openapi.json get /users/{id}\n---\n', { operation: 'GET /users/{id}' }],
  ['a.mdx', '---\napi: POST https://a.b/users\n---\n', { operation: 'POST https://a.b/users' }],
  ['a.mdx', '---\nopenapi: users\n---\n', { title: 'A' }],
  ['a.mdx', '---\nurl: https://a.b\n---\n', { url: 'https://a.b' }],
])('the summary of %s with %j', (file, text, expected) => {
  expect(summarizePage(file, text)).toMatchObject({ file, ...expected })
})

test('missing fields are absent, and the body does not matter', () => {
  const summary = summarizePage('a.mdx', '---\ntitle: A\nhidden: no\n---\n\ndescription: no field\n')
  expect(summary).toEqual({ file: 'a.mdx', path: 'a', title: 'A', titled: true })
})

test.each([
  ['3', 3],
  ['0.25', 0.25],
  ['"2"', 2],
  ['-1', undefined],
  ['high', undefined],
  ['.inf', undefined],
  ['', undefined],
])('a boost of %s is %s', (written, boost) => {
  expect(summarizePage('a.mdx', `---\nboost: ${written}\n---\n`).boost).toBe(boost)
})

test.each([
  ['[gate, "night shift", 2]', ['gate', 'night shift', '2']],
  ['gate, night', ['gate', 'night']],
  ['{a: b}', undefined],
  ['[]', undefined],
])('keywords %j are %j', (written, keywords) => {
  expect(summarizePage('a.mdx', `---\nkeywords: ${written}\n---\n`).keywords).toEqual(keywords)
})

test('fields without a meaning are summarized by their type', () => {
  const head =
    'title: A\ntags: [a, 1]\nauthor: Ada\nnone:\nreviewed: true\norder: 3\nlist: []\nmeta: { a: 1 }\n'
  const { otherFields } = summarizePage('a.mdx', `---\n${head}---\n`)
  expect(otherFields).toEqual({
    tags: 'list',
    author: 'text',
    none: 'text',
    reviewed: 'flag',
    order: 'number',
    list: 'list',
    meta: 'several',
  })
  expect(summarizePage('a.mdx', '---\ntitle: A\n---\n').otherFields).toBeUndefined()
})

test('a summary that is known for another text is what reading the text gives', () => {
  const lines = ['---', 'title: A', 'title: B', '', 'Text.', "import X from './x.mdx'", 'hidden: true']
  const texts = fc.array(fc.constantFrom(...lines), { maxLength: 7 }).map(all => all.join('\n'))
  let known = 0
  fc.assert(
    fc.property(texts, texts, (before, text) => {
      const summary = summarizePage('a.mdx', before)
      const again = summaryAgain({ summary, text: before }, text)
      if (again) expect(again).toEqual(summarizePage('a.mdx', text))
      known += again ? 1 : 0
    }),
  )
  expect(known).toBeGreaterThan(0)
})
