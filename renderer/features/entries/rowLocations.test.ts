import { expect, test } from 'vitest'
import { applyEdits } from '../../../shared/text/edit.ts'
import { moveRows, removeRows } from './rowEdits.ts'
import { insertAt, mayMove, moveBy, renameGroup } from './rowLocations.ts'

const text = `{
  "navigation": [
    { "group": "Start", "pages": ["intro", "quick"] },
    {
      "group": "Guides",
      "pages": [
        "guides/a",
        { "group": "Deep", "pages": ["guides/b"] }
      ]
    }
  ]
}`

const navigation = (edited: string) => JSON.parse(edited).navigation

test('a page goes into another group, at its end', () => {
  const edited = applyEdits(text, moveRows(text, ['page:intro'], { id: 'group:Deep', position: 'on' }))
  expect(navigation(edited)[1].pages[1].pages).toEqual(['guides/b', 'intro'])
  expect(navigation(edited)[0].pages).toEqual(['quick'])
})

test('a page goes before and after another', () => {
  const before = applyEdits(text, moveRows(text, ['page:quick'], { id: 'page:guides/a', position: 'before' }))
  expect(navigation(before)[1].pages[0]).toBe('quick')
  const after = applyEdits(text, moveRows(text, ['page:quick'], { id: 'page:guides/a', position: 'after' }))
  expect(navigation(after)[1].pages.slice(0, 2)).toEqual(['guides/a', 'quick'])
})

test('one position up and down stops at the ends', () => {
  expect(navigation(applyEdits(text, moveBy(text, 'page:intro', 1)))[0].pages).toEqual(['quick', 'intro'])
  expect(navigation(applyEdits(text, moveBy(text, 'page:quick', -1)))[0].pages).toEqual(['quick', 'intro'])
  expect(moveBy(text, 'page:intro', -1)).toEqual([])
  expect(moveBy(text, 'page:quick', 1)).toEqual([])
})

test('removing and renaming touch only their own lines', () => {
  expect(applyEdits(text, removeRows(text, ['page:quick']))).toContain('"pages": ["intro"]')
  expect(applyEdits(text, renameGroup(text, 'group:Deep', 'Deeper'))).toBe(text.replace('"Deep"', '"Deeper"'))
})

test('a new group goes to the end, or to the given target', () => {
  const group = { group: 'New', pages: [] }
  expect(navigation(applyEdits(text, insertAt(text, group, undefined))).at(-1)).toEqual(group)
  const inside = applyEdits(text, insertAt(text, group, { id: 'group:Start', position: 'on' }))
  expect(navigation(inside)[0].pages.at(-1)).toEqual(group)
  expect(navigation(applyEdits('{}', insertAt('{}', group, undefined)))).toEqual([group])
})

const at = (...path: (string | number)[]) => ['navigation', ...path]

test.each([
  ['a page beside a top-level group', 'page', at(0, 'pages', 0), at(1), 'before', false],
  ['a page into a group', 'page', at(0, 'pages', 0), at(1), 'on', true],
  ['a group beside a group', 'group', at(0), at(1), 'after', true],
  ['a group into itself', 'group', at(1), at(1), 'on', false],
  ['a group into its own child', 'group', at(1), at(1, 'pages', 1), 'on', false],
  ['a group beside a page of its own', 'group', at(1), at(1, 'pages', 0), 'before', false],
] as const)('%s', (...[, kind, from, to, position, allowed]) => {
  expect(mayMove({ kind, at: from }, { at: to, position })).toBe(allowed)
})
