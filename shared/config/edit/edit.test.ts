import { expect, test } from 'vitest'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { insertItem, moveItem, removeAt, setValue } from './edit.ts'

type Edit = (text: string) => TextEdits
type Case = readonly [what: string, before: string, edit: Edit, after: string]

const lines = (...all: readonly string[]) => all.join('\n')

const SET: readonly Case[] = [
  ['only a value changes', '{ "a" : 1 ,\r\n"b":2}', t => setValue(t, ['b'], 3), '{ "a" : 1 ,\r\n"b":3}'],
  ['an equal value is no edit', '{"a": 1.0}', t => setValue(t, ['a'], 1), '{"a": 1.0}'],
  [
    'a new key in the file’s indentation',
    '{\n    "a": 1\n}',
    t => setValue(t, ['b'], 2),
    '{\n    "a": 1,\n    "b": 2\n}',
  ],
  ['a new key in one line', '{ "a": 1 }\n', t => setValue(t, ['b'], 2), '{ "a": 1, "b": 2 }\n'],
  ['a new key in dense JSON', '{"a":1}', t => setValue(t, ['b'], [1, { c: 2 }]), '{"a":1,"b":[1,{"c":2}]}'],
  [
    'a new key with CRLF and tabs',
    '{\r\n\t"a": 1\r\n}',
    t => setValue(t, ['b'], 2),
    '{\r\n\t"a": 1,\r\n\t"b": 2\r\n}',
  ],
  [
    'a new key after a trailing comma',
    '{\n  "a": 1,\n}',
    t => setValue(t, ['b'], { c: 1 }),
    '{\n  "a": 1,\n  "b": {\n    "c": 1,\n  },\n}',
  ],
  [
    'the comment of the last key stays with it',
    '{\n  "a": 1 // one\n}',
    t => setValue(t, ['b'], 2),
    '{\n  "a": 1, // one\n  "b": 2\n}',
  ],
  [
    'parents are made on the way',
    '{\n  "a": 1\n}',
    t => setValue(t, ['b', 'c', 0, 'd'], true),
    '{\n  "a": 1,\n  "b": {\n    "c": [\n      {\n        "d": true\n      }\n    ]\n  }\n}',
  ],
  ['an empty object is opened', '{}', t => setValue(t, ['a'], 1), '{\n  "a": 1\n}'],
  [
    'a list over lines stays so',
    '{\n  "a": [\n    1\n  ],\n  "b": [1, 2],\n  "c": [3]\n}',
    t => setValue(t, ['a'], [1, 2]),
    '{\n  "a": [\n    1,\n    2\n  ],\n  "b": [1, 2],\n  "c": [3]\n}',
  ],
  ['an item is set', '[1, 2]', t => setValue(t, [1], 'x'), '[1, "x"]'],
  ['an item is added by its index', '[1, 2]', t => setValue(t, [2], 3), '[1, 2, 3]'],
  ['the last of duplicate keys counts', '{"a": 1, "a": 2}', t => setValue(t, ['a'], 3), '{"a": 1, "a": 3}'],
  [
    'a key that has a meaning elsewhere',
    '{}',
    t => setValue(t, ['__proto__', 'x'], 1),
    '{\n  "__proto__": {\n    "x": 1\n  }\n}',
  ],
]

