import { expect, test } from 'vitest'
import { ruleIds } from '../../../../shared/check/rules.ts'
import { type RuleSetting, severityIn, standardSettings } from '../../../../shared/check/settings.ts'
import { rulesWith, stateOf, withSeverity } from './ruleState.ts'

const settings = (rules: Readonly<Record<string, RuleSetting>>, switches: Record<string, boolean> = {}) => ({
  ...standardSettings,
  rules: new Map(Object.entries(rules)),
  switches: new Map(Object.entries(switches)),
})

test('the list says of each rule what the checks do', () => {
  const said = settings(
    { link: { severity: 'warning' }, 'link/dead': { severity: 'off' }, 'page/no-title': {} },
    { 'writing/passive': true, 'writing/article': false, 'link/dead': true },
  )
  for (const given of [standardSettings, said])
    for (const rule of ruleIds) {
      const { holds } = stateOf(given, rule)
      if (holds !== 'varies') expect([rule, severityIn(given, rule, 'a.mdx') ?? 'off']).toEqual([rule, holds])
    }
})

test('a rule says by whom it is set', () => {
  const said = settings({ link: { severity: 'off' } })
  expect(stateOf(said, 'link/dead')).toMatchObject({ own: {}, group: { severity: 'off' }, holds: 'off' })
  expect(withSeverity({ severity: 'off', only: ['a/'] }, 'usual')).toEqual({ only: ['a/'] })
})

test('rules are found by name and by reason', () => {
  expect(rulesWith('').flatMap(({ rules }) => rules)).toEqual(ruleIds)
  expect(rulesWith('one version can').flatMap(({ rules }) => rules)).toEqual(['version/two-defaults'])
})
