import { expect, test } from 'vitest'
import type { PageSummary } from '../../../../shared/page/summary.ts'
import { appearanceOf, cut } from './appearance.ts'
import { addable, formFields, numberIn, siteFields } from './fields.ts'

const page = { title: 'Invoices', path: 'guides/invoices' }

test('a search result shows the title with the name of the site, and the path to the page', () => {
  const { title, trail, description } = appearanceOf(page, { description: 'Get paid.' }, { name: 'Acme' })
  expect([title, trail, description]).toEqual([
    'Invoices - Acme',
    ['Acme', 'guides', 'invoices'],
    'Get paid.',
  ])
})

test('a shared link shows its own fields of the page, then those of docs.json, then the page itself', () => {
  const config = { name: 'Acme', metadata: { 'og:title': 'Acme docs', 'og:image': '/all.png' } }
  const { card } = appearanceOf(page, { 'og:image': '/own.png', description: 'Get paid.' }, config)
  expect(card).toEqual({ title: 'Acme docs', description: 'Get paid.', image: '/own.png', site: 'Acme' })
})

test('a long text is cut after a word', () => {
  expect(cut('Send your first invoice', 12)).toBe('Send your…')
  expect(cut('Short', 12)).toBe('Short')
})

test('the value of a field decides its control', () => {
  const data = { hidden: true, order: 3, tags: ['a'], title: 'Invoices', mode: null }
  const fields = formFields({ data, fields: [] }, ['og:image'])
  expect(fields.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'title: text',
    'description: text',
    'sidebarTitle: text',
    'icon: icon',
    'hidden: flag',
    'order: number',
    'tags: list',
    'mode: choice',
    'og:image: image',
  ])
  expect(addable(['hidden', 'tag'], fields)).toEqual(['tag'])
})

test('fields of other pages have the type that most of them give it, the most frequent first', () => {
  const pageWith = (otherFields: PageSummary['otherFields']) => ({
    file: 'a.mdx',
    path: 'a',
    title: 'A',
    titled: true,
    ...(otherFields && { otherFields }),
  })
  const pages = [
    pageWith({ tags: 'text', author: 'text' }),
    pageWith({ tags: 'list', meta: 'several' }),
    pageWith({ tags: 'list' }),
    pageWith(undefined),
  ]
  expect([...siteFields(pages)]).toEqual([
    ['tags', 'list'],
    ['author', 'text'],
  ])
})

test.each([
  ['4', 4],
  ['-', 'unfinished'],
  ['4.', 'unfinished'],
  ['-4.50', -4.5],
  ['4 or 5', undefined],
  ['007', undefined],
  ['12345678901234567890', undefined],
  ['1e3', undefined],
])('%j in a field of a number is %s', (typed, expected) => {
  expect(numberIn(typed)).toBe(expected)
})
