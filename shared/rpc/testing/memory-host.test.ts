import { expect, test } from 'vitest'
import type { EventName } from '../events.ts'
import { hostInMemory } from './memory-host.ts'

const CONTENT = { 'docs.json': '{"name":"Acme"}', 'a.md': '# Apples\n' }

test('a window can connect, edit a page and see its preview without a machine', async () => {
  const reported: EventName[] = []
  const { host, settle } = await hostInMemory(CONTENT, { onEvent: name => reported.push(name) })
  await settle()
  expect(await host.connect({ window: 'one' })).toMatchObject({ project: { name: 'Acme' } })
  expect(await host.preview({ page: 'a' })).toMatchObject({ url: expect.stringMatching(/^preview:\/.*a/) })
  const edits = [{ file: 'a.md', version: 1, edits: [{ offset: 2, length: 0, text: 'Green ' }] }]
  expect(await host.edit({ label: 'Type', edits })).toEqual({ 'a.md': 2 })
  expect(await host.read({ file: 'a.md' })).toMatchObject({ text: '# Green Apples\n' })
  expect(reported).toContain('state')
})

test('what needs a machine is refused unless the test answers it', async () => {
  const { host } = await hostInMemory(CONTENT, {
    handlers: { planReview: () => Promise.reject(new Error()) },
  })
  await expect(host.chooseFolder()).rejects.toMatchObject({ failure: { code: 'unavailable' } })
  await expect(host.planReview()).rejects.toThrow()
  expect(await host.sinceCommit()).toEqual({ kind: 'none' })
})
