import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { canSetInside, setInside } from './edit-inside.ts'

const PAGE = `---
title: A
authors:
  - name: Ada # first
    role: "writer"
    active: true
  - { name: 'Bob', age: 3 }
seo:
  image:
  nested: { a: [1, 2] }
  about: >-
    long
    text
note: |
  long
---

Text
`
const set = (path: (string | number)[], value: string | number | boolean) => {
  const edits = setInside(PAGE, path, value)
  return edits && applyEdits(PAGE, edits)
}

test.each<[(string | number)[], string | number | boolean, string, string]>([
  [['authors', 0, 'name'], 'Eve', 'name: Ada #', 'name: Eve #'],
  [['authors', 0, 'name'], 'a: b', 'name: Ada #', 'name: "a: b" #'],
  [['authors', 0, 'role'], 'reader', '"writer"', '"reader"'],
  [['authors', 0, 'active'], false, 'active: true', 'active: false'],
  [['authors', 1, 'name'], "O'Neil", "'Bob'", "'O''Neil'"],
  [['authors', 1, 'age'], 4, 'age: 3', 'age: 4'],
  [['seo', 'image'], '/a.png', 'image:\n', 'image: /a.png\n'],
  [['seo', 'about'], 'short', '>-\n    long\n    text\n', 'short\n'],
  [['seo', 'nested', 'a', 1], 5, '[1, 2]', '[1, 5]'],
])('the value at %j becomes %j, and only it changes', (path, value, before, after) => {
  expect(set(path, value)).toBe(PAGE.replace(before, after))
})

test('nothing but a text, a number, or a truth value that exists is replaced', () => {
  expect(set(['authors', 0], 'x')).toBeUndefined()
  expect(set(['authors', 7, 'name'], 'x')).toBeUndefined()
  expect(setInside('Text', ['a'], 'x')).toBeUndefined()
})

test('values that share an anchor are not replaced one by one', () => {
  const page = '---\nmeta:\n  a: &one 1\nother:\n  b: *one\nplain:\n  c: 1\n---\n'
  const fields = ['meta', 'other', 'plain', 'none']
  expect(fields.map(field => canSetInside(page, field))).toEqual([false, false, true, false])
  expect(setInside(page, ['meta', 'a'], 2)).toBeUndefined()
})
