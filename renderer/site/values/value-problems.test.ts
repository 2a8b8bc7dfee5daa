import { expect, test } from 'vitest'
import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { valueProblems } from './value-problems.ts'

const text: FieldForm = { kind: 'text', label: 'string' }
const whole: FieldForm = {
  kind: 'number',
  label: 'integer',
  isNumber: true,
  limits: { isWhole: true, least: 1, most: 10 },
}
const pet: FieldForm = {
  kind: 'group',
  label: 'Pet',
  place: 'Pet',
  fields: [
    { name: 'id', required: true, form: whole },
    { name: 'name', form: { ...text, limits: { least: 2, pattern: '^[a-z]+$' } } },
    { name: 'status', form: { kind: 'choice', label: 'string', allowed: ['sold', 'free'] } },
    {
      name: 'tags',
      form: { kind: 'many', label: 'string[]', allowed: ['a', 'b'], limits: { isUnique: true } },
    },
    { name: 'mother', form: { kind: 'group', label: 'Pet', again: 'Pet', isNullable: true } },
    { name: 'born', form: { ...text, isNullable: true, limits: { format: 'date' } } },
  ],
}

const told = (value: unknown, form = pet) =>
  valueProblems(value, form).map(each => [
    each.path.join('.'),
    each.kind === 'missing' || each.kind === 'extra'
      ? `${each.kind} ${each.name}`
      : each.kind === 'limit'
        ? each.broken
        : each.kind,
  ])

test('a value that fits its description has no problems', () => {
  const value = {
    id: 3,
    name: 'rex',
    status: 'sold',
    tags: ['a', 'b'],
    mother: { id: 1 },
    born: '2024-02-29',
  }
  expect(told(value)).toEqual([])
  expect(told({ id: 1, born: null })).toEqual([])
})

test('what is missing, not described, or of the wrong type is reported at its path', () => {
  expect(told({ name: 1, mother: { id: 'x', color: 'red' } })).toEqual([
    ['', 'missing id'],
    ['name', 'type'],
    ['mother.id', 'type'],
    ['mother.color', 'extra color'],
  ])
  expect(told([])).toEqual([['', 'type']])
  expect(told({ id: null })).toEqual([['id', 'type']])
})

test('broken limits are reported by kind', () => {
  expect(told({ id: 1.5 })).toEqual([['id', 'whole']])
  expect(told({ id: 11, name: 'x', status: 'lost', tags: ['a', 'c', 'a'] })).toEqual([
    ['id', 'range'],
    ['name', 'length'],
    ['status', 'choice'],
    ['tags', 'unique'],
    ['tags.1', 'choice'],
  ])
  expect(told({ id: 1, name: 'Rex', born: '2023-02-29' })).toEqual([
    ['name', 'pattern'],
    ['born', 'format'],
  ])
  const address: FieldForm = { ...text, limits: { format: 'ipv4' } }
  expect(
    ['192.0.2.255', '192.0.2.256', '192.0.2.1.', '192.0.2'].map(each => told(each, address).length),
  ).toEqual([0, 1, 1, 1])
})

test('a value that may have several forms is compared with the one that it fits best', () => {
  const cat: FieldForm = {
    kind: 'group',
    label: 'Cat',
    fields: [{ name: 'lives', required: true, form: whole }],
  }
  const dog: FieldForm = {
    kind: 'group',
    label: 'Dog',
    fields: [{ name: 'tricks', required: true, form: text }],
  }
  const either: FieldForm = {
    kind: 'group',
    label: 'Cat or Dog',
    options: [
      { name: 'Cat', form: cat },
      { name: 'Dog', form: dog },
      { name: 'string', form: text },
    ],
  }
  expect(told({ tricks: 'roll' }, either)).toEqual([])
  expect(told('rex', either)).toEqual([])
  expect(told({ lives: 20 }, { ...either, options: [{ name: 'Cat', form: cat }] })).toEqual([
    ['lives', 'range'],
  ])
})

test('fields that a description allows without naming them are no problem, and are compared if it describes them', () => {
  const map: FieldForm = { kind: 'group', label: 'map', extra: whole }
  expect(told({ any: 1, other: 'x' }, map)).toEqual([['other', 'type']])
  expect(told({ any: 'x' }, { kind: 'group', label: 'object', isOpen: true, fields: [] })).toEqual([])
})

// Covers D04
test('patterns that could take ages are not tested', () => {
  for (const pattern of [
    '^(a+)+$',
    '^((a+))+$',
    '^((a)+)+$',
    '^(a|(a))*$',
    '^(?:(?:a?)b?)+$',
    '^([)]a+)+$',
  ]) {
    const slow: FieldForm = { ...text, limits: { pattern } }
    expect(told(`${'a'.repeat(24)}!`, slow), pattern).toEqual([])
  }
  for (const pattern of ['^(ab)+$', '^(a+)(b)$', '^[(+]+$', String.raw`^(\+a)*$`]) {
    const quick: FieldForm = { ...text, limits: { pattern } }
    expect(told('no', quick), pattern).toEqual([['', 'pattern']])
  }
})
