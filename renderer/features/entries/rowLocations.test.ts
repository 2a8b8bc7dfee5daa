import { expect, test } from 'vitest'
import { insertAt, moveBy, moveRows, removeRows, renameRow } from './rowEdits.ts'
import { mayMove } from './rowLocations.ts'
import { configOf, editedText } from './testing/texts.ts'

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
  const edited = editedText(text, now => moveRows(now, ['page:intro'], { id: 'group:Deep', position: 'on' }))
  expect(navigation(edited)[1].pages[1].pages).toEqual(['guides/b', 'intro'])
  expect(navigation(edited)[0].pages).toEqual(['quick'])
})

test('a page goes before and after another', () => {
  const before = editedText(text, now =>
    moveRows(now, ['page:quick'], { id: 'page:guides/a', position: 'before' }),
  )
  expect(navigation(before)[1].pages[0]).toBe('quick')
  const after = editedText(text, now =>
    moveRows(now, ['page:quick'], { id: 'page:guides/a', position: 'after' }),
  )
  expect(navigation(after)[1].pages.slice(0, 2)).toEqual(['guides/a', 'quick'])
})

test('one position up and down stops at the ends', () => {
  expect(navigation(editedText(text, now => moveBy(now, 'page:intro', 1)))[0].pages).toEqual([
    'quick',
    'intro',
  ])
  expect(navigation(editedText(text, now => moveBy(now, 'page:quick', -1)))[0].pages).toEqual([
    'quick',
    'intro',
  ])
  expect(moveBy(configOf(text), 'page:intro', -1).kind).toBe('none')
  expect(moveBy(configOf(text), 'page:quick', 1).kind).toBe('none')
})

test('removing and renaming touch only their own lines', () => {
  expect(editedText(text, now => removeRows(now, ['page:quick']))).toContain('"pages": ["intro"]')
  expect(editedText(text, now => renameRow(now, 'group:Deep', 'Deeper'))).toBe(
    text.replace('"Deep"', '"Deeper"'),
  )
})

test('a new group goes to the end, or to the given target', () => {
  const group = { group: 'New', pages: [] }
  const add = [{ kind: 'group', name: 'New' }] as const
  expect(navigation(editedText(text, now => insertAt(now, add, undefined))).at(-1)).toEqual(group)
  const inside = editedText(text, now => insertAt(now, add, { id: 'group:Start', position: 'on' }))
  expect(navigation(inside)[0].pages.at(-1)).toEqual(group)
  expect(navigation(editedText('{}', now => insertAt(now, add, undefined)))).toEqual([group])
})

const at = (...path: (string | number)[]) => ['navigation', ...path]

test.each([
  ['a page beside a top-level group', 'page', at(0, 'pages', 0), at(1), 'before', false],
  ['a page into a group', 'page', at(0, 'pages', 0), at(1), 'into', true],
  ['a group beside a group', 'group', at(0), at(1), 'after', true],
  ['a group into itself', 'group', at(1), at(1), 'into', false],
  ['a group into its own child', 'group', at(1), at(1, 'pages', 1), 'into', false],
  ['a group beside a page of its own', 'group', at(1), at(1, 'pages', 0), 'before', false],
] as const)('%s', (...[, kind, from, to, position, allowed]) => {
  expect(mayMove(configOf(text), { kind, at: from }, { at: to, position })).toBe(allowed)
})
