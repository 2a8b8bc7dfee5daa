import { expect, test } from 'vitest'
import { boundaryOf } from './multipart.ts'

const boundaryFor = (...values: readonly string[]) =>
  boundaryOf(values.map((value, index) => ({ name: `part ${index}`, value })))

test('the boundary of a form is contained in none of its parts', () => {
  expect(boundaryFor('text', 'galley-boundary')).toBe('galley-boundary')
  expect(boundaryFor('--galley-boundary')).toBe('galley-boundary-x')
  expect(boundaryFor('--galley-boundary-x-x-y', 'and --galley-boundary-x--')).toBe('galley-boundary-x-x-x')
})

test('a part with very many boundaries takes time proportional to its text', () => {
  const run = '-x'.repeat(500_000)
  expect(boundaryFor(`--galley-boundary${run}`)).toBe(`galley-boundary${run}-x`)
})
