import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { ProjectState } from '../../../shared/project/base/model.ts'
import { connect } from '../../../shared/rpc/connect.ts'
import type { GeneratedEntry } from '../../../shared/site/api/api-outline.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { testApp } from '../../testing/open-site.tsx'
import { useNotices } from '../base/notices.ts'
import { LinkLost } from '../link/link.ts'
import { createSite } from '../scope/site.ts'
import { generatedEntries, refreshGenerated } from './generated-entries.ts'

const GROUP: GeneratedEntry = { kind: 'group', name: 'Pets', entries: [] }
const PROJECT = { folder: '/home/ada/acme-docs' } as ProjectState

/** A site whose host gives the answers of the test. */
function open() {
  const navigationOfApis = vi.fn<() => Promise<readonly GeneratedEntry[]>>()
  const app = testApp(connect(async () => ({ kind: 'value', value: await navigationOfApis() })))
  const site = createSite(app, PROJECT)
  const errors: unknown[] = []
  useNotices.of(app).subscribe(({ latest }) => errors.push(latest?.message))
  return { site, navigationOfApis, errors }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const soon = () => vi.advanceTimersByTimeAsync(1_000)

test('several changes cause one request', async () => {
  const { site, navigationOfApis } = open()
  navigationOfApis.mockResolvedValue([GROUP])
  refreshGenerated(site)
  refreshGenerated(site)
  await soon()
  expect(navigationOfApis).toHaveBeenCalledOnce()
  expect(generatedEntries(site)).toEqual([GROUP])
})

test('another site starts without the entries of the previous one, and late answers are dropped', async () => {
  let answer: (entries: readonly GeneratedEntry[]) => void = () => undefined
  const { site, navigationOfApis } = open()
  navigationOfApis.mockResolvedValueOnce([GROUP])
  refreshGenerated(site)
  await soon()
  navigationOfApis.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  refreshGenerated(site)
  await soon()
  site.close()
  expect(generatedEntries(createSite(site.app, PROJECT))).toEqual([])
  answer([])
  await soon()
  expect(generatedEntries(site)).toEqual([GROUP])
})

test('a closed site sends no request', async () => {
  const { site, navigationOfApis } = open()
  refreshGenerated(site)
  site.close()
  refreshGenerated(site)
  await soon()
  expect(navigationOfApis).not.toHaveBeenCalled()
})

test('a closed site and a lost connection are not reported, other errors are', async () => {
  const { site, navigationOfApis, errors } = open()
  for (const error of [
    new Refusal('bad-request', asMessage('No site is open.')),
    new LinkLost('There is no connection.'),
    new Error('Something broke.'),
  ]) {
    navigationOfApis.mockRejectedValueOnce(error)
    refreshGenerated(site)
    await soon()
  }
  expect(errors).toEqual(['Something broke.'])
})
