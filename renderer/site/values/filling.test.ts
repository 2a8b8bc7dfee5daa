import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import {
  filled,
  freeNames,
  movedSpot,
  optionOf,
  placesOf,
  read,
  renamed,
  type Spot,
  valueAt,
  withOption,
  withValue,
} from './filling.ts'
import { anyValue } from './values.ts'

const text: FieldForm = { kind: 'text', label: 'string' }
const group = (...names: readonly string[]): FieldForm => ({
  kind: 'group',
  label: 'object',
  fields: names.map(name => ({ name, form: text })),
})

const root: Spot = { path: [], form: group('address'), isKept: true }
const address: Spot = { path: ['address'], form: group('street'), isKept: false, parent: root }
const street: Spot = { path: ['address', 'street'], form: text, isKept: false, parent: address }

describe('one value of many', () => {
  test('is found and changed in place, and everything else keeps its order', () => {
    const whole = { a: 1, list: [{ x: 1 }, { x: 2 }], z: null }
    expect(valueAt(whole, ['list', 1, 'x'])).toBe(2)
    expect(JSON.stringify(withValue(whole, ['list', 1, 'x'], 3))).toBe(
      '{"a":1,"list":[{"x":1},{"x":3}],"z":null}',
    )
    expect(withValue(whole, ['list', 0], undefined)).toEqual({ a: 1, list: [{ x: 2 }], z: null })
  })

  test('is only an own property of the value', () => {
    expect(valueAt({}, ['constructor'])).toBeUndefined()
    expect(valueAt('text', ['length'])).toBeUndefined()
    expect(JSON.stringify(withValue({}, ['__proto__', 'on'], true))).toBe('{"__proto__":{"on":true}}')
  })

  test('reads back as it was written, at any path', () => {
    const path = fc.array(fc.oneof(fc.string(), fc.constant(0)), { maxLength: 5 })
    fc.assert(
      fc.property(fc.jsonValue(), path, fc.integer(), (whole, at, given) => {
        expect(valueAt(withValue(whole, at, given), at)).toBe(given)
      }),
    )
  })
})

test('an object is created with its first field and removed with its last', () => {
  const one = filled(undefined, street, 'Quay')
  expect(one).toEqual({ address: { street: 'Quay' } })
  expect(filled(one, street, undefined)).toEqual({})
  const kept: Spot = { ...street, parent: { ...address, isKept: true } }
  expect(filled(one, kept, undefined)).toEqual({ address: {} })
})

describe('a value of several forms', () => {
  const options = [
    { name: 'Cat', value: 'cat', form: group('lives', 'name') },
    { name: 'Dog', value: 'dog', form: group('tricks', 'name') },
  ]
  const pet: FieldForm = { kind: 'group', label: 'Pet', property: 'kind', options }

  test('has the form that its property names, or else the one that its fields match', () => {
    expect(optionOf(pet, { kind: 'dog', lives: '9' })).toBe(1)
    expect(optionOf(pet, { name: 'Rex', tricks: 'roll' })).toBe(1)
    expect(optionOf(pet, undefined)).toBe(0)
    const either: FieldForm = {
      kind: 'group',
      label: '',
      options: [{ name: 'text', form: text }, ...options],
    }
    expect(optionOf(either, 'words')).toBe(0)
    expect(optionOf(either, { lives: '9' })).toBe(1)
  })

  test('keeps fields that another form has too, and names the new form', () => {
    const cat = { kind: 'cat', lives: '9', name: 'Tom' }
    expect(withOption(pet, cat, 1)).toEqual({ name: 'Tom', kind: 'dog' })
    expect(withOption({ ...pet, options: [{ name: 'text', form: text }] }, cat, 0)).toBeUndefined()
  })

  test('names its form as soon as one of its fields is filled in', () => {
    const chosen: Spot = {
      path: [],
      form: group('tricks'),
      isKept: true,
      parent: root,
      mark: ['kind', 'dog'],
    }
    const tricks: Spot = { path: ['tricks'], form: text, isKept: false, parent: chosen }
    expect(filled(undefined, tricks, 'roll')).toEqual({ tricks: 'roll', kind: 'dog' })
  })
})

describe('a field whose name the reader chooses', () => {
  const any: FieldForm = { kind: 'any', label: 'any' }
  const free: Spot = { path: ['meta'], form: { ...group('id'), extra: any }, isKept: false, parent: root }

  test('is renamed in place, whatever the name', () => {
    const whole = { meta: { id: 1, a: [1], z: 2 } }
    expect(JSON.stringify(renamed(whole, ['meta', 'a'], '__proto__'))).toBe(
      '{"meta":{"id":1,"__proto__":[1],"z":2}}',
    )
    expect(renamed({ meta: 'text' }, ['meta', 'a'], 'b')).toEqual({ meta: 'text' })
  })

  test('is any field that the description does not name, in any form of the object', () => {
    const whole = { meta: { id: 1, own: 2, lives: 9, kind: 'cat' } }
    expect(freeNames(whole, free)).toEqual(['own', 'lives', 'kind'])
    const cat = { name: 'Cat', value: 'cat', form: group('lives') }
    const several: Spot = { ...free, form: { ...free.form, property: 'kind', options: [cat] } }
    expect(freeNames(whole, several)).toEqual(['own'])
    const dog = { name: 'Dog', value: 'dog', form: group('tricks') }
    const either = { ...several.form, options: [cat, dog] }
    expect(withOption(either, whole.meta, 1)).toEqual({ id: 1, own: 2, kind: 'dog' })
  })

  test('keeps its nested fields when renamed', () => {
    const item: Spot = { path: ['meta', 'a'], form: any, isKept: true, isFree: true, parent: free }
    const inner: Spot = { path: ['meta', 'a', 'x'], form: any, isKept: false, parent: item }
    expect(movedSpot(inner, 1, 'b')).toEqual({
      ...inner,
      path: ['meta', 'b', 'x'],
      parent: { ...item, path: ['meta', 'b'], parent: free },
    })
  })

  test('holds JSON if the text is valid JSON, or else the text, with every digit', () => {
    const typed = ['true', '{"a": [1]}', '"7"', 'plain', '{"a": ', '12345678901234567890', '']
    const read = [true, { a: [1] }, '7', 'plain', '{"a": ', '12345678901234567890', '']
    expect(typed.map(anyValue)).toEqual(read)
  })
})

test('text is parsed if fields can show it', () => {
  expect(read('', group('a'))).toEqual({ value: undefined })
  expect(read('{"a": 1}', group('a'))).toEqual({ value: { a: 1 } })
  const unread = ['{"a": ', '[1]', '{"id": 12345678901234567890}']
  expect(unread.map(each => read(each, group('a')))).toEqual([undefined, undefined, undefined])
  expect(read('[{}]', { kind: 'rows', label: '', item: group('a') })).toEqual({ value: [{}] })
})

test('forms that others repeat are found by their schema locations, however deep', () => {
  const node: FieldForm = { ...group('label'), place: '#/Node' }
  const list: FieldForm = { kind: 'rows', label: 'Node[]', item: node }
  expect([...placesOf({ ...group(), fields: [{ name: 'all', form: list }] }).keys()]).toEqual(['#/Node'])
})
