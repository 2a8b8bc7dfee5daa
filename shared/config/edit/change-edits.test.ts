import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { applyChanges } from './apply-changes.ts'
import { editsOf } from './change-edits.ts'
import type { Change } from './changes.ts'

type Case = readonly [what: string, before: string, changes: readonly Change[], after: string]

const lines = (...all: readonly string[]) => all.join('\n')

const GROUPS = lines(
  '{',
  '  "navigation": {',
  '    // the guides',
  '    "groups": [',
  '      {',
  '          "group": "Start", "pages": ["a", "b"]',
  '      },              {',
  '        "group": "More",',
  '',
  '        "pages": []',
  '      }',
  '    ], // all of them',
  '    "global": {}',
  '  }',
  '}',
)

const TABS = lines(
  '{',
  '  "navigation": {',
  '    "tabs": [',
  '      {',
  '        "tab": "Guides",',
  '        // the guides',
  '        "groups": [',
  '          {',
  '              "group": "Start", "pages": ["a", "b"]',
  '          },              {',
  '            "group": "More",',
  '',
  '            "pages": []',
  '          }',
  '        ]',
  '      }',
  '    ], // all of them',
  '    "global": {}',
  '  }',
  '}',
)

const wrap: Change = { kind: 'wrap', path: ['navigation', 'groups'], key: 'tabs', members: { tab: 'Guides' } }
const unwrap: Change = { kind: 'unwrap', path: ['navigation', 'tabs'], key: 'groups' }

const CASES: readonly Case[] = [
  ['groups are wrapped in a tab, with their comment', GROUPS, [wrap], TABS],
  ['the tab is unwrapped again', TABS, [unwrap], GROUPS],
  [
    'a wrap in one line',
    '{"groups":[{"group":"A"}],"x":1}',
    [{ kind: 'wrap', path: ['groups'], key: 'tabs', members: { tab: 'T', icon: 'book' } }],
    '{"tabs":[{"tab":"T","icon":"book","groups":[{"group":"A"}]}],"x":1}',
  ],
  [
    'an unwrap in one line, with a comment after the content',
    '{ "tabs": [{ "tab": "T", "groups": [] // none\n }] }',
    [{ kind: 'unwrap', path: ['tabs'], key: 'groups' }],
    '{ "groups": [] /* none */ }',
  ],
  [
    'a wrap in a file with CRLF, tabs and trailing commas',
    '{\r\n\t"groups": [\r\n\t\t1,\r\n\t],\r\n}',
    [{ kind: 'wrap', path: ['groups'], key: 'tabs', members: { tab: 'T' } }],
    '{\r\n\t"tabs": [\r\n\t\t{\r\n\t\t\t"tab": "T",\r\n\t\t\t"groups": [\r\n\t\t\t\t1,\r\n\t\t\t],\r\n\t\t},\r\n\t],\r\n}',
  ],
  [
    'a wrap where keys are sorted',
    '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": 4,\n  "groups": []\n}',
    [{ kind: 'wrap', path: ['groups'], key: 'tabs', members: { tab: 'T' } }],
    '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": 4,\n  "tabs": [\n    {\n      "groups": [],\n      "tab": "T"\n    }\n  ]\n}',
  ],
  [
    'a key is renamed, and its duplicates',
    '{ "tabs" : [1], "x": 2, "tabs": [] }',
    [{ kind: 'rename', path: ['tabs'], key: 'dropdowns' }],
    '{ "dropdowns" : [1], "x": 2, "dropdowns": [] }',
  ],
  [
    'an item moves to another list',
    '{\n  "a": [1, 2],\n  "b": [\n    3\n  ]\n}',
    [{ kind: 'move', path: ['a', 0], list: ['b'], to: 1 }],
    '{\n  "a": [2],\n  "b": [\n    3,\n    1\n  ]\n}',
  ],
  [
    'the path of the list is the one before the item leaves',
    '[1, [2]]',
    [{ kind: 'move', path: [0], list: [1], to: 0 }],
    '[[1, 2]]',
  ],
  ['an item moves down its list', '[1, 2, 3]', [{ kind: 'move', path: [0], list: [], to: 1 }], '[2, 1, 3]'],
  [
    'a copy keeps its text and comments, in its new depth',
    '{\n  "a": [\n    // one\n    { "x" : 1 } // end\n  ],\n  "b": { "c": [\n      2\n  ] }\n}',
    [{ kind: 'copy', path: ['a', 0], list: ['b', 'c'], to: 0 }],
    '{\n  "a": [\n    // one\n    { "x" : 1 } // end\n  ],\n  "b": { "c": [\n      // one\n      { "x" : 1 }, // end\n      2\n  ] }\n}',
  ],
  [
    'a copy is changed afterwards',
    '[{"n": "a", "p": ["x", "y"]}]',
    [
      { kind: 'copy', path: [0], list: [], to: 1 },
      { kind: 'set', path: [1, 'n'], value: 'b' },
      { kind: 'set', path: [1, 'p', 1], value: 'b/y' },
      { kind: 'set', path: [1, 'p', 0], value: 'b/x' },
      { kind: 'set', path: [1, 'p', 0], value: 'c/x' },
    ],
    '[{"n": "a", "p": ["x", "y"]}, {"n": "b", "p": ["c/x", "b/y"]}]',
  ],
  [
    'a new key goes where other items have it',
    '[\n  {\n    "version": "1",\n    "tabs": [],\n    "tag": "new"\n  },\n  {\n    "version": "2",\n    "tabs": []\n  }\n]',
    [{ kind: 'set', path: [1, 'tag'], value: 'old' }],
    '[\n  {\n    "version": "1",\n    "tabs": [],\n    "tag": "new"\n  },\n  {\n    "version": "2",\n    "tabs": [],\n    "tag": "old"\n  }\n]',
  ],
  [
    'a new key of the navigation goes before the content if no other item has it',
    '{"navigation": {"tabs": [{"tab": "A", "groups": []}]}}',
    [{ kind: 'set', path: ['navigation', 'tabs', 0, 'icon'], value: 'book' }],
    '{"navigation": {"tabs": [{"tab": "A", "icon": "book", "groups": []}]}}',
  ],
  [
    'a new key keeps the alphabet of a file that has sorted keys',
    '{\n  "appearance": 1,\n  "colors": 2,\n  "icons": 3,\n  "name": 4,\n  "theme": 5\n}',
    [{ kind: 'set', path: ['banner'], value: {} }],
    '{\n  "appearance": 1,\n  "banner": {},\n  "colors": 2,\n  "icons": 3,\n  "name": 4,\n  "theme": 5\n}',
  ],
  [
    'a new item has its keys in the order of its neighbors',
    '{"languages": [\n  {\n    "tabs": [\n      1\n    ],\n    "language": "en"\n  }\n]}',
    [{ kind: 'insert', path: ['languages'], index: 1, value: { language: 'fr', tabs: [2] } }],
    '{"languages": [\n  {\n    "tabs": [\n      1\n    ],\n    "language": "en"\n  },\n  {\n    "tabs": [\n      2\n    ],\n    "language": "fr"\n  }\n]}',
  ],
]