const INSERT: readonly Case[] = [
  ['at the end in one line', '["a", "b"]', t => insertItem(t, [], 2, 'c'), '["a", "b", "c"]'],
  ['at the start in one line', '["a","b"]', t => insertItem(t, [], 0, 'c'), '["c","a","b"]'],
  [
    'between lines',
    '[\n  1,\n\n  // two\n  2\n]',
    t => insertItem(t, [], 1, 9),
    '[\n  1,\n\n  9,\n  // two\n  2\n]',
  ],
  [
    'at the end of lines',
    '[\n  1,\n  2 // two\n]',
    t => insertItem(t, [], 2, 9),
    '[\n  1,\n  2, // two\n  9\n]',
  ],
  [
    'a group like its neighbors in one line',
    '{\n  "navigation": [\n    { "group": "A", "pages": ["a"] },\n    { "group": "B", "pages": ["b"] }\n  ]\n}',
    t => insertItem(t, ['navigation'], 1, { group: 'C', pages: [] }),
    '{\n  "navigation": [\n    { "group": "A", "pages": ["a"] },\n    { "group": "C", "pages": [] },\n    { "group": "B", "pages": ["b"] }\n  ]\n}',
  ],
  [
    'an item whose neighbors are indented less than the list',
    '[\n    {\n      "a": 1\n    }\n]',
    t => insertItem(t, [], 1, { a: 2 }),
    '[\n    {\n      "a": 1\n    },\n    {\n      "a": 2\n    }\n]',
  ],
  [
    'a key whose neighbors are indented more than the rest',
    '{\n  "a": {\n        "b": 1\n  }\n}',
    t => setValue(t, ['c', 'd'], 2),
    '{\n  "a": {\n        "b": 1\n  },\n  "c": {\n        "d": 2\n  }\n}',
  ],
  [
    'brackets that share a line',
    '{"n": [{\n  "g": 1\n}]}',
    t => insertItem(t, ['n'], 1, { g: 2 }),
    '{"n": [{\n  "g": 1\n}, {\n  "g": 2\n}]}',
  ],
  [
    'an empty list is opened as others of its key are',
    '{\n  "x": [{ "pages": ["a"] }, { "pages": [] }]\n}',
    t => insertItem(t, ['x', 1, 'pages'], 0, 'b'),
    '{\n  "x": [{ "pages": ["a"] }, { "pages": ["b"] }]\n}',
  ],
  [
    'an empty list is opened over lines',
    '{\n  "a": [ ]\n}',
    t => insertItem(t, ['a'], 0, { b: 1 }),
    '{\n  "a": [\n    {\n      "b": 1\n    }\n  ]\n}',
  ],
  ['next to a comment', '[\n  // none\n]', t => insertItem(t, [], 0, 1), '[\n  // none\n  1\n]'],
  ['next to a comment in its line', '[ /* none */ ]', t => insertItem(t, [], 0, 1), '[ /* none */ 1 ]'],
  ['after a line comment', '[1 // one\n]', t => insertItem(t, [], 1, 2), '[1, // one\n2\n]'],
  [
    'a list that is missing',
    '{\n  "a": 1\n}',
    t => insertItem(t, ['b'], 0, 'x'),
    '{\n  "a": 1,\n  "b": [\n    "x"\n  ]\n}',
  ],
]

const REMOVE: readonly Case[] = [
  ['the last of a line', '["api/a", "api/b"]', t => removeAt(t, [1]), '["api/a"]'],
  ['the first of a line', '[1, 2]', t => removeAt(t, [0]), '[2]'],
  ['the middle of dense JSON', '{"a":1,"b":2,"c":3}', t => removeAt(t, ['b']), '{"a":1,"c":3}'],
  ['the only one', '{ "a": [ 1 ] }', t => removeAt(t, ['a', 0]), '{ "a": [] }'],
  ['the only key over lines', '{\n  "a": 1\n}\n', t => removeAt(t, ['a']), '{}\n'],
  [
    'its own comments are removed, its neighbors’ stay',
    lines(
      '[',
      '  "a", // about a',
      '  // about b',
      '  "b", // more on b',
      '  // about c',
      '  "c" // more on c',
      ']',
    ),
    t => removeAt(t, [1]),
    lines('[', '  "a", // about a', '  // about c', '  "c" // more on c', ']'),
  ],
  [
    'the last of lines and the comma before it',
    '[\n  "a", // about a\n  "b"\n]',
    t => removeAt(t, [1]),
    '[\n  "a" // about a\n]',
  ],
  ['a trailing comma stays', '[\n  1,\n  2,\n]', t => removeAt(t, [1]), '[\n  1,\n]'],
  [
    'an empty line is removed with it',
    '[\n  1,\n\n  2,\n\n  3\n]',
    t => removeAt(t, [1]),
    '[\n  1,\n\n  3\n]',
  ],
  [
    'a separate comment is not its own',
    '[\n  1,\n\n  // Section\n\n  2,\n  3\n]',
    t => removeAt(t, [1]),
    '[\n  1,\n\n  // Section\n\n  3\n]',
  ],
  ['the last one next to the bracket', '[1,\n 2]', t => removeAt(t, [1]), '[1]'],
  ['with commas in front', '[ 1\n, 2\n, 3\n]', t => removeAt(t, [2]), '[ 1\n, 2\n]'],
  ['both of a duplicate key', '{"a": 1, "b": 2, "a": 3}', t => removeAt(t, ['a']), '{"b": 2}'],
]

const NAV = lines(
  '{',
  '  "navigation": [',
  '    {',
  '      "group": "A",',
  '      "pages": ["a", "b"]',
  '    },',
  '    // second',
  '    {',
  '      "group": "B",',
  '      "pages": [',
  '        "c",',
  '        {',
  '          "group": "D",',
  '          "pages": []',
  '        }, // nested',
  '        "e"',
  '      ]',
  '    }',
  '  ]',
  '}',
)

