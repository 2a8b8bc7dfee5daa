import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, invertEdits } from '../../text/edit.ts'
import { changeRule, newSettings } from './edit.ts'
import { readSettings } from './file.ts'
import type { RuleSetting } from './read.ts'

const after = (text: string, rule: string, setting: RuleSetting) =>
  applyEdits(text, changeRule(text, rule, setting))

const FILE = `{
  // agreed in May
  "rules": {
    "link/dead": { "severity": "warning", "except": ["archive/"] },
    "writing": "off"
  },
  "terms": { "sign in": ["log in"] }
}
`

test('a setting is changed in place; every other byte stays', () => {
  expect(after(FILE, 'writing', { severity: 'notice' })).toBe(FILE.replace('"off"', '"notice"'))
  expect(after(FILE, 'link/dead', { severity: 'error', except: ['archive/'] })).toBe(
    FILE.replace('"warning"', '"error"'),
  )
  expect(after(FILE, 'link/dead', { except: ['archive/'] })).toBe(
    FILE.replace('{ "severity": "warning", "except"', '{ "except"'),
  )
  expect(after(FILE, 'link/dead', { severity: 'warning', except: ['archive/', 'old.mdx'] })).toBe(
    FILE.replace('["archive/"]', '["archive/", "old.mdx"]'),
  )
  expect(after(FILE, 'link/dead', {})).toBe(FILE.replace(/ {4}"link\/dead".*\n/, ''))
  expect(changeRule(FILE, 'page/no-title', {})).toEqual([])
  expect(changeRule(FILE, 'writing', { severity: 'off' })).toEqual([])
})

test('the first setting creates the file', () => {
  expect(newSettings('page/no-frame', { severity: 'off' })).toBe(
    '{\n  "rules": {\n    "page/no-frame": "off"\n  }\n}\n',
  )
  expect(JSON.parse(after('{}', 'page/no-frame', { only: ['guides/'] }))).toEqual({
    rules: { 'page/no-frame': { only: ['guides/'] } },
  })
})

const paths = fc.constantFrom(undefined, ['guides/'], ['a.mdx', 'b/'])
const settings = fc
  .record({
    severity: fc.constantFrom(undefined, 'off' as const, 'notice' as const, 'error' as const),
    only: paths,
    except: paths,
  })
  .map(
    ({ severity, only, except }): RuleSetting => ({
      ...(severity && { severity }),
      ...(only && { only }),
      ...(except && { except }),
    }),
  )

test('every setting is read back, nothing else changes, and it can be undone', () => {
  const rules = fc.constantFrom('link/dead', 'writing', 'page/no-title')
  fc.assert(
    fc.property(fc.array(fc.tuple(rules, settings), { maxLength: 5 }), steps => {
      let text = FILE
      for (const [rule, setting] of steps) {
        const before = readSettings(text)
        const edits = changeRule(text, rule, setting)
        const next = applyEdits(text, edits)
        const read = readSettings(next)
        expect(read.problems).toEqual([])
        expect(read.terms).toEqual(before.terms)
        expect(read.rules.get(rule) ?? {}).toEqual(setting)
        for (const [other, set] of before.rules)
          if (other !== rule) expect(read.rules.get(other)).toEqual(set)
        expect(applyEdits(next, invertEdits(text, edits))).toBe(text)
        text = next
      }
    }),
  )
})
