import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeConfigTexts } from './text.ts'
import { mergeValues } from './values.ts'

const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const SITE = {
  name: 'Acme',
  colors: { primary: '#0d9373', light: '#07c983' },
  navigation: [
    { group: 'Start', pages: ['intro', 'setup', 'use'] },
    { group: 'More', pages: ['faq'] },
  ],
}

const merge = (mine: unknown, disk: unknown, base: unknown = SITE) =>
  mergeConfigTexts({ base: write(base), mine: write(mine), disk: write(disk) })

const pagesOf = (text: string | undefined) => JSON.parse(text ?? '').navigation[0].pages

const withPages = (...pages: string[]) => ({
  ...SITE,
  navigation: [{ ...SITE.navigation[0], pages }, SITE.navigation[1]],
})

test('a setting that only one side changed is kept, whichever side it was', () => {
  const mine = { ...SITE, name: 'Mine' }
  const disk = { ...SITE, colors: { ...SITE.colors, light: '#000000' } }
  expect(merge(mine, disk)).toEqual({ text: write({ ...disk, name: 'Mine' }), overlaps: [] })
})

test('a dropdown of the newer form that one side moves and both sides change is still the same', () => {
  const guides = { dropdown: 'Guides', icon: 'book', pages: ['a'] }
  const api = { dropdown: 'API', icon: 'server', pages: ['x'] }
  const site = (...dropdowns: readonly object[]) => ({ navigation: { dropdowns } })
  const [mine, disk] = [
    { ...api, icon: 'code' },
    { ...api, pages: ['x', 'y'] },
  ]
  const merged = merge(site(mine, guides), site(guides, disk), site(guides, api))
  expect(JSON.parse(merged?.text ?? '')).toEqual(site({ ...mine, pages: ['x', 'y'] }, guides))
})

test('a key named like an inherited property is merged like any other', () => {
  const base = { ...SITE, constructor: 'taken out on disk' }
  const { value, overlaps } = mergeValues({ base, mine: { ...base, name: 'Mine' }, disk: SITE })
  expect(Object.entries(Object(value))).toEqual(Object.entries({ ...SITE, name: 'Mine' }))
  expect(overlaps).toEqual([])
})

test('pages that both sides add to and remove from one list need no choice', () => {
  const merged = merge(withPages('intro', 'mine', 'setup', 'use'), withPages('intro', 'use', 'theirs'))
  expect(merged?.overlaps).toEqual([])
  expect(pagesOf(merged?.text)).toEqual(['intro', 'mine', 'use', 'theirs'])
})

test('two pages added at the same position are both kept', () => {
  const merged = merge(
    withPages('intro', 'setup', 'use', 'mine'),
    withPages('intro', 'setup', 'use', 'theirs'),
  )
  expect(merged?.overlaps).toEqual([])
  expect([...pagesOf(merged?.text)].sort()).toEqual(['intro', 'mine', 'setup', 'theirs', 'use'])
})

test('a page that both sides added, each at its own end, is there once', () => {
  const pages = ['intro', 'setup', 'use', 'more', 'end']
  const merged = merge(withPages('new', ...pages), withPages(...pages, 'new'), withPages(...pages))
  expect(merged?.overlaps).toEqual([])
  expect(pagesOf(merged?.text).filter((page: string) => page === 'new')).toHaveLength(1)
})

test('a setting that both sides added, each at its own end, is there once', () => {
  const rest = { a: 1, b: 2, c: 3, d: 4, e: 5 }
  const merged = merge({ name: 'Acme', ...rest }, { ...rest, name: 'Acme' }, rest)
  expect(merged).toMatchObject({ overlaps: [] })
  expect(merged?.text.match(/"name"/g)).toHaveLength(1)
})

