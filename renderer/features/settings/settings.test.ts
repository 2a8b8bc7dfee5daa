import { expect, test } from 'vitest'
import { sections } from '../../../shared/config/schema/sections.ts'
import { allSettings, matchingSettings } from './allSettings.ts'

const titles = (text: string) => matchingSettings(allSettings(sections.older), text).map(({ key }) => key)

test('settings are found by their label, their key and their help', () => {
  expect(titles('accent')[0]).toBe('colors.primary')
  expect(titles('colors.dark')).toEqual(['colors.dark'])
  expect(titles('pull request')).toContain('feedback.suggestEdit')
  expect(titles('').length).toBeGreaterThan(30)
  expect(titles('no such thing')).toEqual([])
})

test('settings are found without typing the accents of their labels', () => {
  const [section] = sections.older
  const accented = section ? [{ key: 'favicon', title: 'Icône d’onglet', help: 'Où ?', section }] : []
  expect(matchingSettings(accented, 'ICONE')).toEqual(accented)
  expect(matchingSettings(accented, 'icône')).toEqual(accented)
  expect(matchingSettings(accented, 'ou ?')).toEqual(accented)
})
