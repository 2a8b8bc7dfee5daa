import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modelOf } from '../testing/api.ts'
import { exampleOf } from './example.ts'
import { patternExample } from './pattern-example.ts'

test.each([
  ['^[a-z]+$', 'a'],
  ['^\\d{4}-\\d{2}$', '1234-56'],
  ['^(?:cus|acct)_[A-Za-z0-9]{6}$', 'cus_ABCDEF'],
  ['^[^/]+$', 'a'],
  ['^#[0-9a-fA-F]{3}$', '#012'],
  ['^(?=.*\\d).+$', undefined],
  ['(', undefined],
])('%s has the example %s', (pattern, expected) => {
  expect(patternExample(pattern, 0, 100)).toBe(expected)
})

test('lengths hold as well', () => {
  expect(patternExample('^[a-z]+$', 5, 10)).toHaveLength(8)
  expect(patternExample('^[a-z]{1,4}$', 5, 10)).toBeUndefined()
})

test('what is found matches, and nothing takes long', () => {
  const piece = fc.constantFrom('a', '[0-9]', '\\w', '[^a]', '(b|c)', '.', '\\.', '[x-z]')
  const many = fc.constantFrom('', '?', '*', '+', '{2}', '{3,5}')
  const pattern = fc.array(fc.tuple(piece, many), { maxLength: 8 }).map(all => all.flat().join(''))
  fc.assert(
    fc.property(pattern, written => {
      const found = patternExample(`^${written}$`, 0, 1000)
      expect(found).toMatch(new RegExp(`^${written}$`))
    }),
  )
  expect(patternExample('^((((((a{9,}){9,}){9,}){9,}){9,}){9,})$', 0, 100)).toBeUndefined()
})

test('a sample body and a path use values that fit', async () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'string', pattern: '^ord_\\d{3}$' },
      size: { type: 'integer', minimum: 7, multipleOf: 5 },
    },
  }
  const api = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } },
    },
  }
  const { body } = await modelOf({ 'api.json': JSON.stringify(api) })
  const view = body?.contents[0]?.schema
  expect(view && exampleOf(view)).toEqual({ id: 'ord_123', size: 10 })
})
