import { beforeEach, expect, test, vi } from 'vitest'
import type { SaveReport } from '../../../shared/project/base/model.ts'
import { save, useSaving } from './saving.ts'

const mocks = vi.hoisted(() => ({
  written: vi.fn<(what: { readonly files?: readonly string[] }) => Promise<SaveReport>>(),
  notifyError: vi.fn<(error: unknown) => void>(),
}))
vi.mock('../link/host.ts', () => ({ host: { save: mocks.written } }))
vi.mock('../base/notices.ts', () => ({ notify: () => undefined, notifyError: mocks.notifyError }))
vi.mock('../documents/documents.ts', () => ({
  documents: { settled: async () => undefined, sending: () => [] },
}))
vi.mock('../site/config.ts', () => ({ CONFIG_FILE: 'docs.json' }))
vi.mock('./session.ts', () => ({ projectNow: () => undefined }))
vi.mock('../view/view.ts', () => ({ useView: { getState: () => ({}) } }))

const REPORT: SaveReport = { saved: [], conflicts: [], failed: [] }

beforeEach(() => vi.resetAllMocks())

test('a save that is asked for while another is written comes after it, also where that fails', async () => {
  let fail: (error: Error) => void = () => undefined
  const first = new Promise<SaveReport>((_, reject) => {
    fail = reject
  })
  mocks.written.mockReturnValueOnce(first).mockResolvedValue(REPORT)
  const saves = [save(['a.md']), save()]
  await expect.poll(() => mocks.written.mock.calls).toEqual([[{ files: ['a.md'] }]])
  expect(useSaving.getState().isSaving).toBe(true)
  fail(new Error('The disk is full.'))
  await Promise.all(saves)
  expect(mocks.written.mock.calls).toEqual([[{ files: ['a.md'] }], [{}]])
  expect(mocks.notifyError).toHaveBeenCalledOnce()
  expect(useSaving.getState().isSaving).toBe(false)
})
