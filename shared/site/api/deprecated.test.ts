import { expect, test } from 'vitest'
import { modelOf } from '../../openapi/testing/api.ts'
import { described, pagesOf } from '../testing/api-pages.ts'
import { siteTextsIn } from '../texts/site-texts.ts'
import { operationText } from './eject/eject.ts'
import { wholeTexts } from './eject/fields.ts'

const schema = {
  type: 'object',
  properties: { old: { type: 'string', deprecated: true }, fresh: { type: 'string' } },
}
const API = described({
  get: {
    deprecated: true,
    parameters: [{ name: 'q', in: 'query', deprecated: true, schema: { type: 'string' } }],
    responses: { '200': { description: 'Fine', content: { 'application/json': { schema } } } },
  },
})

test('a page tells that its operation, a parameter and a field are deprecated', async () => {
  const [page] = await pagesOf(API)
  expect(page?.text).toMatch(/^GET \/a deprecated/)
  expect(page?.text).toContain('q string deprecated')
  expect(page?.text).toContain('old string deprecated')
  expect(page?.text.match(/deprecated/g)).toHaveLength(3)
})

test('so does its text for other programs', async () => {
  const model = await modelOf({ 'api.json': API })
  const text = operationText(model, {
    config: { name: 'A', navigation: [] },
    into: wholeTexts(siteTextsIn('en')),
  })
  expect(text).toMatch(/^`GET \/a`\n\n\*\*deprecated\*\*\n/)
  expect(text).toContain('<ParamField query="q" type="string" deprecated />')
})
