import { expect, test } from 'vitest'
import { sectionsOf } from '../search/page-sections.ts'
import { described, pageOf } from '../testing/api-pages.ts'
import { drawBody } from '../testing/draw.ts'

const json = (media: object) => ({ content: { 'application/json': media } })
const fine = { responses: { '200': { description: 'Fine' } } }

const answers = (media: object) =>
  described({ get: { responses: { '200': { description: 'Fine', ...json(media) } } } })

test('options that the type already names are not listed again (Telegram, GitHub)', async () => {
  const scalars = { anyOf: [{ type: 'integer' }, { type: 'string' }] }
  const { html, text } = await pageOf(
    answers({
      schema: {
        type: 'object',
        properties: {
          chat: scalars,
          told: { anyOf: [{ type: 'integer', minimum: 3 }, { type: 'string' }] },
        },
      },
    }),
  )
  expect(text).toMatch(
    /chat integer or string told integer or string One or more of these integer At least 3 string/,
  )
  expect(html).not.toContain('<div class="option-body"></div>')
})

test('limits that do not apply to the type are not shown (Kubernetes)', async () => {
  const { text } = await pageOf(
    answers({
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string', uniqueItems: true, maxLength: 7 },
          tags: { type: 'array', items: {}, uniqueItems: true, minLength: 1 },
        },
      },
    }),
  )
  expect(text.match(/Each item once/g)).toHaveLength(1)
  expect(text).toContain('Characters, at most 7')
  expect(text).not.toContain('Characters, at least')
})

test('a JSON example written as a string is shown as JSON, unless the value is a string (Jira)', async () => {
  const written = '{"id":"10000","links":[]}'
  const { aside } = await pageOf(answers({ schema: { type: 'object' }, example: written }))
  expect(aside.replace(/\s/g, '')).toContain('{"id":"10000","links":[]}')
  const { aside: own } = await pageOf(answers({ schema: { type: 'string' }, example: written }))
  expect(own).toContain('"{\\"id\\":\\"10000\\"')
  const digits = '{"id":12345678901234567890}'
  const { aside: exact } = await pageOf(answers({ schema: { type: 'object' }, example: digits }))
  expect(exact).toContain('12345678901234567890')
})

test('how to get a token is in a fold, and descriptions that only repeat their scope are left out (Slack)', async () => {
  const scopes = { 'chat:read': 'chat:read', 'chat:write': 'Write as a person' }
  const flows = { clientCredentials: { tokenUrl: 'https://a.example/t', scopes } }
  const { html } = await pageOf(
    described(
      { get: { ...fine, security: [{ o: ['chat:write'] }] } },
      { components: { securitySchemes: { o: { type: 'oauth2', flows } } } },
    ),
  )
  const [, fold = ''] =
    /<details class="expandable"><summary>[^<]*<\/summary>([\s\S]*?)<\/details>/.exec(html) ?? []
  expect(fold).toContain('https://a.example/t')
  expect(fold.match(/chat:read/g)).toHaveLength(1)
  expect(fold).toContain('Write as a person')
})

test('a long example keeps the fields of its first item (Plaid)', async () => {
  const item = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`field${index}`, `value ${index}`]),
  )
  const example = { accounts: Array.from({ length: 40 }, () => item) }
  const { aside } = await pageOf(answers({ schema: { type: 'object' }, example }))
  expect(aside).toContain('"field11"')
  expect(aside.replace(/\s/g, '')).not.toContain('{}')
})

test('the search finds a field by its name, not by its name and type run together', async () => {
  const { html } = await pageOf(
    answers({ schema: { type: 'object', required: ['admin'], properties: { admin: { type: 'boolean' } } } }),
  )
  const text = sectionsOf([html])
    .map(([, , words]) => words)
    .join(' ')
  expect(text).toContain('admin boolean required')
  expect(text).toContain('GET /a 200 Fine application/json admin')
})

test('the search finds no word that only folds and diagrams say', () => {
  const text = JSON.stringify(
    sectionsOf([drawBody('<Expandable title="parts">a</Expandable>\n\n```mermaid\ngraph TD\n```')]),
  )
  expect(text).toBe('[["","","parts a graph TD"]]')
})
