import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { textWithSnippets } from './text.ts'

function written(text: string, files: Readonly<Record<string, string>>): string {
  const texts = new Map(Object.entries(files))
  const snippets = new Map([...texts].map(([file, each]) => [file, parsePage(file, each)]))
  return textWithSnippets(parsePage('guides/page.mdx', text), text, { snippets, texts })
}

test('the Markdown for other programs has snippets with the attributes of their tags', () => {
  const page = `---
title: Page
---

import Trial from '/snippets/trial.mdx'
export const plan = 'Team'

Before {plan}.

<Trial days={14} />

- In a list:

  <Trial days="30" />
`
  const trial = '---\ntitle: Trial\n---\n\nTry it for {days} days.\n\nNo **card** needed.\n'
  expect(written(page, { 'snippets/trial.mdx': trial })).toBe(`---
title: Page
---



Before Team.

Try it for 14 days.

No **card** needed.

- In a list:

  Try it for 30 days.

  No **card** needed.
`)
})

test('a snippet in a snippet is expanded, one in itself stays as it is', () => {
  const outer = 'Outer.\n\n<Snippet file="inner.mdx" />\n'
  const inner = 'Inner.\n\n<Snippet file="outer.mdx" />\n'
  const files = { 'snippets/outer.mdx': outer, 'snippets/inner.mdx': inner }
  expect(written('<Snippet file="outer.mdx" />\n', files)).toBe(
    'Outer.\n\nInner.\n\n<Snippet file="outer.mdx" />\n',
  )
})

test('a text without snippets stays as it is, including code that looks like one', () => {
  const page = 'Text {unknown}.\n\n```mdx\nimport A from "/snippets/a.mdx"\n<A />\n```\n\n<Note>A</Note>\n'
  expect(written(page, { 'snippets/a.mdx': 'A' })).toBe(page)
})

test('repeated insertions stop at a total size', () => {
  const long = 'x'.repeat(100_000)
  const many = `export const long = '${long}'\n\n${'{long}\n\n'.repeat(10_000)}`
  const made = written(many, {})
  expect(made.length).toBeLessThan(1_200_000)
  expect(made).toContain(long)
  expect(made).toContain('{long}')
  const deep = `${'>'.repeat(90)} <Snippet file="lines.mdx" />\n`
  expect(written(deep.repeat(100), { 'snippets/lines.mdx': 'a\n\n'.repeat(2_000) }).length).toBeLessThan(
    1_200_000,
  )
})
