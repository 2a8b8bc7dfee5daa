import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

test('the page that was asked for last is followed, though one that was asked for before takes longer', async () => {
  const { events, insert, project, settle } = await openInMemory({
    'docs.json': '{ "name": "Acme", "navigation": ["long", "short"] }\n',
    'long.mdx': 'import Part from "/snippets/part.mdx"\n\n<Part />\n',
    'snippets/part.mdx': 'import Deep from "./deep.mdx"\n\n<Deep />\n',
    'snippets/deep.mdx': 'Deep.\n',
    'short.mdx': 'Short.\n',
  })
  await Promise.all([project.preview({ page: 'long' }), project.preview({ page: 'short' })])
  await settle()
  events.preview.length = 0
  await insert('short.mdx', 0, 'More.\n\n')
  await settle()
  expect(events.preview.map(({ path }) => path)).toEqual(['short'])
})