test.each(CASES)('%s', (_, before, changes, after) => {
  expect(applyEdits(before, editsOf(before, changes))).toBe(after)
  const value = (text: string) => {
    const { root } = parseJson(text)
    return root && toValue(root)
  }
  expect(applyChanges(value(before), changes)).toEqual(value(after))
})

test.each<readonly [string, string, Change]>([
  [
    'There is a “tabs” already',
    '{"groups": [], "tabs": []}',
    { kind: 'wrap', path: ['groups'], key: 'tabs', members: {} },
  ],
  ['There is a “b” already', '{"a": 1, "b": 2}', { kind: 'rename', path: ['a'], key: 'b' }],
  ['no key', '{"a": 1}', { kind: 'rename', path: ['c'], key: 'b' }],
  ['no key', '[1]', { kind: 'wrap', path: [0], key: 'tabs', members: {} }],
  ['one item', '{"tabs": [{"groups": []}, {}]}', { kind: 'unwrap', path: ['tabs'], key: 'groups' }],
  ['one item', '{"tabs": [{"groups": []}]}', { kind: 'unwrap', path: ['tabs'], key: 'pages' }],
  ['no item', '{"a": 1}', { kind: 'copy', path: ['a'], list: [], to: 0 }],
  ['no list', '{"a": [1]}', { kind: 'copy', path: ['a', 0], list: ['b'], to: 0 }],
])('%s: %s', (reason, text, change) => {
  expect(() => editsOf(text, [change])).toThrow(reason)
})
