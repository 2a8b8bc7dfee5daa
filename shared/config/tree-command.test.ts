import { expect, test } from 'vitest'
import { inEnglish } from '../messages/in-english.ts'
import { applyEdits } from '../text/edit.ts'
import { runConfigCommand } from './command.ts'
import { isConfigVerb } from './command-usage.ts'
import { changedLines } from './tree/testing/perform.ts'
import { DROPDOWNS, OLDER, TABS, VERSIONS } from './tree/testing/sites.ts'

/** The changed lines of docs.json, the notes, or the answer. */
function run(text: string, line: string): readonly string[] | string {
  const [verb = '', ...words] = line.split(' ').map(word => word.replaceAll('_', ' '))
  if (!isConfigVerb(verb)) throw new Error(`no verb ${verb}`)
  const result = runConfigCommand(() => text, verb, words)
  if (result.kind === 'output') return result.text
  if (result.kind !== 'edits') return `${result.kind}: ${inEnglish(result.reason)}`
  const after = result.edits.reduce((now, { edits }) => applyEdits(now, edits), text)
  return [...changedLines(text, after), ...result.notes.map(inEnglish)]
}

test.each<readonly [string, string, readonly string[] | string]>([
  [
    TABS,
    'add page guides/new into /navigation/tabs/1',
    ['- "pages": ["changelog"]', '+ "pages": ["changelog", "guides/new"]'],
  ],
  [
    TABS,
    'add group Next before /navigation/tabs/0/groups/1 icon=star pages=["a"]',
    ['+ "group": "Next",', '+ "icon": "star",', '+ "pages": ["a"]', '+ },', '+ {'],
  ],
  [TABS, 'add tab X into /navigation/tabs/0', 'refused: There can’t be tabs directly in a tab.'],
  [
    TABS,
    'move /navigation/tabs/1/pages/0 into /navigation/tabs/0/groups/0',
    [
      '- "pages": ["intro", "install"]',
      '+ "pages": ["intro", "install", "changelog"]',
      '- "pages": ["changelog"]',
      '+ "pages": []',
    ],
  ],
  [
    TABS,
    'move /navigation/tabs/0/groups/0/pages/0 /navigation/tabs/0/groups/0/pages/1 into /navigation/tabs/1',
    [
      '- "pages": ["intro", "install"]',
      '+ "pages": []',
      '- "pages": ["changelog"]',
      '+ "pages": ["changelog", "intro", "install"]',
    ],
  ],
  [
    TABS,
    'remove /navigation/tabs/0/groups/0/pages/0 /navigation/tabs/1/pages/0',
    [
      '- "pages": ["intro", "install"]',
      '+ "pages": ["install"]',
      '- "pages": ["changelog"]',
      '+ "pages": []',
    ],
  ],
  [VERSIONS, 'remove index', ['- "index",', '- "index",']],
  [TABS, 'rename /navigation/tabs/0 How_to', ['- "tab": "Guides",', '+ "tab": "How to",']],
  [
    TABS,
    'rename changelog news',
    [
      '- "pages": ["changelog"]',
      '+ "pages": ["news"]',
      '- { "source": "/start", "destination": "/intro" }',
      '+ { "source": "/start", "destination": "/intro" },',
      '+ { "source": "/changelog", "destination": "/news" }',
    ],
  ],
  [TABS, 'hide /navigation/tabs/1', ['+ "hidden": true,']],
  [TABS, 'show /navigation/tabs/1', 'none: Nothing changes: it has this value already.'],
  [VERSIONS, 'default /navigation/languages/1', ['+ "default": true,']],
  [
    TABS,
    'root /navigation/tabs/2/menu/0/groups/0',
    [
      '- "root": "learn/basics/index",',
      '- "pages": ["learn/basics/a"]',
      '+ "pages": ["learn/basics/index", "learn/basics/a"]',
    ],
  ],
  [
    TABS,
    'root /navigation/tabs/0/groups/0 intro',
    ['- "pages": ["intro", "install"]', '+ "root": "intro",', '+ "pages": ["install"]'],
  ],
  [
    DROPDOWNS,
    'turn /navigation/tabs/0/dropdowns version',
    [
      '- "dropdowns": [',
      '+ "versions": [',
      '- "dropdown": "Server",',
      '+ "version": "Server",',
      '- "dropdown": "Client",',
      '+ "version": "Client",',
      'icon and color: no effect on versions, but kept in the file.',
    ],
  ],
  [
    DROPDOWNS,
    'wrap /navigation/tabs/1 version v1',
    [
      '- "groups": [{ "group": "C", "pages": ["c"] }]',
      '+ "versions": [',
      '+ {',
      '+ "version": "v1",',
      '+ "groups": [{ "group": "C", "pages": ["c"] }]',
      '+ }',
      '+ ]',
    ],
  ],
  [DROPDOWNS, 'unwrap /navigation', 'refused: It must have exactly one division to take its place.'],
  [
    TABS,
    'redirect /a /b',
    [
      '- { "source": "/start", "destination": "/intro" }',
      '+ { "source": "/start", "destination": "/intro" },',
      '+ { "source": "/a", "destination": "/b" }',
    ],
  ],
  [
    VERSIONS,
    'also /navigation/languages/0/versions/0/tabs/0/groups/0/pages/1 /navigation/languages/0/versions/1',
    ['+ "edge/en/start",'],
  ],
  [TABS, 'list /navigation/tabs/1', '/navigation/tabs/1/pages/0\tpage\tchangelog\n'],
  [
    VERSIONS,
    'list index',
    '/navigation/languages/0/versions/0/tabs/0/groups/0/pages/0\tpage\tindex\n/navigation/languages/0/versions/1/tabs/0/groups/0/pages/0\tpage\tindex\n',
  ],
  [
    OLDER,
    'list',
    '/versions/0\tversion\tv2\n/versions/1\tversion\tv1\n/tabs/0\ttab\tAPI\n/anchors/0\tanchor\tForum\n/navigation/0\tgroup\tStart\n/navigation/0/pages/0\tpage\tintro\n/navigation/0/pages/1\tpage\tinstall\n/navigation/1\tgroup\tAPI\n/navigation/1/pages/0\tpage\tapi/rows\n/navigation/1/pages/1\tgroup\tDeep\n',
  ],
])('%#. %s', (text, line, expected) => {
  expect(run(text, line)).toEqual(expected)
})

