import { expect, test } from 'vitest'
import { parsePage } from '../parse/parse.ts'
import { emptyNamesAt, foldsOf, outlineOf, tagNamesAt } from './outline.ts'
import { lengthOf, wordsOf } from './prose.ts'

const text = `---
title: A
---

## First

Words <Note>here</Note>.

<Steps>
  <Step title="Do">
    ### Inside

    Text
  </Step>
</Steps>

### Below

## Last
`
const page = parsePage('page.mdx', text)

test('the outline has headings and titled components with their depth', () => {
  expect(outlineOf(page).map(({ note, text, depth, line }) => [note, text, depth, line])).toEqual([
    ['H2', 'First', 0, 5],
    ['Step', 'Do', 1, 10],
    ['H3', 'Inside', 1, 11],
    ['H3', 'Below', 1, 17],
    ['H2', 'Last', 0, 19],
  ])
})

test('headings, tags and frontmatter fold', () => {
  const folds = foldsOf(page, text, 19).map(({ start, end }) => `${start}-${end}`)
  expect(folds.sort()).toEqual(['1-3', '10-14', '17-18', '5-18', '9-15'])
})

test('both names of a tag are found from either one', () => {
  const names = (offset: number) => tagNamesAt(page, offset)?.map(({ from, to }) => text.slice(from, to))
  expect(names(text.indexOf('Steps'))).toEqual(['Steps', 'Steps'])
  expect(names(text.indexOf('/Step>') + 3)).toEqual(['Step', 'Step'])
  expect(names(text.indexOf('Note') + 4)).toEqual(['Note', 'Note'])
  expect(names(text.indexOf('title='))).toBeUndefined()
})

test('only prose is counted as words', () => {
  const source =
    'See [the guide](/guides/first-steps "Title") at https://example.org/some/path or `npm run x`.\n\n<Card title="Not me" href="/a">\n  Inside {value} it’s **fine**\n\n  ```js\n  const code = 1\n  ```\n</Card>\n'
  const { blocks } = parsePage('page.mdx', source)
  const words = blocks.flatMap(block => wordsOf(block).map(({ word }) => word))
  expect(words).toEqual(['See', 'the', 'guide', 'at', 'or', 'Inside', 'it’s', 'fine'])
  expect(lengthOf(blocks)).toEqual({ words: 8, minutes: 1 })
  for (const block of blocks)
    for (const { word, offset } of wordsOf(block)) expect(block.source.startsWith(word, offset)).toBe(true)
})

test('the two names of a tag are found while they are being replaced', () => {
  const at = (text: string, mark: string) => emptyNamesAt('page.mdx', text, text.indexOf(mark) + mark.length)
  const spans = (open: number, close: number) => [
    { from: open, to: open },
    { from: close, to: close },
  ]
  expect(at('a\n\n<>\n  Words\n</>\n', '<')).toEqual(spans(4, 16))
  expect(at('a\n\n<>\n  Words\n</>\n', '</')).toEqual(spans(4, 16))
  expect(at('< title="x">\n  <Note>a</Note>\n</>', '<')).toEqual(spans(1, 32))
  expect(at('<>\n  Words\n</Note>\n', '<')).toBeUndefined()
  expect(at('1 <2 and <b>', '<')).toBeUndefined()
})
