import { expect, test } from 'vitest'
import { ChangeDates } from './change-dates.ts'
import { SiteConfig } from './site-config.ts'

const configOf = (settings: object) =>
  new SiteConfig(() => JSON.stringify({ name: 'A', navigation: {}, ...settings }))

test('dates are read once, and only if docs.json wants them', async () => {
  const calls: string[] = []
  const parts = {
    reads: {
      readChanges: async () => {
        calls.push('read')
        return new Map([['a.mdx', '2026-01-02']])
      },
    },
    changed: () => void calls.push('changed'),
  }
  const none = new ChangeDates({ ...parts, config: configOf({}) })
  expect([await none.next(), none.known]).toEqual([false, undefined])
  const dates = new ChangeDates({ ...parts, config: configOf({ metadata: { timestamp: true } }) })
  expect([await dates.next(), await dates.next()]).toEqual([true, false])
  expect(dates.known?.get('a.mdx')).toBe('2026-01-02')
  expect(calls).toEqual(['read', 'changed'])
})
