import { expect, test } from 'vitest'
import { inEnglish } from '../messages/in-english.ts'
import { applyEdits } from '../text/edit.ts'
import { runConfigCommand } from './command.ts'
import { type ConfigVerb, isConfigVerb } from './command-usage.ts'

const TEXT = `{
  "name": "Acme",
  "navigation": [
    { "group": "A", "pages": ["a", "b"] },
    { "group": "B", "pages": ["c"] }
  ]
}
`

/** Runs a command on texts; the result is what it prints, the new text of docs.json, or why nothing changes. */
function runOn(files: Readonly<Record<string, string>>, verb: string, words: readonly string[]): string {
  if (!isConfigVerb(verb)) throw new Error(`no verb ${verb}`)
  const result = runConfigCommand(file => files[file], verb, words)
  if (result.kind === 'output') return result.text
  if (result.kind !== 'edits') return `${result.kind}: ${inEnglish(result.reason)}`
  return result.edits.map(({ file, edits }) => applyEdits(files[file] ?? '', edits)).join('')
}

const run = (line: string, ...rest: readonly string[]) => {
  const [verb = '', ...words] = line.split(' ')
  return runOn({ 'docs.json': TEXT }, verb, [...words, ...rest])
}

test.each<readonly [string, string, string]>([
  ['set /name', 'New name', TEXT.replace('Acme', 'New name')],
  ['set /name', '"Quoted"', TEXT.replace('Acme', 'Quoted')],
  ['set /favicon', '/favicon.svg', TEXT.replace('"Acme",', '"Acme",\n  "favicon": "/favicon.svg",')],
  [
    'set /feedback/raiseIssue',
    'true',
    TEXT.replace('"Acme",', '"Acme",\n  "feedback": {\n    "raiseIssue": true\n  },'),
  ],
  ['insert /navigation/0/pages/1', 'x', TEXT.replace('"a", "b"', '"a", "x", "b"')],
  ['insert /navigation/0/pages/-', 'x', TEXT.replace('"a", "b"', '"a", "b", "x"')],
  ['insert /navigation/0/pages', '"x"', TEXT.replace('"a", "b"', '"a", "b", "x"')],
  [
    'move /navigation/0/pages/0',
    '/navigation/1/pages/-',
    TEXT.replace('"a", "b"', '"b"').replace('"c"', '"c", "a"'),
  ],
  ['move /navigation/0/pages/1', '/navigation/0/pages/0', TEXT.replace('"a", "b"', '"b", "a"')],
  ['move /navigation/0/pages/0', '/navigation/0/pages/1', TEXT.replace('"a", "b"', '"b", "a"')],
  ['move /navigation/0/pages/0', '/navigation/0/pages/-', TEXT.replace('"a", "b"', '"b", "a"')],
  ['move /navigation/0/group', '/navigation/0/title', TEXT.replace('"group": "A"', '"title": "A"')],
  [
    'move /navigation/0/group',
    '/navigation/1/group',
    TEXT.replace('"group": "A", ', '').replace('"B"', '"A"'),
  ],
  [
    'move /name',
    '/navigation/1/pages/0',
    TEXT.replace('  "name": "Acme",\n', '').replace('"c"', '"Acme", "c"'),
  ],
  [
    'move /navigation/1/pages/0',
    '/favicon',
    TEXT.replace('"c"', '').replace('"Acme",', '"Acme",\n  "favicon": "c",'),
  ],
  ['move /navigation/0/pages/1', '/navigation/0/pages/1', 'none: It’s there already.'],
  ['move /navigation/0/pages/1', '/navigation/0/pages/-', 'none: It’s there already.'],
  ['move /navigation/0', '/navigation/0/pages/0', 'refused: Nothing can be moved into itself.'],
  ['set /name', 'Acme', 'none: Nothing changes: it has this value already.'],
])('%s %s', (line, word, after) => {
  expect(run(line, word)).toBe(after)
})

const NEWER = '{ "name": "A", "theme": "mint", "navigation": { "pages": ["a"] } }'

test.each<readonly [string, string, string]>([
  ['/description', 'Short', '"description": "Short"'],
  ['/banner/content', 'Soon', '"banner": { "content": "Soon" }'],
  ['/api/playground/display', 'none', '"display": "none"'],
])('in the newer form, set %s takes text where its schema does', (pointer, word, written) => {
  const after = runOn({ 'docs.json': NEWER }, 'set', [pointer, word])
  expect(after.replace(/\s+/g, ' ')).toContain(written)
})

test('what only the newer form has takes no bare text in the older one', () => {
  expect(() => run('set /banner/content', 'Soon')).toThrow('isn’t JSON')
})

test('remove and get', () => {
  expect(run('remove /navigation/0')).toBe(TEXT.replace(/ {4}\{ "group": "A".*\n/, ''))
  expect(run('get /navigation/1/pages')).toBe('[\n  "c"\n]\n')
  expect(JSON.parse(run('get'))).toEqual(JSON.parse(TEXT))
})

test.each<readonly [string, ConfigVerb, readonly string[], string]>([
  ['bad-request', 'set', ['/name'], 'Usage: galley config set POINTER VALUE'],
  ['bad-request', 'remove', ['/name', 'x'], 'Usage'],
  ['bad-request', 'get', ['name'], 'isn’t a JSON pointer'],
  ['bad-request', 'set', ['/feedback/raiseIssue', 'yes'], 'isn’t JSON'],
  ['not-found', 'get', ['/nothing'], 'nothing'],
  ['not-found', 'move', ['/nothing', '/navigation/-'], 'There is nothing at “/nothing”'],
  [
    'not-found',
    'move',
    ['/navigation/0/pages/0', '/navigation/0/pages/2'],
    'has 1 items, so nothing can be at 2',
  ],
  ['not-found', 'insert', ['/navigation/3', '{}'], 'has 2 items'],
  ['not-found', 'insert', ['/name/-', '{}'], 'no list'],
  ['not-found', 'remove', [''], 'whole file'],
  [
    'bad-request',
    'add',
    ['gruop', 'X', 'into', '/navigation'],
    '“gruop” isn’t one of page, group, operation',
  ],
  ['bad-request', 'add', ['group', 'X', 'in', '/navigation'], 'Usage: galley config add'],
  ['bad-request', 'turn', ['/navigation/tabs', 'tabs'], '“tabs” isn’t one of'],
])('%s: %s %j', (...[code, verb, words, message]) => {
  expect(() => runConfigCommand(() => TEXT, verb, words)).toThrow(
    expect.objectContaining({ failure: expect.objectContaining({ code }) }),
  )
  expect(() => runConfigCommand(() => TEXT, verb, words)).toThrow(message)
})

test('a file that cannot be read is reported as such', () => {
  expect(() => runConfigCommand(() => '{"name": ', 'get', ['/name'])).toThrow('docs.json, line 1, column 8: ')
  expect(() => runConfigCommand(() => '{"name": ', 'set', ['/name', 'x'])).toThrow(
    'docs.json, line 1, column 8: ',
  )
})
