import { expect, test } from 'vitest'
import { inEnglish } from '../messages/in-english.ts'
import { parsePage } from '../page/parse/parse.ts'
import { applyEdits } from '../text/edit.ts'
import type { Problem } from '../text/problem.ts'
import { checkSnippet } from './check.ts'
import { countMoved, movedKindOf, movedProblems } from './moved.ts'
import { ruleOf } from './rules/registry.ts'
import { checkText, knownOf, pageOf } from './testing/page-cases.ts'

const MOVED = pageOf(`<iframe src="https://demos.example.com/embed/1" title="One"></iframe>

<iframe src="https://demos.example.com/embed/2" title="Two"></iframe>

<div className="landing p-4" style={{ position: 'fixed', width: 20 }} onClick={run}>Text</div>

<Widget /> and <Widget />

{list.map(each => each())}

<style>p {}</style>

<Card title="A" icon="no-such-icon" className="w-4">Text</Card>
`)

const problemsOf = (text: string, settings = '{}'): readonly Problem[] =>
  movedProblems(parsePage('page.mdx', text), knownOf(text, settings), 'page')

const linesOf = (problems: readonly Problem[]) =>
  problems.map(problem => `${problem.line} ${movedKindOf(problem)} ${problem.code}`)

test('everything that looks different is listed each time that it occurs, with its line and kind', () => {
  expect(linesOf(problemsOf(MOVED))).toEqual([
    '6 embed page/embed',
    '8 embed page/embed',
    '10 class moved/class',
    '10 style moved/style',
    '10 element moved/handler',
    '12 component page/unknown-tag',
    '12 component page/unknown-tag',
    '14 expression page/expression',
    '16 element moved/element',
    '18 class moved/class',
  ])
})

test('each says why and what to do, and has a rule', () => {
  for (const { code, hint, message } of problemsOf(MOVED)) {
    expect([code, ruleOf(code) !== undefined, message !== undefined, hint !== undefined]).toEqual([
      code,
      true,
      true,
      true,
    ])
  }
})

test('kinds are counted, also those without any', () => {
  expect(countMoved(problemsOf(MOVED))).toEqual({
    embed: 2,
    style: 1,
    class: 2,
    sheet: 0,
    component: 2,
    element: 2,
    expression: 1,
    link: 0,
    icon: 0,
  })
})

test('a class is removed as it is written, and the attribute with its last class', () => {
  const text = pageOf('<div className="block landing hero">a</div>\n\n<p class="landing">b</p>\n')
  const edits = problemsOf(text).flatMap(({ fix }) => fix?.edits ?? [])
  expect(applyEdits(text, edits)).toBe(pageOf('<div className="block">a</div>\n\n<p>b</p>\n'))
})

const LINKS = pageOf(`[Install](cursor://example/install?name=one)

<Button href="/start">Start</Button>

import { Own } from '/own.jsx'

<Own href="https://example.com/x">Text</Own>
`)

const wordsOf = (problems: readonly Problem[]) =>
  problems.map(({ message, hint }) => `${inEnglish(message)} ${hint && inEnglish(hint)}`)

test('links that readers do not get are told: those that open apps, and those of unknown components', () => {
  const problems = problemsOf(LINKS)
  expect(linesOf(problems)).toEqual([
    '6 link link/unsafe',
    '8 component page/unknown-tag',
    '12 component page/code-component',
  ])
  expect(wordsOf(problems)).toEqual([
    expect.stringMatching(/^Links like “cursor:/),
    expect.stringMatching(/<Button>\. .*without the link to “\/start”/),
    expect.stringMatching(/<Own> .*without the link to “https:\/\/example.com\/x”/),
  ])
})

const SNIPPET = `<iframe src="https://demos.example.com/embed/1" title="One"></iframe>

[Install](cursor://example/install?name=one)

<Step title="Part of a list that a page has">Text</Step>
`

test('a snippet tells what it embeds and which links readers do not get, also in a plain check', () => {
  const page = parsePage('snippets/one.mdx', SNIPPET)
  const expected = ['1 embed page/embed', '3 link link/unsafe']
  const known = knownOf(SNIPPET, '{}')
  expect(linesOf(movedProblems(page, known, 'snippet'))).toEqual(expected)
  expect(linesOf(checkSnippet(page, known))).toEqual(expected)
  const [embed] = checkSnippet(page, known)
  expect(embed && inEnglish(embed.message)).toMatch(/^This snippet embeds demos\.example\.com/)
})

test('the settings of the repository and comments on the page hold', () => {
  expect(linesOf(problemsOf(MOVED, '{"rules":{"page/embed":"off"}}'))).not.toContain('6 embed page/embed')
  expect(linesOf(problemsOf(MOVED, '{"rules":{"moved/class":"off"}}'))).not.toContain('10 class moved/class')
  expect(problemsOf(pageOf('{/* galley-ignore moved/class */}\n\n<p class="landing">b</p>\n'))).toEqual([])
})

test('a plain check tells of none of these looks, and of each name once', () => {
  const codes = checkText(MOVED).map(({ code }) => code)
  expect(codes.filter(code => code.startsWith('moved/'))).toEqual([])
  expect(codes.filter(code => code === 'page/embed' || code === 'page/unknown-tag')).toEqual([
    'page/embed',
    'page/unknown-tag',
  ])
})
