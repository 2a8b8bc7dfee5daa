import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { applyEdits } from '../../text/edit.ts'
import { readSettings } from './file.ts'
import { defaultSettings, severityOf } from './read.ts'

const settingsOf = (text: string) => ({ ...defaultSettings, ...readSettings(text) })

test('a rule has the severity that the file sets, where the file sets it', () => {
  const settings = settingsOf(`{
    "rules": {
      "link": "warning",
      "link/dead": { "severity": "error", "except": ["archive/", "old.mdx"] },
      "page/unknown-tag": { "only": ["guides/"] },
      "page/no-title": "off"
    }
  }`)
  expect(severityOf(settings, 'link/unsafe', 'a.mdx')).toBe('warning')
  expect(severityOf(settings, 'link/dead', 'a.mdx')).toBe('error')
  expect(severityOf(settings, 'link/dead', 'archive/a.mdx')).toBeUndefined()
  expect(severityOf(settings, 'link/dead', 'old.mdx')).toBeUndefined()
  expect(severityOf(settings, 'page/unknown-tag', 'guides/a.mdx')).toBe('warning')
  expect(severityOf(settings, 'page/unknown-tag', 'a.mdx')).toBeUndefined()
  expect(severityOf(settings, 'page/no-title', 'a.mdx')).toBeUndefined()
  expect(severityOf(settings, 'page/unclosed-tag', 'a.mdx', 'error')).toBe('error')
})

test('terms of the project are read', () => {
  expect(readSettings('{"terms":{"sign in":["login","log in"],"docs.json":"config file"}}').terms).toEqual([
    { use: 'sign in', not: ['login', 'log in'] },
    { use: 'docs.json', not: ['config file'] },
  ])
})

const WRONG: readonly (readonly [string, string, string?])[] = [
  [
    '{"rules":{',
    'error check/unreadable 1:10 The file ends too early: a closing bracket is missing. Look for the object or list that isn’t closed.',
  ],
  ['[]', 'error check/unreadable 1:1 The check settings must be an object. Start with { "rules": { } }.'],
  [
    '{"rules":{"link/ded":"off"}}',
    'warning check/unknown-rule 1:11 There is no rule “link/ded”. Did you mean “link/dead”?',
    '{"rules":{"link/dead":"off"}}',
  ],
  [
    '{"rules":{"link/dead":"loud"}}',
    'warning check/wrong-value 1:23 "loud" isn’t a severity. Choose “error”, “warning”, “notice”, or “off”.',
  ],
  [
    '{"rules":{"link/dead":true}}',
    'warning check/wrong-value 1:23 “link/dead” must have a severity. Choose “error”, “warning”, “notice”, or “off”.',
  ],
  [
    '{"rules":{"link/dead":{"ignore":["a"]}}}',
    'warning check/wrong-value 1:24 A rule has no “ignore”. It has “severity”, “only”, and “except”.',
  ],
  [
    '{"rules":{"link/dead":{"only":[1]}}}',
    'warning check/wrong-value 1:31 “only” must be a list of files and folders.',
  ],
  ['{"rules":[]}', 'warning check/wrong-value 1:10 “rules” must be an object.'],
  [
    '{"rulez":{}}',
    'warning check/wrong-value 1:2 The check settings have no “rulez”. They have “rules” and “terms”.',
  ],
  [
    '{"terms":{"sign in":3}}',
    'warning check/wrong-value 1:21 The words to avoid for “sign in” must be a list.',
  ],
]

test.for(WRONG)('%s', ([text, words, fixed]) => {
  const { problems } = readSettings(text)
  expect(
    problems.map(({ severity, code, line, column, message, hint }) =>
      [severity, code, `${line}:${column}`, inEnglish(message), hint && inEnglish(hint)]
        .filter(Boolean)
        .join(' '),
    ),
  ).toEqual([words])
  const fix = problems[0]?.fix
  if (fixed !== undefined) expect(applyEdits(text, fix?.edits ?? [])).toBe(fixed)
})