test('a copy of a language is added at the end', () => {
  expect(run(VERSIONS, 'copy /navigation/languages/1 fr')).toContain('+ "language": "fr",')
})

test('a copy of a version goes next to another one', () => {
  const versions = '/navigation/languages/0/versions'
  const lines = run(VERSIONS, `copy ${versions}/1 v3 before ${versions}/0`)
  expect(lines).toContain('+ "version": "v3",')
  expect(lines).toContain('+ "v3/en/start"')
  expect(() => run(VERSIONS, `copy ${versions}/1 v3 into ${versions}/0`)).toThrow('Usage: galley config copy')
  expect(() => run(VERSIONS, `copy ${versions}/1 v3 after /navigation/languages/0`)).toThrow('Usage')
})

test('what is in another file is edited there', () => {
  const files: Readonly<Record<string, string>> = {
    'docs.json': '{ "navigation": { "languages": [{ "$ref": "./fr.json" }] } }',
    'fr.json': '{ "language": "fr", "groups": [{ "group": "Début", "pages": ["fr/a"] }] }',
  }
  const pointer = '/navigation/languages/0/groups/0'
  const result = runConfigCommand(file => files[file], 'add', ['page', 'fr/b', 'into', pointer])
  expect(result).toMatchObject({ kind: 'edits', edits: [{ file: 'fr.json' }] })
  const got = runConfigCommand(file => files[file], 'get', [`${pointer}/group`])
  expect(got).toEqual({ kind: 'output', text: '"Début"\n' })
})
