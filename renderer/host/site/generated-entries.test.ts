import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GeneratedEntry } from '../../../shared/site/api/api-outline.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { LinkLost } from '../link/link.ts'
import { forgetPlaced, refreshPlaced } from './generated-entries.ts'

const { navigationOfApis, notifyError, setState } = vi.hoisted(() => ({
  navigationOfApis: vi.fn<() => Promise<readonly GeneratedEntry[]>>(),
  notifyError: vi.fn<(error: unknown) => void>(),
  setState: vi.fn<(state: { readonly entries: readonly GeneratedEntry[] }) => void>(),
}))
vi.mock('../link/host.ts', () => ({ host: { navigationOfApis } }))
vi.mock('../base/notices.ts', () => ({ notifyError }))
vi.mock('zustand', () => ({ create: () => ({ setState }) }))

const GROUP: GeneratedEntry = { kind: 'group', name: 'Pets', entries: [] }

beforeEach(() => {
  vi.useFakeTimers()
  forgetPlaced()
  vi.resetAllMocks()
})
afterEach(() => vi.useRealTimers())

const soon = () => vi.advanceTimersByTimeAsync(1_000)

test('several changes are asked about once', async () => {
  navigationOfApis.mockResolvedValue([GROUP])
  refreshPlaced()
  refreshPlaced()
  await soon()
  expect(navigationOfApis).toHaveBeenCalledOnce()
  expect(setState.mock.lastCall).toEqual([{ entries: [GROUP] }])
})

test('another site begins without what the one before placed, and late answers for that are dropped', async () => {
  let answer: (entries: readonly GeneratedEntry[]) => void = () => undefined
  navigationOfApis.mockResolvedValueOnce([GROUP])
  refreshPlaced()
  await soon()
  navigationOfApis.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  refreshPlaced()
  await soon()
  forgetPlaced()
  expect(setState.mock.lastCall).toEqual([{ entries: [] }])
  answer([GROUP])
  await soon()
  expect(setState.mock.lastCall).toEqual([{ entries: [] }])
})

test('a site that is closed is not asked', async () => {
  refreshPlaced()
  forgetPlaced()
  await soon()
  expect(navigationOfApis).not.toHaveBeenCalled()
})

test('neither a closed site nor a cut wire is told, other faults are', async () => {
  const fault = new Error('Something broke.')
  for (const error of [
    new Refusal('bad-request', 'No site is open.'),
    new LinkLost('There is no connection.'),
    fault,
  ]) {
    navigationOfApis.mockRejectedValueOnce(error)
    refreshPlaced()
    await soon()
  }
  expect(notifyError.mock.calls).toEqual([[fault]])
})
