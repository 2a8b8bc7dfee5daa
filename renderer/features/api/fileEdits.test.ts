import { expect, test } from 'vitest'
import { applyEdits, type TextEdits } from '../../../shared/text/edit.ts'
import { addApi, moveApi, removeApi } from './fileEdits.ts'
import { importedPath, isApiAddress, refusal } from './importRules.ts'

const after = (text: string, change: (text: string) => TextEdits) => applyEdits(text, change(text))

test('where nothing is listed, nothing is removed', () => {
  expect(removeApi('{ "name": "A" }', 0)).toEqual([])
})

test('files are listed in order, as a string while there is one', () => {
  const one = after('{ "name": "A" }', text => addApi(text, 'a.yaml'))
  expect(JSON.parse(one).openapi).toBe('a.yaml')
  const two = after(one, text => addApi(text, 'b.yaml'))
  expect(JSON.parse(two).openapi).toEqual(['a.yaml', 'b.yaml'])
  const three = after(two, text => addApi(text, 'c.yaml'))
  expect(JSON.parse(after(three, text => moveApi(text, 0, 2))).openapi).toEqual([
    'b.yaml',
    'c.yaml',
    'a.yaml',
  ])
  expect(JSON.parse(after(three, text => moveApi(text, 2, 0))).openapi).toEqual([
    'c.yaml',
    'a.yaml',
    'b.yaml',
  ])
  expect(JSON.parse(after(three, text => removeApi(text, 1))).openapi).toEqual(['a.yaml', 'c.yaml'])
  expect(JSON.parse(after(one, text => removeApi(text, 0)))).toEqual({ name: 'A' })
})

test('an imported file gets a free name that is valid on every system, in the folder of the others', () => {
  const text = 'openapi: 3.1.0'
  expect(importedPath('Pets & Co.YAML', text, [], [])).toBe('openapi/Pets-Co.yaml')
  expect(importedPath('../../x.json', '{}', ['api/a.yaml'], ['api/X.json'])).toBe('api/x-2.json')
  expect(importedPath('download', '{"openapi": "3.1.0"}', ['https://a.example/b.yaml'], [])).toBe(
    'openapi/download.json',
  )
  expect(importedPath('....yaml', text, ['a.yaml'], [])).toBe('api.yaml')
})

test('only files that look like API descriptions are imported', () => {
  expect(refusal('openapi: 3.1.0\n')).toBeUndefined()
  expect(refusal('# Notes')).toBe('other')
})

test.each([
  ['https://api.example.com/openapi.yaml', true],
  ['HTTPS://api.example.com:8443/openapi.json?v=1', true],
  ['http://localhost:8000/openapi.json', true],
  ['http://127.0.0.1:8000/openapi.json', true],
  ['http://[::1]/openapi.json', true],
  ['https://localhost/openapi.json', true],
  ['http://localhost:8000', true],
  ['http://127.1/openapi.json', true],
  ['https://[2001:db8::1]/openapi.json', true],
  ['http://[2001:db8::1]/openapi.json', false],
  ['http://127.999.1.1/x', false],
  ['https://127.999.1.1/x', false],
  ['https://api.example.com?x=/y', false],
  ['https://api.example.com#/y', false],
  ['https:api.example.com/openapi.json', false],
  ['https://api.example.com/open api.json', false],
  ['https://api.example.com:99999/openapi.json', false],
  ['http://me@localhost/openapi.json', false],
  ['http://example.com/openapi.json', false],
  ['https://api.example.com', false],
  ['https://nothing/openapi.json', false],
  ['https://me:secret@api.example.com/openapi.json', false],
  ['http://localhost.example.com/x', false],
  ['ftp://api.example.com/x', false],
  ['openapi.yaml', false],
  ['', false],
])('an API file can be listed by the address “%s”: %s', (written, isOne) => {
  expect(isApiAddress(written)).toBe(isOne)
})
