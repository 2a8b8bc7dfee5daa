import { expect, test } from 'vitest'
import { apisOf } from '../../../openapi/testing/api.ts'
import { generatedText } from '../../plan/generated-text.ts'
import { planSite } from '../../plan/plan.ts'
import { fewIcons } from '../../testing/draw.ts'
import { readableText } from './readable.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const boat = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', description: 'What is painted on it.' },
    owner: ref('Owner'),
  },
}
const owner = { type: 'object', description: 'Who sails.', properties: { email: { type: 'string' } } }

const answer = (name: string) => ({
  description: 'Fine',
  content: { 'application/json': { schema: ref(name) } },
})

/** The texts of all generated pages of an API with that number of operations, by path. */
async function textsOf(operations: number): Promise<ReadonlyMap<string, string>> {
  const paths = Object.fromEntries(
    Array.from({ length: operations }, (_, index) => [
      `/boats/${index}`,
      { get: { operationId: `boat${index}`, responses: { 200: answer('Boat'), 404: answer('Owner') } } },
    ]),
  )
  const api = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths,
    components: { schemas: { Boat: boat, Owner: owner, Kind: { ...owner, enum: [{}] } } },
  }
  const apis = await apisOf({ 'api.json': JSON.stringify(api) })
  const site = planSite({
    config: { name: 'Site', navigation: [{ group: 'Start', pages: ['intro'] }], openapi: 'api.json' },
    pages: [],
    files: new Set(['api.json']),
    icons: fewIcons,
    apis: apis.data(),
  })
  const generated = site.pages.filter(page => page.generated)
  return new Map(generated.map(page => [page.path, readableText(site, page, generatedText(page))]))
}

const first = (texts: ReadonlyMap<string, string>): string =>
  [...texts].find(([path]) => path.endsWith('/boat0'))?.[1] ?? ''

const ofSchema = (texts: ReadonlyMap<string, string>, name: string): string =>
  [...texts].find(([path]) => path.endsWith(`/schemas/${name}`))?.[1] ?? ''

test('the text of a schema has its description and its fields', async () => {
  const texts = await textsOf(1)
  const text = ofSchema(texts, 'boat')
  expect(text).toContain('<ResponseField name="name" type="string" required>\n\nWhat is painted on it.')
  expect(text).toContain('<ResponseField name="email" type="string" />')
  expect(ofSchema(texts, 'owner')).toMatch(/^`object`\n\nWho sails\.\n\n/)
})

test('the texts of a small API are complete', async () => {
  const text = first(await textsOf(1))
  expect(text.match(/name="email"/g)).toHaveLength(2)
  expect(text).not.toContain('schemas/')
})

test('the texts of a large API have each schema once, and link to it', async () => {
  const texts = await textsOf(160)
  const text = first(texts)
  expect(text).not.toContain('<ResponseField')
  expect(text).toMatch(/child attributes: \[Boat\]\(\S*schemas\/boat\.md\)/)
  expect(text).toMatch(/child attributes: \[Owner\]\(\S*schemas\/owner\.md\)/)
  expect(ofSchema(texts, 'boat')).toContain('child attributes: [Owner](owner.md)')
  expect(ofSchema(texts, 'owner')).toContain('name="email"')
})
