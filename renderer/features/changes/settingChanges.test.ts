import { expect, test } from 'vitest'
import { applyEdits } from '../../../shared/text/edit.ts'
import { nameOfItem } from './itemIdentity.ts'
import { configIn, revertEdits } from './revertEdits.ts'
import { type ConfigChange, receiptOf, withoutChange } from './settingChanges.ts'

const BEFORE = {
  name: 'Docs',
  colors: { primary: '#0D9373' },
  tabs: [
    { name: 'API', url: 'api' },
    { name: 'SDK', url: 'sdk' },
  ],
  navigation: [
    { group: 'Start', pages: ['intro', 'install', 'quickstart'] },
    { group: 'API', pages: ['api/a', { group: 'Deep', pages: ['api/b'] }] },
  ],
}

const describe = (told: ConfigChange): string => {
  switch (told.kind) {
    case 'value':
      return `${told.path.join('.')}: ${told.before} -> ${told.after}`
    case 'order':
      return `${told.path.join('.')}: ${told.before} -> ${told.after}`
    case 'moved':
      return `${nameOfItem(told.item)} from ${told.from} to ${told.to} in ${told.list.join('.')}`
    case 'carried':
      return `${nameOfItem(told.item)} from ${told.from.list.join('.')} to ${told.to.list.join('.')}`
    default:
      return `${told.kind} ${nameOfItem(told.item)} in ${told.list.join('.')}`
  }
}

const edited = (change: (copy: typeof BEFORE) => void) => {
  const copy = structuredClone(BEFORE)
  change(copy)
  return copy
}

const CASES: readonly (readonly [string, (copy: typeof BEFORE) => void, readonly string[]])[] = [
  ['a value', copy => (copy.colors.primary = '#0B7A60'), ['colors.primary: #0D9373 -> #0B7A60']],
  ['a key', copy => Object.assign(copy, { favicon: '/f.svg' }), ['favicon: undefined -> /f.svg']],
  [
    'a page moved up',
    copy => copy.navigation[0]?.pages.splice(0, 3, 'install', 'intro', 'quickstart'),
    ['install from 1 to 0 in navigation.0.pages'],
  ],
  [
    'a page carried into a group',
    copy => {
      copy.navigation[0]?.pages.splice(1, 1)
      copy.navigation[1]?.pages.push('install')
    },
    ['install from navigation.0.pages to navigation.1.pages'],
  ],
  [
    'a page carried into a group of its own list',
    copy => {
      const [api] = copy.navigation[1]?.pages.splice(0, 1) ?? []
      const deep = copy.navigation[1]?.pages[0]
      if (typeof api === 'string' && typeof deep === 'object') deep.pages.push(api)
    },
    ['api/a from navigation.1.pages to navigation.1.pages.0.pages'],
  ],
  [
    'a page carried out of a group, above it',
    copy => {
      const deep = copy.navigation[1]?.pages[1]
      if (typeof deep === 'object') copy.navigation[1]?.pages.unshift(...deep.pages.splice(0, 1))
    },
    ['api/b from navigation.1.pages.2.pages to navigation.1.pages'],
  ],
  [
    'a group carried into another',
    copy => copy.navigation[0]?.pages.push(...((copy.navigation[1]?.pages.splice(1, 1) ?? []) as string[])),
    ['Deep from navigation.1.pages to navigation.0.pages'],
  ],
  ['a tab', copy => copy.tabs.push({ name: 'New', url: 'new' }), ['added New in tabs']],
  ['a tab gone', copy => copy.tabs.shift(), ['removed API in tabs']],
  [
    'a group with another name',
    copy => Object.assign(copy.navigation[0] ?? {}, { group: 'Begin' }),
    ['navigation.0.group: Start -> Begin'],
  ],
  ['groups swapped', copy => copy.navigation.reverse(), ['API from 1 to 0 in navigation']],
]

test.each(CASES)('%s is described, and reverted by itself', (_, change, sentences) => {
  const after = edited(change)
  const told = receiptOf(BEFORE, after)
  expect(told.map(describe)).toEqual(sentences)
  for (const one of told) expect(withoutChange(after, one)).toEqual(BEFORE)
})

test('one of two changes is reverted, the other stays', () => {
  const after = edited(copy => {
    copy.name = 'Manual'
    copy.tabs.reverse()
  })
  const told = receiptOf(BEFORE, after)
  expect(told).toHaveLength(2)
  const [first] = told
  if (!first) throw new Error('Nothing was told')
  expect(withoutChange(after, first)).toEqual({ ...after, name: 'Docs' })
})

test('an item without a name is called by its value, or not at all', () => {
  expect([nameOfItem('one'), nameOfItem(['a']), nameOfItem({ pages: [] })]).toEqual(['one', '["a"]', '…'])
})

test('a change in a list that is gone meanwhile changes nothing', () => {
  const list = ['tabs']
  const item = { name: 'API' }
  for (const kind of ['added', 'removed'] as const)
    expect(withoutChange({ name: 'Docs' }, { kind, list, index: 0, item })).toEqual({ name: 'Docs' })
})

test('an account that is removed from the footer changes no order', () => {
  const told = receiptOf({ footerSocials: { x: 'a', github: 'b' } }, { footerSocials: { github: 'b' } })
  expect(told.map(describe)).toEqual(['footerSocials.x: a -> undefined'])
})

test('nothing is reported when nothing changed', () => {
  expect(receiptOf(BEFORE, structuredClone(BEFORE))).toEqual([])
})

test('a long list is compared item by item, items of the same name in their order', () => {
  const before = { redirects: Array.from({ length: 1000 }, (_, at) => ({ source: `/old/${at % 400}`, at })) }
  const after = { redirects: [{ source: '/new', destination: '/' }, ...before.redirects.slice(0, -1)] }
  expect(receiptOf(before, after).map(describe)).toEqual([
    'removed /old/199 in redirects',
    'added /new in redirects',
  ])
})

test('another order of the accounts in the footer is reported, and reverted to the byte', () => {
  const before = '{\n  "footerSocials": {\n    "x": "a",\n    "github": "b",\n    "discord": "c"\n  }\n}\n'
  const after =
    '{\n  "footerSocials": {\n    "discord": "c",\n    "slack": "d",\n    "x": "a",\n    "github": "b"\n  }\n}\n'
  const told = receiptOf(configIn(before), configIn(after))
  expect(told.map(({ kind }) => kind)).toEqual(['value', 'order'])
  const back = told.toReversed().reduce((text, one) => applyEdits(text, revertEdits(text, one)), after)
  expect(back).toBe(before)
})
