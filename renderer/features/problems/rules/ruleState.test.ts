import { expect, test } from 'vitest'
import { ruleIds, ruleOf } from '../../../../shared/check/rules/registry.ts'
import { writingRules } from '../../../../shared/check/rules/writing-guide.ts'
import { readSettings } from '../../../../shared/check/settings/file.ts'
import { defaultSettings, type RuleSetting, severityOf } from '../../../../shared/check/settings/read.ts'
import { switchesOf } from '../../../../shared/check/settings/rules-file.ts'
import { choicesOf, rulesWith, stateOf, withSeverity } from './ruleState.ts'

const settings = (rules: Readonly<Record<string, RuleSetting>>, switches: Record<string, boolean> = {}) => ({
  ...defaultSettings,
  rules: new Map(Object.entries(rules)),
  switches: new Map(Object.entries(switches)),
})

/** The severities that the problems of a rule get. */
function foundOf(rule: string) {
  const severity = ruleOf(rule)?.severity
  return severity === 'varies' || severity === 'off' ? 'notice' : severity
}

test('the list shows for each rule what the checks do', () => {
  const custom = settings(
    { link: { severity: 'warning' }, 'link/dead': { severity: 'off' }, 'page/no-title': {} },
    { 'writing/passive': true, 'writing/article': false, 'link/dead': true },
  )
  for (const given of [defaultSettings, custom])
    for (const rule of ruleIds) {
      const { effective } = stateOf(given, rule)
      if (effective !== 'varies')
        expect([rule, severityOf(given, rule, 'a.mdx', foundOf(rule)) ?? 'off']).toEqual([rule, effective])
    }
})

test('a rule shows where it is set', () => {
  const custom = settings({ link: { severity: 'off' } })
  expect(stateOf(custom, 'link/dead')).toMatchObject({
    own: {},
    group: { severity: 'off' },
    effective: 'off',
  })
  expect(withSeverity({ severity: 'off', only: ['a/'] }, 'default')).toEqual({ only: ['a/'] })
})

test('rules are found by name', () => {
  expect(rulesWith('').flatMap(({ rules }) => rules)).toEqual(ruleIds)
  expect(rulesWith('version/two').flatMap(({ rules }) => rules)).toEqual(['version/two-defaults'])
})

test('whether a writing rule is on is set in its file only; its severity and scope are in the settings', () => {
  const file = '- [x] Alt. <!-- rule: alt-text -->\n- [ ] Code. <!-- rule: name-language -->\n'
  const text =
    '{"rules":{"accessibility":"off","accessibility/poor-alt":{"severity":"error","only":["guides/"]}}}'
  const custom = { ...defaultSettings, ...readSettings(text), switches: switchesOf([file]) }
  const choicesFor = (rule: string) => {
    const state = stateOf(custom, rule)
    return { effective: state.effective, ...choicesOf(state, rule) }
  }
  const choices = ['default', 'error', 'warning', 'notice']
  expect(choicesFor('accessibility/poor-alt')).toEqual({
    effective: 'error',
    choices,
    chosen: 'error',
    default: 'notice',
  })
  expect(severityOf(custom, 'accessibility/poor-alt', 'guides/a.mdx')).toBe('error')
  expect(severityOf(custom, 'accessibility/poor-alt', 'a.mdx')).toBeUndefined()
  expect(choicesFor('accessibility/no-alt')).toMatchObject({
    effective: 'warning',
    choices,
    chosen: 'default',
  })
  expect(severityOf(custom, 'accessibility/no-alt', 'a.mdx', 'warning')).toBe('warning')
  expect(choicesFor('code/no-language')).toMatchObject({ effective: 'off', choices, chosen: 'default' })
  expect(severityOf(custom, 'code/no-language', 'a.mdx')).toBeUndefined()
  expect(choicesFor('link/dead')).toMatchObject({ choices: [...choices, 'off'] })
})

test('a writing rule is found by its text, with the checks for it', () => {
  for (const { text, checks } of writingRules.filter(rule => rule.checks.length > 0))
    expect(
      rulesWith(text)
        .flatMap(({ rules }) => rules)
        .sort(),
    ).toEqual([...checks].sort())
})
