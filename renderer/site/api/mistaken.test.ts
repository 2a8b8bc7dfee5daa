import { expect, test } from 'vitest'
import type { RequestBody } from '../../../shared/openapi/operation/request-model.ts'
import { isInvalidJson } from './mistaken.ts'

const mistaken = (body?: RequestBody) =>
  isInvalidJson({ method: 'POST', url: '/', headers: [], ...(body ? { body } : {}) })
const text = (type: string, written: string) => mistaken({ kind: 'text', type, text: written })

test('a body that is sent as JSON but is not valid JSON is detected', () => {
  expect(text('application/json', '{')).toBe(true)
  expect(text('application/vnd.api+json; charset=utf-8', '{')).toBe(true)
  expect(text('application/json', '{"a": 1}')).toBe(false)
})

test('a body that need not be a single JSON text is not checked', () => {
  for (const type of ['application/x-ndjson', 'application/json-seq', 'application/jsonl', 'text/plain'])
    expect(text(type, '{"a": 1}\n{"a": 2}')).toBe(false)
  expect(mistaken()).toBe(false)
  expect(mistaken({ kind: 'form', pairs: [] })).toBe(false)
})
