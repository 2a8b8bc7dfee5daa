import { icons, terms } from 'virtual:icons'
import { expect, test } from 'vitest'
import { findIcon } from '../../../shared/site/base/icons.ts'
import { findIcons } from './library.ts'

const library = { icons, terms }

test('icons are found by name, by meaning and by style, the name itself first', () => {
  expect(findIcons(library, 'rocket')[0]).toBe('rocket')
  expect(findIcons(library, 'arrow right')[0]).toBe('arrow-right')
  expect(findIcons(library, 'payment')).toContain('credit-card')
  expect(findIcons(library, 'github', 'brands')).toContain('github')
  expect(findIcons(library, 'github', 'solid')).not.toContain('github')
  expect(findIcons(library, 'no such thing at all')).toEqual([])
})

test('an empty search lists everything, each drawing once', () => {
  const all = findIcons(library, '')
  expect(all.length).toBeGreaterThan(1500)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toContain('house')
  expect(all).not.toContain('home')
})

test('an alias is found by its exact name', () => {
  expect(findIcons(library, 'home')[0]).toBe('home')
})

test('an icon that is not free is replaced by another, which is named', () => {
  expect(findIcon(icons, 'rocket', 'duotone')).toMatchObject({ name: 'rocket', style: 'solid' })
  expect(findIcon(icons, 'fa-Rocket-Launch')).toMatchObject({ name: 'rocket' })
  expect(findIcon(icons, 'zzz')).toBeUndefined()
})