const MOVE: readonly Case[] = [
  ['in one line', '[1, 2, 3]', t => moveItem(t, [2], [], 0), '[3, 1, 2]'],
  ['to the end', '[1, 2, 3]', t => moveItem(t, [0], [], 3), '[2, 3, 1]'],
  ['where it is', '[1, 2, 3]', t => moveItem(t, [1], [], 2), '[1, 2, 3]'],
  [
    'with its comments',
    '[\n  // a\n  1, // one\n  2, // two\n  3\n]',
    t => moveItem(t, [0], [], 3),
    '[\n  2, // two\n  3,\n  // a\n  1 // one\n]',
  ],
  [
    'the last over lines, and its comma',
    '[\n  1, // one\n  2 // two\n]',
    t => moveItem(t, [1], [], 0),
    '[\n  2, // two\n  1 // one\n]',
  ],
  [
    'out of a line into lines',
    NAV,
    t => moveItem(t, ['navigation', 0, 'pages', 0], ['navigation', 1, 'pages'], 1),
    NAV.replace('"a", "b"', '"b"').replace('"c",', '"c",\n        "a",'),
  ],
  [
    'out of lines into a line, its comment as a block',
    '{\n  "a": [\n    1, // one\n    2\n  ],\n  "b": [3]\n}',
    t => moveItem(t, ['a', 0], ['b'], 1),
    '{\n  "a": [\n    2\n  ],\n  "b": [3, 1 /* one */]\n}',
  ],
  [
    'an object upwards, its lines re-indented',
    NAV,
    t => moveItem(t, ['navigation', 1, 'pages', 1], ['navigation'], 1),
    NAV.replace(/\n {8}\{[\s\S]*?nested/, '').replace(
      '    // second',
      lines('    {', '      "group": "D",', '      "pages": []', '    }, // nested', '    // second'),
    ),
  ],
  [
    'an object into an empty list deeper down',
    NAV,
    t => moveItem(t, ['navigation', 0], ['navigation', 1, 'pages', 1, 'pages'], 0),
    NAV.replace(/\n {4}\{[\s\S]*?\},/, '').replace(
      '"pages": []',
      lines(
        '"pages": [',
        '            {',
        '              "group": "A",',
        '              "pages": ["a", "b"]',
        '            }',
        '          ]',
      ),
    ),
  ],
  [
    'into a list that is missing',
    '[\n  {\n    "group": "A"\n  },\n  "x"\n]',
    t => moveItem(t, [1], [0, 'pages'], 0),
    '[\n  {\n    "group": "A",\n    "pages": [\n      "x"\n    ]\n  }\n]',
  ],
]

test.each([...SET, ...INSERT, ...REMOVE, ...MOVE])('%s', (_, before, edit, after) => {
  expect(applyEdits(before, edit(before))).toBe(after)
})

const REFUSED: readonly (readonly [string, string, Edit])[] = [
  ['not-found', '{}', t => removeAt(t, ['a'])],
  ['not-found', '{}', t => removeAt(t, [])],
  ['not-found', '[1]', t => insertItem(t, [], 2, 1)],
  ['not-found', '[1]', t => insertItem(t, [], 0.5, 1)],
  ['not-found', '{"a": 1}', t => insertItem(t, ['a'], 0, 1)],
  ['not-found', '[1]', t => setValue(t, [3], 1)],
  ['not-found', '{}', t => setValue(t, ['a', 1], 1)],
  ['not-found', '{"a": 1}', t => moveItem(t, ['a'], [], 0)],
  ['not-found', '[1]', t => moveItem(t, [0], ['x'], 0)],
  ['bad-request', '{"a": 1}', t => setValue(t, ['a', 'b'], 1)],
  ['bad-request', '{"a": 1}', t => setValue(t, ['a'], undefined)],
  ['bad-request', '[[1]]', t => moveItem(t, [0], [0], 0)],
  ['bad-request', '{"a": ', t => setValue(t, ['a'], 1)],
  ['bad-request', '', t => setValue(t, ['a'], 1)],
]

test.each(REFUSED)('%s is reported for %s', (code, text, edit) => {
  expect(() => edit(text)).toThrow(Refusal)
  expect(() => edit(text)).toThrow(expect.objectContaining({ failure: expect.objectContaining({ code }) }))
})

test('a value replaced by an equal one with another key order gives no edit', () => {
  expect(setValue('{"a": {"b": 1, "c": [2]}}', ['a'], { c: [2], b: 1 })).toEqual([])
})
