import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

test('only a document of many blocks is marked as long', async () => {
  const { insert, project } = await openInMemory({
    'docs.json': '{ "name": "Acme", "navigation": ["intro"] }\n',
    'intro.mdx': 'Hello.\n',
  })
  expect((await project.document('intro')).html).not.toContain('data-long')
  await insert('intro.mdx', 0, 'More.\n\n'.repeat(400))
  expect((await project.document('intro')).html).toMatch(/<html[^>]* data-long/)
})
