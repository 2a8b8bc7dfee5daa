import { expect, test } from 'vitest'
import { asMessage } from '../messages/testing/as-message.ts'
import { COUNTS_FILE, formatCounts } from '../site/plan/repository-counts.ts'
import { Refusal } from '../text/failure.ts'
import { openInMemory } from './testing/open-in-memory.ts'

const files = (url: string) => ({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['intro'] }],
    topbarCtaButton: { type: 'github', url },
  }),
  'intro.mdx': '---\ntitle: Intro\n---\n\nHello.\n',
})

const counts = (stars: number) =>
  formatCounts({ repository: 'acme/anvil', stars, forks: 34, counted: '2026-11-22' })

test('the header shows the counts, and follows new ones', async () => {
  const { project, settle } = await openInMemory({
    ...files('https://github.com/Acme/anvil'),
    [COUNTS_FILE]: counts(1234),
  })
  await settle()
  expect((await project.document('intro')).html).toContain('aria-label="1234 stars"')
  const text = counts(1234)
  const offset = text.indexOf('1234')
  const change = { offset, length: 4, text: '99' }
  await project.edit({ label: 'Count', edits: [{ file: COUNTS_FILE, version: 1, edits: [change] }] })
  await settle()
  const { html } = await project.document('intro')
  expect(html).toContain('aria-label="99 stars"')
  expect(html).toContain('aria-label="34 forks"')
})

test.each([
  ['of another repository', counts(5), 'https://github.com/acme/bellows'],
  ['that cannot be read', '{', 'https://github.com/acme/anvil'],
])('counts %s are not shown', async (_what, text, url) => {
  const { project, settle } = await openInMemory({ ...files(url), [COUNTS_FILE]: text })
  await settle()
  const { html } = await project.document('intro')
  expect(html).toContain('acme/')
  expect(html).not.toContain('Stars:')
})

test('counts that are added later are shown', async () => {
  const { project, settle } = await openInMemory(files('https://github.com/acme/anvil'))
  await settle()
  await project.edit({ label: 'Count', edits: [], create: [{ file: COUNTS_FILE, text: counts(7) }] })
  await settle()
  expect((await project.document('intro')).html).toContain('aria-label="7 stars"')
})

test('counts written by another program are shown, and removed with their file', async () => {
  const { project, disk, settle } = await openInMemory(files('https://github.com/acme/anvil'))
  const shown = async () => {
    await settle()
    return /aria-label="(\d+) stars"/.exec((await project.document('intro')).html)?.[1]
  }
  expect(await shown()).toBeUndefined()
  disk.change({ [COUNTS_FILE]: counts(8) })
  expect(await shown()).toBe('8')
  disk.change({ [COUNTS_FILE]: undefined })
  expect(await shown()).toBeUndefined()
  disk.change({ [COUNTS_FILE]: counts(9) })
  expect(await shown()).toBe('9')
})

test('counts that cannot be read when they are added leave the site as it is', async () => {
  const { project, disk, settle, events } = await openInMemory(files('https://github.com/acme/anvil'))
  await settle()
  disk.failNext('readText', new Refusal('disk', asMessage('The disk reports a fault.')), COUNTS_FILE)
  disk.change({ [COUNTS_FILE]: counts(8) })
  await settle()
  expect((await project.document('intro')).html).not.toContain('Stars:')
  expect(events.notice).toEqual([])
})
