import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite } from '../../site/plan/plan.ts'
import { checkConfig } from '../check.ts'

function problemsOf(words: unknown): readonly string[] {
  const reading = readConfig(
    JSON.stringify({ name: 'Acme', colors: { primary: '#16A34A' }, navigation: [], words }),
  )
  const site = planSite({ config: reading.value, pages: [], files: new Set(['docs.json']), icons: noIcons })
  const problems = checkConfig(reading, { site, pages: new Map(), anchors: () => undefined })
  return problems
    .filter(({ code }) => code === 'config/word')
    .map(({ pointer, message, hint }) => `${pointer} ${inEnglish(message)} ${hint && inEnglish(hint)}`)
}

test('an unknown word is told, with the one that was meant', () => {
  expect(problemsOf({ contens: 'Here', 'no such word at all': 'a' })).toEqual([
    '/words/contens Galley has no word “contens”, so this text isn’t used. Did you mean “contents”?',
    '/words/no such word at all Galley has no word “no such word at all”, so this text isn’t used. The handbook lists every word.',
  ])
})

test('a placeholder that is lost or that nothing is filled in for is told, in any language', () => {
  expect(problemsOf({ openIn: 'Elsewhere', contents: { fr: 'Sur {{page}}' } })).toEqual([
    '/words/openIn This text lacks {{name}}, which pages fill in. Write it where its value belongs, as in “Open in {{name}}”.',
    '/words/contents/fr Nothing is filled in for {{page}}, so readers see it as it is written. Remove it.',
  ])
})

test('texts that fit are no problem', () => {
  expect(
    problemsOf({ openIn: 'Go to {{name}}', morePages_few: '{{count}}', morePages_one: 'One more' }),
  ).toEqual([])
})
