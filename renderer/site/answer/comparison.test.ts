import { expect, test } from 'vitest'
import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { answerFor } from './comparison.ts'

const form = (label: string): FieldForm => ({ kind: 'text', label })
const answers = [
  { status: '200', type: 'application/json', form: form('one') },
  { status: '200', type: 'application/vnd.api+json', form: form('two') },
  { status: '4XX', type: 'application/json', form: form('four') },
  { status: 'default', type: 'application/json', form: form('rest') },
]

test('a response is compared with the description for its status and format', () => {
  const labelOf = (status: number, type = 'application/json; charset=utf-8') =>
    answerFor(answers, status, type)?.form.label
  expect([
    labelOf(200),
    labelOf(200, 'application/vnd.api+json'),
    labelOf(200, 'application/other+json'),
  ]).toEqual(['one', 'two', 'one'])
  expect([labelOf(404), labelOf(500)]).toEqual(['four', 'rest'])
  expect(answerFor(answers.slice(0, 2), 500, 'application/json')).toBeUndefined()
})
