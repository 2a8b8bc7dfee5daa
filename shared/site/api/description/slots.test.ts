import { expect, test } from 'vitest'
import { modelOf } from '../../../openapi/testing/api.ts'
import { pagesOf } from '../../testing/api-pages.ts'
import { siteTextsIn } from '../../texts/site-texts.ts'
import { operationText } from '../eject/eject.ts'
import { wholeTexts } from '../eject/fields.ts'

/** A description in HTML, which names the slot it is in. */
const html = (slot: string) => `<p>In <b>${slot}</b> &amp; <code>more</code><br/>here</p>`

const schema = {
  type: 'object',
  description: html('schema'),
  properties: {
    kind: {
      description: html('field'),
      oneOf: [{ const: 'a', description: html('value') }, { const: 'b' }],
    },
    deep: { type: 'object', description: html('object'), properties: { a: { description: html('deep') } } },
  },
}

const operation = {
  summary: html('summary'),
  description: html('operation'),
  externalDocs: { url: 'https://docs.example.com', description: html('docs') },
  parameters: [{ name: 'q', in: 'query', description: html('parameter'), schema: { type: 'string' } }],
  requestBody: {
    description: html('body'),
    content: {
      'application/json': { schema, examples: { one: { description: html('example'), value: {} } } },
    },
  },
  responses: {
    '200': {
      description: html('response'),
      headers: { 'X-One': { description: html('header'), schema: { type: 'string' } } },
      content: { 'application/json': { schema } },
      links: { next: { description: html('link'), operationId: 'a' } },
    },
  },
  callbacks: { done: { '{$request.body#/url}': { post: { description: html('callback'), responses: {} } } } },
}

const API = {
  openapi: '3.1.0',
  info: { title: html('api'), version: '1', description: html('info') },
  servers: [
    {
      url: 'https://{at}.example.com',
      description: html('server'),
      variables: { at: { default: 'a', description: html('variable') } },
    },
  ],
  tags: [{ name: 'pets', description: html('tag') }],
  paths: { '/a': { post: operation } },
  security: [{ flow: [] }],
  components: {
    securitySchemes: {
      flow: {
        type: 'oauth2',
        description: html('scheme'),
        flows: { implicit: { authorizationUrl: 'https://a.example.com', scopes: { read: html('scope') } } },
      },
    },
  },
}

const RAW = /<\/?(?:p|b|code|br)\b|&lt;|&amp;(?:amp|lt)/

test('HTML in a description is no text on its page, whatever it describes', async () => {
  const [page] = await pagesOf(JSON.stringify(API))
  expect(page?.text).toContain('In operation & more here')
  for (const slot of ['parameter', 'body', 'field', 'deep', 'response', 'header', 'link', 'scheme', 'scope'])
    expect(page?.text).toContain(`In ${slot} & more`)
  expect(page?.html.replace(/<(?:[^>"]|"[^"]*")*>/g, '')).not.toMatch(RAW)
  expect(page?.aside).not.toContain('&lt;p')
})

test('what does not fit on a page has no tags at its start', async () => {
  const long = { type: 'string', description: `<p>${'Long <b>text</b>. '.repeat(200)}</p>` }
  const properties = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, long]))
  const content = { 'application/json': { schema: { type: 'object', properties } } }
  const api = { ...API, paths: { '/a': { get: { responses: { '200': { description: 'Fine', content } } } } } }
  const [page] = await pagesOf(JSON.stringify(api))
  expect(page?.html).toContain('class="cut"')
  expect(page?.html).not.toContain('&lt;')
})

test('HTML in a description is Markdown in the text for other programs', async () => {
  const model = await modelOf({ 'api.json': JSON.stringify(API) })
  const text = operationText(model, {
    config: { name: 'A', navigation: [] },
    into: wholeTexts(siteTextsIn('en')),
    page: '',
  })
  expect(text).toContain('In **operation** & `more`')
  for (const slot of ['parameter', 'body', 'field', 'deep', 'response', 'header', 'link', 'scheme', 'scope'])
    expect(text).toContain(`In **${slot}** & \`more\``)
  expect(text).not.toMatch(/\\?<\/?(?:p|b|code|br)\b|&amp;/)
})
