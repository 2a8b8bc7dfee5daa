import { expect, test } from 'vitest'
import { applyEdits } from '../text/edit.ts'
import { type ConfigVerb, isConfigVerb, runConfigCommand } from './command.ts'

const TEXT = `{
  "name": "Acme",
  "navigation": [
    { "group": "A", "pages": ["a", "b"] },
    { "group": "B", "pages": ["c"] }
  ]
}
`

const run = (line: string, ...rest: readonly string[]) => {
  const [verb = '', ...words] = line.split(' ')
  if (!isConfigVerb(verb)) throw new Error(`no verb ${verb}`)
  const result = runConfigCommand(TEXT, verb, [...words, ...rest])
  return result.kind === 'output' ? result.text : applyEdits(TEXT, result.edits)
}

test.each<readonly [string, string, string]>([
  ['set /name', 'New name', TEXT.replace('Acme', 'New name')],
  ['set /name', '"Quoted"', TEXT.replace('Acme', 'Quoted')],
  ['set /favicon', '/favicon.svg', TEXT.replace('  ]\n}', '  ],\n  "favicon": "/favicon.svg"\n}')],
  [
    'set /feedback/raiseIssue',
    'true',
    TEXT.replace('  ]\n}', '  ],\n  "feedback": {\n    "raiseIssue": true\n  }\n}'),
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
])('%s %s', (line, word, after) => {
  expect(run(line, word)).toBe(after)
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
  ['not-found', 'move', ['/name', '/navigation/-'], 'no item'],
])('%s: %s %j', (...[code, verb, words, message]) => {
  expect(() => runConfigCommand(TEXT, verb, words)).toThrow(
    expect.objectContaining({ failure: expect.objectContaining({ code }) }),
  )
  expect(() => runConfigCommand(TEXT, verb, words)).toThrow(message)
})

test('a file that cannot be read is reported as such', () => {
  expect(() => runConfigCommand('{"name": ', 'get', ['/name'])).toThrow('Fix this')
  expect(() => runConfigCommand('{"name": ', 'set', ['/name', 'x'])).toThrow('Fix this')
})
