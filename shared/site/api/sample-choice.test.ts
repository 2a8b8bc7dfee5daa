import { expect, test } from 'vitest'
import { modelOf } from '../../openapi/testing/api.ts'
import { requestFences } from './aside.ts'
import { languagesOf, type SampleSettings } from './sample-choice.ts'

const labels = (settings?: SampleSettings) => languagesOf(settings).map(({ label }) => label)

test('samples are in the languages of docs.json, in their order, by any of their names', () => {
  expect(labels({ languages: ['python', 'bash', 'Node.js', 'swift', 'curl'] })).toEqual([
    'Python',
    'cURL',
    'JavaScript',
  ])
  expect(labels({ languages: ['cs', 'golang'] })).toEqual(['C#', 'Go'])
})

test('samples are in every language where docs.json names none that is known', () => {
  expect(labels({ languages: ['swift'] })).toEqual(labels())
  expect(labels({ languages: [] })).toHaveLength(8)
})

test('only written samples are left where docs.json wants none generated', async () => {
  const written = { lang: 'swift', label: 'Swift', source: 'send()' }
  const operation = { 'x-codeSamples': [written], responses: { '200': { description: 'ok' } } }
  const api = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get: operation } } }
  const model = await modelOf({ 'a.json': JSON.stringify(api) })
  const titles = (settings?: SampleSettings) =>
    requestFences(model, 'https://a', settings).map(({ title }) => title)
  expect(titles({ autogenerate: false })).toEqual(['Swift'])
  expect(titles({ languages: ['python'] })).toEqual(['Swift', 'Python'])
})
