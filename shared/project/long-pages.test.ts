import { expect, test } from 'vitest'
import { openInMemory } from './testing/open-in-memory.ts'

const PARAGRAPH = `${'Some words of a paragraph that is long. '.repeat(10)}\n\n`
const CONTENT = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["long"] }] }',
  'long.mdx': `---\ntitle: Long\ndescription: It is long.\n---\n\n${PARAGRAPH.repeat(1_000)}![](/gone.png)\n`,
}

/** Counts the pauses of a project, in which it answers other requests. */
function counted() {
  const turns = { count: 0 }
  const later = (run: () => void) => {
    turns.count++
    setImmediate(run)
  }
  return { turns, later }
}

test('a long page is rendered only once, and in turns, so that the host answers in between', async () => {
  const { turns, later } = counted()
  const { project } = await openInMemory(CONTENT, { later })
  await expect.poll(() => project.problems().length).toBeGreaterThan(0)
  const before = turns.count
  const first = await project.document('long')
  expect(first.html.match(/Some words of a paragraph/g)?.length).toBe(10_000)
  expect(turns.count - before).toBeGreaterThanOrEqual(8)
  const drawn = turns.count
  await project.document('long')
  expect(turns.count - drawn).toBeLessThan(4)
})

test('a long page is checked in turns, with the same problems', async () => {
  const { turns, later } = counted()
  const { project } = await openInMemory(CONTENT, { later })
  const codes = () => project.problems().map(({ code }) => code)
  await expect.poll(codes).toContain('accessibility/no-alt')
  expect(turns.count).toBeGreaterThan(20)
})
