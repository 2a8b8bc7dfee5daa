import { expect, test } from 'vitest'
import { openInMemory } from './testing/open-in-memory.ts'

const PAGES = 900
const BROKEN = '---\ntitle: A title\ndescription: What this page is good for.\n---\n\n[x](/nowhere)\n'
const CONTENT = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["p0"] }] }',
  ...Object.fromEntries(Array.from({ length: PAGES }, (_, n) => [`p${n}.md`, BROKEN])),
}

test('reading that is stopped goes on only when it is asked for, and open pages are checked meanwhile', async () => {
  const { project, events, insert, settle, settleUntil } = await openInMemory(CONTENT)
  await settleUntil(() => project.state().indexed > 100)
  project.reading.setReading({ isOn: false })
  await settle()
  const { indexed, isStopped } = project.state()
  expect([indexed < 200, isStopped]).toEqual([true, true])
  expect(project.problems().filter(({ file }) => file !== 'docs.json')).toEqual([])
  await insert('p800.md', BROKEN.length, '\n[y](/nowhere-else)\n')
  await settle()
  expect(project.state()).toMatchObject({ indexed: indexed + 1, isStopped: true })
  const ofOpen = events.problems.flatMap(({ problems }) => problems).filter(({ file }) => file === 'p800.md')
  expect(ofOpen.map(({ code }) => code)).toEqual(expect.arrayContaining(['link/dead']))
  project.reading.setReading({ isOn: true })
  await settle()
  expect(project.state().indexed).toBe(PAGES)
  expect(project.state()).not.toHaveProperty('isStopped')
  const fresh = await openInMemory({ ...CONTENT, 'p800.md': `${BROKEN}\n[y](/nowhere-else)\n` })
  await fresh.settle()
  expect(project.problems()).toEqual(fresh.project.problems())
})

test('checks that are stopped keep what they found, and find the rest later', async () => {
  const { project, events, settle, settleUntil } = await openInMemory(CONTENT)
  await settleUntil(() => project.problems().length > 300)
  project.reading.setReading({ isOn: false })
  await settle()
  const { indexed, unchecked = 0 } = project.state()
  expect(indexed).toBe(PAGES)
  expect(unchecked).toBeGreaterThan(0)
  expect(unchecked).toBeLessThan(PAGES)
  project.reading.setReading({ isOn: true })
  await settle()
  expect(project.problems().length).toBeGreaterThanOrEqual(PAGES)
  expect(events.state.at(-1)).not.toHaveProperty('unchecked')
})

test('a small site says as well whether everything was checked', async () => {
  const { project, settle } = await openInMemory({ 'docs.json': '{ "name": "Acme" }', 'one.md': BROKEN })
  expect(project.state()).toHaveProperty('unchecked', 0)
  await settle()
  expect(project.state()).not.toHaveProperty('unchecked')
})

test('who asks for all external links wants every page to be read', async () => {
  const { project, settle } = await openInMemory(CONTENT)
  project.reading.setReading({ isOn: false })
  const asked = project.externalLinks.addresses()
  await settle()
  expect(await asked).toEqual([])
  expect(project.state().indexed).toBe(PAGES)
})
