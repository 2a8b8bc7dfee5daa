import { expect, test } from 'vitest'
import { editedText } from '../entries/testing/texts.ts'
import { placingEdit } from './placeOperations.ts'

const text = `{
  "navigation": [
    { "group": "Start", "pages": ["intro", "pets/list"] },
    { "group": "API", "pages": ["pets/add"] }
  ]
}`

const navigation = (...placed: [Parameters<typeof placingEdit>[1], Parameters<typeof placingEdit>[2]]) =>
  JSON.parse(editedText(text, config => placingEdit(config, ...placed))).navigation

const pets = { group: 'Pets', paths: ['pets/new', 'pets/list', 'pets/add'] }
const group = { group: 'Pets', pages: ['pets/new', 'pets/list', 'pets/add'] }

test('a group moves its pages along to the top level, wherever they were', () => {
  expect(navigation(pets, { id: 'group:API', position: 'before' })).toEqual([
    { group: 'Start', pages: ['intro'] },
    group,
    { group: 'API', pages: [] },
  ])
  expect(navigation(pets, undefined).at(-1)).toEqual(group)
})

test('a group whose pages are all listed already becomes a group', () => {
  const listed = { group: 'Pets', paths: ['pets/list', 'pets/add'] }
  expect(navigation(listed, { id: 'group:Start', position: 'after' })).toEqual([
    { group: 'Start', pages: ['intro'] },
    { group: 'Pets', pages: ['pets/list', 'pets/add'] },
    { group: 'API', pages: [] },
  ])
})

test('a group is added next to one of its own pages', () => {
  expect(navigation(pets, { id: 'page:pets/list', position: 'after' })).toEqual([
    { group: 'Start', pages: ['intro', group] },
    { group: 'API', pages: [] },
  ])
})

test('pages without a group move to the target, with those that are not listed yet', () => {
  const some = { paths: ['pets/list', 'pets/new'] }
  expect(navigation(some, { id: 'group:API', position: 'on' })).toEqual([
    { group: 'Start', pages: ['intro'] },
    { group: 'API', pages: ['pets/add', 'pets/list', 'pets/new'] },
  ])
})
