import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf, gradientOf, joined, namesOf, pairOf, severalOf, singleOf, solidOf } from './unions.ts'

const file = fc.constantFrom('/a.svg', '/b.svg', '/c.svg')

test('switching to one logo and back restores the pair, including its other keys', () => {
  fc.assert(
    fc.property(
      fc.record({ light: file, dark: file, href: file, own: file }, { requiredKeys: ['light'] }),
      pair => {
        expect(pairOf(singleOf(pair), pair)).toEqual(pair)
      },
    ),
  )
})

test('switching to one of several and back restores the list', () => {
  fc.assert(
    fc.property(fc.array(file, { minLength: 1 }), list => {
      expect(severalOf(firstOf(list), list)).toEqual(list)
    }),
  )
})

test.each([
  [
    'a pair of a new file',
    pairOf('/new.svg', { light: '/a.svg', dark: '/b.svg' }),
    { light: '/new.svg', dark: '/new.svg' },
  ],
  ['a list of a new value', severalOf('new', ['old', 'other']), ['new', 'other']],
  ['a first gradient', gradientOf('#111111', undefined, '#16a34a'), { from: '#111111', to: '#111111' }],
  [
    'a gradient without a color',
    gradientOf(undefined, undefined, '#16a34a'),
    { from: '#16a34a', to: '#16a34a' },
  ],
  [
    'a gradient again',
    gradientOf('#222222', { from: '#111111', to: '#333333', via: 1 }, ''),
    { from: '#222222', to: '#333333', via: 1 },
  ],
  ['a solid of a gradient', solidOf({ from: '#111111', to: '#333333' }), '#111111'],
])('%s', (_, result, expected) => {
  expect(result).toEqual(expected)
})

test('two names are joined into one value with a colon', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[^:]*$/), fc.string(), (user, password) => {
      const value = joined({ user, password })
      expect(value === undefined ? { user: '', password: '' } : namesOf(value)).toEqual({ user, password })
    }),
  )
  expect(namesOf('alone')).toEqual({ user: 'alone', password: '' })
})
