import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SaveReport } from '../../../shared/project/base/model.ts'
import { browserBasics } from '../../testing/browser-basics.ts'
import { openTestSite } from '../../testing/open-site.tsx'
import { useNotices } from '../base/notices.ts'
import { save, useSaving } from './saving.ts'

const REPORT: SaveReport = { saved: [], conflicts: [], failed: [] }
const CONTENT = { 'docs.json': '{ "name": "Acme", "navigation": [] }\n' }

beforeEach(() => {
  for (const [name, value] of Object.entries(browserBasics())) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

test('a save requested during another runs after it, even if that one fails', async () => {
  let fail: (error: Error) => void = () => undefined
  const first = new Promise<SaveReport>((_, reject) => {
    fail = reject
  })
  const written = vi.fn<(what: { readonly files?: readonly string[] }) => Promise<SaveReport>>()
  written.mockReturnValueOnce(first).mockResolvedValue(REPORT)
  const { app, site } = await openTestSite(CONTENT, { handlers: { save: written } })
  const notices: unknown[] = []
  useNotices.of(app).subscribe(({ latest }) => notices.push(latest?.kind))
  const saves = [save(site, ['a.md']), save(site)]
  await expect.poll(() => written.mock.calls).toEqual([[{ files: ['a.md'] }]])
  expect(useSaving.of(site).getState().isSaving).toBe(true)
  fail(new Error('The disk is full.'))
  await Promise.all(saves)
  expect(written.mock.calls).toEqual([[{ files: ['a.md'] }], [{}]])
  expect(notices).toEqual(['error'])
  expect(useSaving.of(site).getState().isSaving).toBe(false)
})
