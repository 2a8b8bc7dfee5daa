import i18next from 'i18next'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interfaceTerms } from './terms.ts'

beforeAll(async () => {
  const en = {
    share: { title: 'Share', hint: 'Nothing was sent.', many: '{{count}} changes', deep: { send: 'Send…' } },
    shell: { share: 'Share', same: 'Navigation' },
  }
  const de = {
    share: {
      title: 'Teilen',
      hint: 'Nichts wurde gesendet.',
      many: '{{count}} Änderungen',
      deep: { send: 'Senden…' },
    },
    shell: { share: 'Freigeben', same: 'Navigation' },
    schema: { 'Site name': 'Name der Website', 'Where a click leads.': 'Wohin ein Klick führt.' },
  }
  await i18next.init({ lng: 'de', resources: { en, de } })
})
afterAll(() => i18next.changeLanguage('en'))

test('the terms are the short names of the interface and of the settings, without sentences', () => {
  expect([...interfaceTerms('de')]).toEqual([
    ['Share', 'Teilen'],
    ['Send…', 'Senden…'],
    ['Site name', 'Name der Website'],
  ])
})

test('English has none', () => {
  expect(interfaceTerms('en').size).toBe(0)
})
