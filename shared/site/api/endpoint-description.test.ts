import { expect, test } from 'vitest'
import { described, pageOf } from '../testing/api-pages.ts'

test.each<[what: string, operation: object, description: string]>([
  [
    'the first paragraph of its description, without markup',
    {
      summary: 'List boats',
      description: 'Returns **all** [boats](https://e.example)\nin the harbor.\n\nSecond paragraph.',
    },
    'Returns all boats in the harbor.',
  ],
  [
    'its first words, if the paragraph is long',
    { description: 'Boats and more of them. '.repeat(20) },
    `${'Boats and more of them. '.repeat(6)}Boats and more…`,
  ],
  ['its title, its request and its API, if it has none', { summary: 'List boats' }, 'List boats: GET /a · T'],
])('the description of an endpoint for search engines is %s', async (_, operation, description) => {
  const { head } = await pageOf(described({ get: operation }))
  expect(head).toContain(`<meta name="description" content="${description}">`)
})