test('a move on one side and a new page on the other are merged, even in a one-line list', () => {
  const line = (pages: readonly string[]) =>
    `{"navigation":[{"group":"Start","pages":${JSON.stringify(pages)}}]}`
  const merged = mergeConfigTexts({
    base: line(['intro', 'setup', 'use']),
    mine: line(['use', 'intro', 'setup']),
    disk: line(['intro', 'setup', 'use', 'new']),
  })
  expect(merged).toMatchObject({ overlaps: [] })
  expect(pagesOf(merged?.text)).toEqual(['use', 'new', 'intro', 'setup'])
  expect(merged?.text).not.toContain('\n')
})

test('two orders of one list are a choice, and other changes are kept', () => {
  const [mine, disk] = [withPages('use', 'intro', 'setup'), withPages('setup', 'intro', 'use', 'new')]
  const merged = merge(mine, disk)
  expect(merged?.overlaps).toMatchObject([{ kind: 'order', path: ['navigation', 0, 'pages'] }])
  expect(pagesOf(merged?.text)).toEqual(['setup', 'intro', 'use', 'new'])
  const id = merged?.overlaps[0]?.id ?? ''
  const chosen = mergeConfigTexts(
    { base: write(SITE), mine: write(mine), disk: write(disk) },
    new Map([[id, 'mine']]),
  )
  expect(pagesOf(chosen?.text)).toEqual(['use', 'new', 'intro', 'setup'])
})

test('a group that was renamed on one side takes the pages that the other added', () => {
  const mine = { ...SITE, navigation: [{ ...SITE.navigation[0], group: 'Begin' }, SITE.navigation[1]] }
  const merged = merge(mine, withPages('intro', 'new', 'setup', 'use'))
  expect(merged?.overlaps).toEqual([])
  expect(JSON.parse(merged?.text ?? '').navigation[0]).toEqual({
    group: 'Begin',
    pages: ['intro', 'new', 'setup', 'use'],
  })
})

test('one setting with two values is a choice', () => {
  const merged = merge({ ...SITE, name: 'Mine' }, { ...SITE, name: 'Theirs' })
  expect(merged?.overlaps).toEqual([
    { id: '/"name"', path: ['name'], kind: 'value', base: 'Acme', mine: 'Mine', disk: 'Theirs' },
  ])
})

test('a group that one side deleted and the other changed is a choice', () => {
  const merged = merge(
    { ...SITE, navigation: [SITE.navigation[1]] },
    withPages('intro', 'setup', 'use', 'new'),
  )
  expect(merged?.overlaps).toMatchObject([{ kind: 'value', path: ['navigation', 0], mine: undefined }])
})

test('unaffected text stays as the disk has it, including comments', () => {
  const base = '{\n  "name": "Acme", // the name\n  "navigation": []\n}\n'
  const disk = base
    .replace('"navigation": []', '"navigation": [\n    "a"\n  ]')
    .replace('the name', 'our name')
  const mine = base.replace('Acme', 'Mine')
  expect(mergeConfigTexts({ base, mine, disk })?.text).toBe(disk.replace('Acme', 'Mine'))
})

test('a text that cannot be read is not merged by path', () => {
  expect(mergeConfigTexts({ base: '{}', mine: '{"a":', disk: '{}' })).toBeUndefined()
})

const page = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
const group = fc.record({
  group: fc.constantFrom('One', 'Two', 'Three', 'Four'),
  pages: fc.uniqueArray(page, { maxLength: 5 }),
})
const site = fc.record(
  {
    name: fc.constantFrom('x', 'y', 'z'),
    colors: fc.record(
      { primary: fc.constantFrom('#000', '#111'), light: fc.constantFrom('#222', '#333') },
      { requiredKeys: [] },
    ),
    navigation: fc.uniqueArray(group, { selector: one => one.group, maxLength: 4 }),
    odd: fc.jsonValue(),
  },
  { requiredKeys: ['navigation'] },
)

const leavesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...leavesOf(one),
      ])
    : [JSON.stringify(value)]

