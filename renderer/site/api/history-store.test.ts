import { afterEach, expect, test, vi } from 'vitest'
import { rememberRequest, sentRequests } from './history-store.ts'

const request = (at: number, body: string) => ({
  page: 'https://docs.example/page',
  method: 'POST',
  path: '/pets',
  at,
  status: 200,
  milliseconds: 1,
  values: { body },
})

afterEach(() => vi.unstubAllGlobals())

test('a request that is too large to be kept does not push out the others', () => {
  vi.stubGlobal('location', new URL('https://docs.example/page'))
  for (const [at, length] of [
    [1, 100],
    [2, 500_000],
    [3, 100],
  ] as const)
    rememberRequest(request(at, 'x'.repeat(length)))
  expect(sentRequests().map(({ at }) => at)).toEqual([3, 1])
})
