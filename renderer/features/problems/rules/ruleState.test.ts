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
  const said = settings(
    { link: { severity: 'warning' }, 'link/dead': { severity: 'off' }, 'page/no-title': {} },
    { 'writing/passive': true, 'writing/article': false, 'link/dead': true },
  )
  for (const given of [defaultSettings, said])
    for (const rule of ruleIds) {
      const { holds } = stateOf(given, rule)
      if (holds !== 'varies')
        expect([rule, severityOf(given, rule, 'a.mdx', foundOf(rule)) ?? 'off']).toEqual([rule, holds])
    }
})

test('a rule shows where it is set', () => {
  const said = settings({ link: { severity: 'off' } })
  expect(stateOf(said, 'link/dead')).toMatchObject({ own: {}, group: { severity: 'off' }, holds: 'off' })
  expect(withSeverity({ severity: 'off', only: ['a/'] }, 'usual')).toEqual({ only: ['a/'] })
})

test('rules are found by name', () => {
  expect(rulesWith('').flatMap(({ rules }) => rules)).toEqual(ruleIds)
  expect(rulesWith('version/two').flatMap(({ rules }) => rules)).toEqual(['version/two-defaults'])
})

test('whether a writing rule is on is set in its file only; its severity and scope are in the settings', () => {
  const file = '- [x] Alt. <!-- rule: alt-text -->\n- [ ] Code. <!-- rule: name-language -->\n'
  const text =
    '{"rules":{"accessibility":"off","accessibility/poor-alt":{"severity":"error","only":["guides/"]}}}'
  const said = { ...defaultSettings, ...readSettings(text), switches: switchesOf([file]) }
  const held = (rule: string) => {
    const state = stateOf(said, rule)
    return { holds: state.holds, ...choicesOf(state, rule) }
  }
  const choices = ['usual', 'error', 'warning', 'notice']
  expect(held('accessibility/poor-alt')).toEqual({
    holds: 'error',
    choices,
    chosen: 'error',
    usual: 'notice',
  })
  expect(severityOf(said, 'accessibility/poor-alt', 'guides/a.mdx')).toBe('error')
  expect(severityOf(said, 'accessibility/poor-alt', 'a.mdx')).toBeUndefined()
  expect(held('accessibility/no-alt')).toMatchObject({ holds: 'warning', choices, chosen: 'usual' })
  expect(severityOf(said, 'accessibility/no-alt', 'a.mdx', 'warning')).toBe('warning')
  expect(held('code/no-language')).toMatchObject({ holds: 'off', choices, chosen: 'usual' })
  expect(severityOf(said, 'code/no-language', 'a.mdx')).toBeUndefined()
  expect(held('link/dead')).toMatchObject({ choices: [...choices, 'off'] })
})

test('a writing rule is found by its text, with the checks for it', () => {
  for (const { text, checks } of writingRules.filter(rule => rule.checks.length > 0))
    expect(
      rulesWith(text)
        .flatMap(({ rules }) => rules)
        .sort(),
    ).toEqual([...checks].sort())
})
