import { expect, test } from 'vitest'
import { MemoryCheckKeeper } from '../testing/memory-keeper.ts'
import { openInMemory } from '../testing/open-in-memory.ts'

/** So many that their first check shows progress. */
const PAGES = Array.from({ length: 250 }, (_, number) => `page-${number}`)

test('kept problems are reported when all of them hold, and no page is left to check', async () => {
  const checkKeeper = new MemoryCheckKeeper()
  const content = {
    'docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: PAGES }] }),
    ...Object.fromEntries(PAGES.map(path => [`${path}.md`, '---\ntitle: One\n---\n\n[gone](/gone)\n'])),
  }
  const first = await openInMemory(content, { checkKeeper })
  await first.settle()
  checkKeeper.keep()
  expect(checkKeeper.count).toBe(PAGES.length)
  const again = await openInMemory(content, { checkKeeper })
  await again.settle()
  expect(again.project.state()).not.toHaveProperty('unchecked')
  const told = again.events.problems.flatMap(({ problems }) => problems)
  expect(told.filter(({ code }) => code === 'link/dead')).toHaveLength(PAGES.length)
})
