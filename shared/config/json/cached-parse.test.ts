import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCached, valueCached } from './cached-parse.ts'
import { type JsonNode, type JsonReading, nodeAt, parseJson, toValue } from './parse.ts'

const TEXT =
  '{\n  "name": "Docs",\n  "colors": { "primary": "#16a34a", "primary": "#16a34b" },\n  "navigation": [{ "pages": ["a", "b\\n", 1] }]\n}\n'

/** A tree without the `parent` links. */
const down = (node: JsonNode | undefined): unknown =>
  node && { ...node, parent: undefined, children: node.children?.map(down) }

const placesIn = ({ duplicates }: JsonReading) =>
  duplicates.map(({ key, ranges }) => [key, ranges.map(({ offset, length }) => [offset, length])])

/** Whether every node is a child of its parent, and the chain of parents ends at a node like the root. */
const isJoined = (node: JsonNode): boolean =>
  (node.children ?? []).every(child => {
    const { parent } = child
    return (
      parent?.offset === node.offset &&
      parent.length === node.length &&
      parent.children?.includes(child) === true &&
      isJoined(child)
    )
  })

test('a text parsed after any other text gives the same tree as parsed alone', () => {
  const piece = fc.constantFrom('x', '"', '\\', '\n', '{', '}', ',', '/', '\u2028', '\u0007', 'é', '1', ' ')
  const edit = fc.record({
    at: fc.nat(TEXT.length - 1),
    pieces: fc.array(piece, { minLength: 1, maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), edits => {
      parseCached(TEXT)
      let text = TEXT
      for (const { at, pieces } of edits) {
        const put = pieces.join('').slice(0, text.length - at)
        text = text.slice(0, at) + put + text.slice(at + put.length)
        const [again, plain] = [parseCached(text), parseJson(text)]
        expect([again.errors, placesIn(again), down(again.root)]).toEqual([
          plain.errors,
          placesIn(plain),
          down(plain.root),
        ])
        expect(again.root && valueCached(again.root)).toEqual(plain.root && toValue(plain.root))
        expect(again.root === undefined || isJoined(again.root)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('a text that grows or shrinks in one place gives the same tree as parsed alone', () => {
  const piece = fc.constantFrom(
    'x',
    '"',
    '\n',
    '{',
    '}',
    '[',
    ']',
    ',',
    '/',
    '/*',
    '"é"',
    '"a": 1,',
    ', "b"',
    ':',
    ' ',
  )
  const edit = fc.record({
    at: fc.nat(TEXT.length),
    cut: fc.nat(9),
    pieces: fc.array(piece, { maxLength: 3 }),
  })
  const plainText = TEXT.replace('"primary": "#16a34b"', '"dark": { "a": [[1], {}] }')
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), edits => {
      let text = plainText
      parseCached(text)
      for (const { at, cut, pieces } of edits) {
        text = text.slice(0, at) + pieces.join('') + text.slice(at + cut)
        const [again, plain] = [parseCached(text), parseJson(text)]
        expect([again.errors, placesIn(again), down(again.root)]).toEqual([
          plain.errors,
          placesIn(plain),
          down(plain.root),
        ])
        expect(again.root && valueCached(again.root)).toEqual(plain.root && toValue(plain.root))
        expect(again.root === undefined || isJoined(again.root)).toBe(true)
        if (plain.errors.length > 0) text = plainText
      }
    }),
    { numRuns: 1000 },
  )
})

test('what follows a new item keeps its value', () => {
  const navigationIn = (text: string) => {
    const { root } = parseCached(text)
    const node = root && nodeAt(root, ['navigation'])
    return node && valueCached(node)
  }
  const text = TEXT.replace('"primary": "#16a34a", ', '')
  expect(navigationIn(text)).toBe(
    navigationIn(text.replace('{ "primary"', '{ "light": "#ffffff", "primary"')),
  )
})

test('nodes outside of a changing color stay the same objects', () => {
  const [before, after] = [TEXT, TEXT.replace('#16a34a', '#ff0000')].map(text => parseCached(text).root)
  expect(before && after && nodeAt(after, ['navigation'])).toBe(before && nodeAt(before, ['navigation']))
  expect(after && nodeAt(after, ['colors'])).not.toBe(before && nodeAt(before, ['colors']))
})

test('texts of one length that are no objects are not taken for each other', () => {
  expect(['""', '[]', '""', '{}'].map(text => parseCached(text).root?.type)).toEqual([
    'string',
    'array',
    'string',
    'object',
  ])
})