// Covers F08
test('the result can be read and has the merged value; nothing new is lost: it is there or can be chosen', () => {
  fc.assert(
    fc.property(site, site, site, (base, mine, disk) => {
      const merged = merge(mine, disk, base)
      const { value, overlaps } = mergeValues({ base, mine, disk })
      expect(JSON.parse(merged?.text ?? '')).toEqual(JSON.parse(JSON.stringify(value)))
      const kept = new Set(leavesOf([value, overlaps.map(one => [one.mine, one.disk])]))
      const old = new Set(leavesOf(base))
      for (const leaf of [...leavesOf(mine), ...leavesOf(disk)])
        if (!old.has(leaf)) expect(kept).toContain(leaf)
    }),
  )
})

test('a side that changed nothing gives way, byte for byte', () => {
  fc.assert(
    fc.property(site, site, (base, other) => {
      expect(merge(base, other, base)?.text).toBe(write(other))
      const mine = merge(other, base, base)
      expect(mine?.overlaps).toEqual([])
      expect(JSON.parse(mine?.text ?? '')).toEqual(JSON.parse(write(other)))
    }),
  )
})

test('changes of different keys are both made, in either order', () => {
  const keys = fc.dictionary(fc.constantFrom('name', 'a', 'b', 'c'), fc.jsonValue())
  fc.assert(
    fc.property(keys, keys, keys, (base, one, other) => {
      const own = (key: string) => key === 'name' || key === 'a'
      const part = (from: object, mine: boolean) => Object.entries(from).filter(([key]) => own(key) === mine)
      const [left, right, both] = [
        Object.fromEntries([...part(one, true), ...part(base, false)]),
        Object.fromEntries([...part(base, true), ...part(other, false)]),
        Object.fromEntries([...part(one, true), ...part(other, false)]),
      ]
      for (const [mine, disk] of [
        [left, right],
        [right, left],
      ]) {
        const { value, overlaps } = mergeValues({ base, mine, disk })
        expect(overlaps).toEqual([])
        expect(value).toEqual(both)
      }
    }),
  )
})

test('text outside of the values is kept, even if all sides have a duplicate key', () => {
  const settings = (words: string, c: number) =>
    `{\n  // ${words} words\n  "a": 1,\n  "b": 2,\n  "a": 1,\n  "d": 4,\n  "c": ${c}\n}\n`
  const merged = mergeConfigTexts({
    base: settings('old', 3),
    mine: settings('MY new', 3),
    disk: settings('old', 4),
  })
  expect(merged).toEqual({ text: settings('MY new', 4), overlaps: [] })
})

test('a key that each side added at its own position is there once, beside an old duplicate key', () => {
  const settings = (first: string, last: string) =>
    `{\n${first}  "a": 1,\n  "b": 2,\n  "a": 1,\n  "d": 4,\n  "e": 5${last}\n}\n`
  const merged = mergeConfigTexts({
    base: settings('', ''),
    mine: settings('  "name": "Acme",\n', ''),
    disk: settings('', ',\n  "name": "Acme"'),
  })
  expect(merged?.overlaps).toEqual([])
  expect(merged?.text.match(/"name"/g)).toHaveLength(1)
})

test('a removed duplicate key elsewhere does not allow a new one', () => {
  const settings = (x: string, first: string, last: string) =>
    `{\n  "x": {\n${x}    "name": "A"\n  },\n  "y": {\n${first}    "b": 1,\n    "c": 2,\n    "d": 3${last}\n  }\n}\n`
  const twice = '    "name": "A",\n    "z": 1,\n'
  const merged = mergeConfigTexts({
    base: settings(twice, '', ''),
    mine: settings('    "z": 1,\n', '    "name": "Acme",\n', ''),
    disk: settings(twice, '', ',\n    "name": "Acme"'),
  })
  expect(merged?.overlaps).toEqual([])
  expect(merged?.text.match(/"name": "Acme"/g)).toHaveLength(1)
})
