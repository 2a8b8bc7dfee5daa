import { expect, test } from 'vitest'
import { docsSchema, newerSchema } from '../../../shared/config/schema/schema.ts'
import { settingOfRegion } from './settingOfRegion.ts'

const REGIONS = ['banner', 'header', 'tabs', 'sidebar', 'pager', 'footer']

test('each region leads to a setting that the form of the file has', () => {
  for (const [form, schema] of [
    ['older', docsSchema],
    ['newer', newerSchema],
  ] as const) {
    const keys = REGIONS.flatMap(region => settingOfRegion(region, form)?.slice(1) ?? [])
    expect(keys.length).toBeGreaterThan(4)
    for (const key of keys) expect(Object.keys(schema.properties ?? {})).toContain(key)
  }
  expect(settingOfRegion('header', 'newer')).toBe('/navbar')
  expect(settingOfRegion('title', 'newer')).toBeUndefined()
  expect(settingOfRegion(undefined, 'older')).toBeUndefined()
})
