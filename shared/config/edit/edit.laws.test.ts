import fc from 'fast-check'
import { createScanner } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { AT_HAND, DOCS_JSON, filesIn, textOf } from '../../../e2e/laws/at-hand.ts'
import { anyValue, dice, wildly } from '../../../e2e/laws/json-texts.ts'
import { type Trial, tryOne } from '../../../e2e/laws/json-trials.ts'
import { applyEdits, invertEdits } from '../../text/edit.ts'
import { type JsonNode, parseJson, toValue } from '../json/parse.ts'

interface Token {
  readonly start: number
  readonly end: number
  readonly raw: string
  readonly kind: 'token' | 'comment' | 'comma'
}

function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, false)
  const tokens: Token[] = []
  for (let kind = scanner.scan(); kind !== 17; kind = scanner.scan()) {
    if (kind === 14 || kind === 15) continue
    const start = scanner.getTokenOffset()
    const end = start + scanner.getTokenLength()
    tokens.push({
      start,
      end,
      raw: text.slice(start, end),
      kind: kind === 5 ? 'comma' : kind === 12 || kind === 13 ? 'comment' : 'token',
    })
  }
  return tokens
}

/** From the last token before a range to the first after it; comments and commas between do not count. */
function windowAround(tokens: readonly Token[], from: number, to: number): readonly [number, number] {
  const before = tokens.findLast(token => token.kind === 'token' && token.end <= from)
  const after = tokens.find(token => token.kind === 'token' && token.start >= to)
  return [before?.end ?? 0, after?.start ?? Number.POSITIVE_INFINITY]
}

function gapOf({ list, index }: { list: JsonNode; index: number }): readonly [number, number] {
  const [previous, next] = [list.children?.[index - 1], list.children?.[index]]
  return [
    previous ? previous.offset + previous.length : list.offset + 1,
    next ? next.offset : list.offset + list.length - 1,
  ]
}

/** The line breaks of a slice of text, with `c` for each comment. */
const breaks = (text: string, from: number, to: number) =>
  text
    .slice(from, to)
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n\r]*/g, 'c')
    .replace(/\r\n|\r/g, '\n')
    .replace(/[^\nc]/g, '')

/** Whether a comment near a removed member belongs to a neighbor or to nobody: then it must stay. */
function mustStay(text: string, comment: Token, start: number, end: number): boolean {
  const tokens = tokensOf(text)
  const [low, high] = windowAround(tokens, start, end)
  const comma = (from: number, to: number) =>
    tokens.find(token => token.kind === 'comma' && token.start >= from && token.end <= to)
  if (comment.start >= end) {
    const after = comma(end, high)
    return after !== undefined && comment.end <= after.start
      ? false
      : breaks(text, after?.end ?? end, comment.start).includes('\n')
  }
  const before = comma(low, start)
  if (before && comment.end <= before.start) return true
  const from = before?.end ?? low
  if (!breaks(text, from, comment.start).includes('\n')) return breaks(text, from, start).includes('\n')
  return breaks(text, comment.end, start).includes('\n\n')
}

const plain = (comment: string) => comment.replace(/^\/[/*]|\*\/$/g, '').trim()

function checkLaws(text: string, { edits, expected, touched, name }: Trial): string {
  const after = applyEdits(text, edits)
  const reading = parseJson(after)
  expect(reading.errors.filter(({ fatal }) => fatal)).toEqual([])
  expect(reading.root && toValue(reading.root)).toEqual(expected)
  expect(applyEdits(after, invertEdits(text, edits))).toBe(text)
  let last = 0
  for (const { offset, length } of edits) {
    expect(offset).toBeGreaterThanOrEqual(last)
    last = offset + length
  }
  expect(last).toBeLessThanOrEqual(text.length)

  if (touched.exact) {
    for (const { offset, length } of edits) {
      expect(touched.exact.map(node => [node.offset, node.length])).toContainEqual([offset, length])
    }
    return after
  }
  const tokens = tokensOf(text)
  const { removed } = touched
  const member = removed && ([removed.offset, removed.offset + removed.length] as const)
  const around = member && windowAround(tokens, ...member)
  const windows = [...(around ? [around] : []), ...(touched.gaps ?? []).map(gapOf)]
  for (const { offset, length } of edits) {
    expect(
      windows.some(([from, to]) => offset >= from && offset + length <= to),
      'an edit stays by its member',
    ).toBe(true)
    for (const token of tokens.filter(({ start, end }) => end > offset && start < offset + length)) {
      const own = member && token.start >= member[0] && token.end <= member[1]
      if (token.kind === 'token') expect(own, `${token.raw} is untouched`).toBe(true)
      if (token.kind === 'comment' && !own) {
        expect(member && !mustStay(text, token, ...member), `${token.raw} stays`).toBe(true)
      }
    }
  }
  if (name === 'remove') return after
  const comments = (source: string) =>
    tokensOf(source)
      .filter(({ kind }) => kind === 'comment')
      .map(({ raw }) => plain(raw))
      .sort()
  expect(comments(after)).toEqual(comments(text))
  return after
}

const RUNS = 1000

// Covers F10
test('the laws hold for sequences of edits of the oddest texts', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.integer({ min: 1, max: 6 }), (seed, count) => {
      const roll = dice(seed)
      let text = wildly(anyValue(roll, 4), roll)
      for (let step = 0; step < count; step += 1) {
        const trial = tryOne(text, roll)
        if (trial) text = checkLaws(text, trial)
      }
    }),
    { numRuns: RUNS },
  )
})

test.each([
  ['two spaces', 2],
  ['a tab', '\t'],
  ['four spaces and CRLF', 4],
  ['one line', undefined],
])('what JSON.stringify writes with %s keeps that style', (name, indent) => {
  const eol = name.includes('CRLF') ? '\r\n' : '\n'
  const written = (value: unknown) => JSON.stringify(value, null, indent).replaceAll('\n', eol)
  fc.assert(
    fc.property(fc.nat(0xffffffff), seed => {
      const roll = dice(seed)
      const value = { first: anyValue(roll, 4), second: [[1, 2], { a: { b: 1 } }] }
      const text = written(value)
      const trial = tryOne(text, roll)
      if (trial) expect(written(parseOrder(checkLaws(text, trial)))).toBe(applyEdits(text, trial.edits))
    }),
    { numRuns: RUNS },
  )
})

const parseOrder = (text: string): unknown => JSON.parse(text)

describe('the laws hold for 1,000 random edits of real files', () => {
  test.each(filesIn(AT_HAND, DOCS_JSON))('%s', file => {
    const original = textOf(file)
    if (parseJson(original).errors.some(({ fatal }) => fatal)) return
    const roll = dice(original.length)
    let text = original
    for (let count = 0; count < 1000; ) {
      const trial = tryOne(text, roll)
      if (!trial) continue
      text = checkLaws(text, trial)
      count += 1
      if (count % 20 === 0) text = original
    }
  })
})
