import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { rulesPage } from './handbook-page.ts'
import { ruleGroups, ruleIds } from './registry.ts'
import { writingRules } from './writing-guide.ts'

const at = (path: string) => new URL(`../../../${path}`, import.meta.url)

test('the handbook lists every rule as it is (otherwise: npm run generate)', () => {
  expect(readFileSync(at('resources/handbook/reference/rules.mdx'), 'utf8')).toBe(rulesPage())
})

test('every rule has a reason of one sentence, and is listed once', () => {
  const all = ruleGroups.flatMap(({ rules }) => Object.entries(rules))
  expect(all.filter(([, { reason }]) => !/^[A-Z“`].+[^.]\.$/.test(inEnglish(reason)))).toEqual([])
  expect(new Set(ruleIds).size).toBe(all.length)
})

test('every rule that is off says how it did on real pages', () => {
  const all = ruleGroups.flatMap(({ rules }) => Object.entries(rules))
  expect(
    all.filter(([, { severity, measured }]) => (severity === 'off') !== (measured !== undefined)),
  ).toEqual([])
})

test('every problem code has its rule in the table', () => {
  const folders = ['shared/config', 'shared/page', 'shared/openapi', 'shared/check']
  const codes = folders.flatMap(folder =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !/test|generated|rules/.test(file))
      .flatMap(
        file => readFileSync(at(`${folder}/${file}`), 'utf8').match(/(?:code|rule):? '\w+\/[\w-]+'/g) ?? [],
      )
      .map(found => found.slice(found.indexOf("'") + 1, -1)),
  )
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter(code => !ruleIds.includes(code))).toEqual([])
})

test('the handbook lists the rules that only a reader can check', () => {
  const page = readFileSync(at('resources/handbook/guides/writing-rules.mdx'), 'utf8')
  const listed = page.slice(page.indexOf('## Rules for the reader')).match(/(?<=^- ).*$/gm)
  expect(listed).toEqual(writingRules.filter(({ checks }) => checks.length === 0).map(({ text }) => text))
})
