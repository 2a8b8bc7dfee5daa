import { expect, test } from 'vitest'
import { neededAnswers } from './browser-limits.ts'

const url = 'https://api.example/v1'
const origin = 'https://docs.example'
const allowed = `Access-Control-Allow-Origin: ${origin}`

test.each([
  ['GET', [['Accept', 'application/json']], []],
  ['POST', [['Content-Type', 'text/plain;charset=utf-8']], []],
  ['POST', [['Content-Type', 'application/json']], ['Access-Control-Allow-Headers: content-type']],
  ['PUT', [], ['Access-Control-Allow-Methods: PUT']],
  [
    'PATCH',
    [
      ['X-Trace', '1'],
      ['Authorization', 'Bearer a'],
      ['Cookie', 'session=1'],
      ['x-trace', '2'],
    ],
    ['Access-Control-Allow-Methods: PATCH', 'Access-Control-Allow-Headers: authorization, x-trace'],
  ],
  ['GET', [['Accept', '"quoted" (odd)']], ['Access-Control-Allow-Headers: accept']],
] as const)('%s with %j needs in advance: %j', (method, headers, more) => {
  const before = more.length > 0 ? [allowed, ...more] : []
  expect(neededAnswers({ method, url, headers }, origin)).toEqual({ before, itself: [allowed] })
})
