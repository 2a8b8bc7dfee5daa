import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, invertEdits } from '../../text/edit.ts'
import { ruleOf } from '../rules/registry.ts'
import { writingRules } from '../rules/writing-guide.ts'
import { readRuleLines, rulesTemplate, setChecked, switchesOf, switchRule } from './rules-file.ts'

const template = rulesTemplate()
const states = (text: string) =>
  new Map(readRuleLines(text).map(({ id, isOn, isChecked }) => [id, [isOn, isChecked]]))

test('a new file has every rule, with the default state of its checks', () => {
  expect(readRuleLines(template).map(({ id }) => id)).toEqual(writingRules.map(({ id }) => id))
  expect(new Set(writingRules.map(({ id }) => id)).size).toBe(writingRules.length)
  for (const [check, isOn] of switchesOf([template]))
    expect([check, ruleOf(check)?.severity !== 'off']).toEqual([check, isOn])
})

test('a rule that no check can find is for the reader', () => {
  const text = template.split('\n').filter(line => line.includes(', for the reader'))
  expect(text.map(line => /rule: ([\w-]+)/.exec(line)?.[1])).toEqual(
    writingRules.filter(({ checks }) => checks.length === 0).map(({ id }) => id),
  )
  expect(text).toContain(
    '- [x] Start with what matters most to the reader. <!-- rule: important-first, for the reader -->',
  )
})

test('a switch changes one letter, a check one word', () => {
  const off = applyEdits(template, switchRule(template, 'clear', false))
  expect(off).toContain(
    '- [ ] Write clearly and directly: short sentences, one idea each. <!-- rule: clear -->',
  )
  expect(off.length).toBe(template.length)
  expect(switchesOf([off]).get('writing/filler')).toBe(false)
  const checked = applyEdits(template, setChecked(template, 'active-voice', true))
  expect(checked).toContain('<!-- rule: active-voice -->')
  expect(switchesOf([checked]).get('writing/passive')).toBe(true)
  expect(applyEdits(checked, setChecked(checked, 'active-voice', false))).toBe(template)
})

test('what a person wrote around the rules stays, whatever is switched', () => {
  const own = fc.stringMatching(/^[\w .\n`*\r-]{0,60}$/)
  const ids = fc.constantFrom(...writingRules.map(({ id }) => id))
  fc.assert(
    fc.property(
      own,
      own,
      fc.array(fc.tuple(ids, fc.boolean(), fc.boolean()), { maxLength: 8 }),
      (before, after, steps) => {
        const start = `${before.replaceAll('`', '')}\n${template}${after}`
        let text = start
        const undo: (typeof text)[] = []
        for (const [id, isOn, isChecked] of steps) {
          for (const edits of [
            switchRule(text, id, isOn),
            setChecked(applyEdits(text, switchRule(text, id, isOn)), id, isChecked),
          ]) {
            undo.push(text)
            const next = applyEdits(text, edits)
            expect(applyEdits(next, invertEdits(text, edits))).toBe(text)
            text = next
          }
          expect(states(text).get(id)).toEqual([isOn, isChecked])
        }
        const bare = (written: string) => written.replace(/\[[ x]\]/g, '[]').replaceAll(', unchecked', '')
        expect(bare(text)).toBe(bare(start))
      },
    ),
  )
})

test('a missing rule is added next to its group, or in a new section', () => {
  const own = '# Ours\n\nBe kind.\n\n- Write clearly, always. <!-- rule: clear -->\n- Mine.'
  expect(applyEdits(own, switchRule(own, 'second-person', true))).toBe(
    '# Ours\n\nBe kind.\n\n- Write clearly, always. <!-- rule: clear -->\n- [x] Address the reader as “you” in instructions. <!-- rule: second-person, unchecked -->\n- Mine.',
  )
  expect(applyEdits(own, switchRule(own, 'frame', false))).toBe(
    `${own}\n\n## Which component for what\n\n- [ ] Put a \`Frame\` around every image. <!-- rule: frame -->\n`,
  )
  expect(applyEdits(own, switchRule(own, 'clear', false))).toContain(
    '- [ ] Write clearly, always. <!-- rule: clear -->',
  )
  expect(switchRule(own, 'clear', true)).toEqual([])
  expect(switchRule(own, 'no-such-rule', true)).toEqual([])
})

test('a rule shown as code does not count, and the first file wins', () => {
  const shown = '```md\n- [ ] Write. <!-- rule: clear -->\n```\n'
  expect(readRuleLines(shown)).toEqual([])
  const off = '- [ ] Write. <!-- rule: alt-text -->\n'
  expect(switchesOf([off, template]).get('accessibility/no-alt')).toBe(false)
  expect(switchesOf([shown]).size).toBe(0)
})
