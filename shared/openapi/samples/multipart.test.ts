import { expect, test } from 'vitest'
import { boundaryOf } from './multipart.ts'

const boundaryFor = (...values: readonly string[]) =>
  boundaryOf(values.map((value, index) => ({ name: `part ${index}`, value })))

test('what stands between the parts of a form stands in none of them', () => {
  expect(boundaryFor('text', 'galley-boundary')).toBe('galley-boundary')
  expect(boundaryFor('--galley-boundary')).toBe('galley-boundary-x')
  expect(boundaryFor('--galley-boundary-x-x-y', 'and --galley-boundary-x--')).toBe('galley-boundary-x-x-x')
})

test('a part that holds very many of these takes about as long as its text', () => {
  const run = '-x'.repeat(500_000)
  expect(boundaryFor(`--galley-boundary${run}`)).toBe(`galley-boundary${run}-x`)
})
