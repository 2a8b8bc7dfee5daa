import { expect, test } from 'vitest'
import { type Bounded, TooCostly } from '../../text/budget.ts'
import { readConfigWithin, refusedConfig } from './bounded.ts'
import { readConfig } from './read.ts'

/** Stops everything. */
const never: Bounded = work => {
  work()
  throw new TooCostly('time')
}

const CONFIG = '{ "name": "Acme", "navigation": { "tabs": { "$ref": "./tabs.json" } } }'
const TABS = `[${'{ "tab": "Guides", "pages": ["intro"] }, '.repeat(20)}{ "tab": "Last", "pages": [] }]`
const read = (file: string) => (file === 'tabs.json' ? TABS : undefined)

test('settings that take too long are one problem, in the longest of their files', () => {
  const reading = readConfigWithin(never, CONFIG, read)
  expect(reading.state).toBe('broken')
  expect(reading.sources.files).toEqual(['docs.json', 'tabs.json'])
  expect(reading.value.navigation).toEqual([])
  expect(reading.problems).toMatchObject([
    { code: 'config/too-costly', severity: 'error', file: 'tabs.json', line: 1, column: 1 },
  ])
})

test('settings within the budget are read as without one', () => {
  const { problems, value } = readConfigWithin(work => work(), CONFIG, read)
  const expected = readConfig(CONFIG, read)
  expect({ problems, value }).toEqual({ problems: expected.problems, value: expected.value })
})

test('work with the settings counts as reading them', () => {
  const use = () => {
    throw new TooCostly('depth')
  }
  expect(readConfigWithin(work => work(), CONFIG, read, use).problems).toMatchObject([
    { code: 'config/too-costly', file: 'tabs.json' },
  ])
})

test('a reading that is refused later says the same', () => {
  const reading = readConfig('{ "name": "Acme", "navigation": [] }')
  expect(refusedConfig(reading, 'memory').problems).toMatchObject([
    { code: 'config/too-costly', file: 'docs.json', line: 1 },
  ])
})
