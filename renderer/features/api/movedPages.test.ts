import { expect, test } from 'vitest'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import { applyEdits } from '../../../shared/text/edit.ts'
import { FollowedPages, movedPages, redirectEdits, withOperations } from './movedPages.ts'

type Written = readonly [name: string, page: string, title?: string, state?: 'generated' | 'written']

const api = (...written: readonly Written[]): readonly OutlinedApi[] => [
  {
    written: 'api.yaml',
    file: 'api.yaml',
    groups: [
      {
        label: 'Pets',
        groups: [],
        operations: written.map(([name, page, title = name, state = 'generated']) => {
          const [method = '', path = ''] = name.split(' ')
          const rest = { deprecated: false, isMarked: false, file: 'api.yaml' }
          return { name, method, path, title, state, page, pointer: `/${name}`, ...rest }
        }),
      },
    ],
  },
]

const moved = (before: readonly OutlinedApi[], ...after: readonly (readonly OutlinedApi[])[]) => {
  const known = withOperations(new Map(), before)
  return movedPages(known, after.reduce(withOperations, known))
}

test('an operation with another path, method or id is followed to its new page', () => {
  const rest: Written = ['GET /toys', 'toys']
  expect(moved(api(['GET /pets', 'get-pets'], rest), api(['GET /animals', 'get-animals'], rest))).toEqual([
    { from: 'get-pets', to: 'get-animals' },
  ])
  expect(moved(api(['GET /pets', 'list-pets'], rest), api(['GET /pets', 'all-pets'], rest))).toEqual([
    { from: 'list-pets', to: 'all-pets' },
  ])
})

test('among several changed operations, those that keep their location or their title are followed', () => {
  const before = api(['GET /a', 'a', 'A'], ['GET /b', 'b', 'B'], ['GET /c', 'c', 'C'])
  const after = api(['GET /x', 'x', 'B'], ['GET /a', 'a2', 'Z'], ['GET /d', 'd', 'D'])
  expect(moved(before, after)).toEqual([
    { from: 'a', to: 'a2' },
    { from: 'b', to: 'x' },
  ])
})

test('authored pages stay where they are, new and deleted operations are no moves', () => {
  const kept: Written = ['GET /a', 'a']
  expect(moved(api(kept), api(kept, ['GET /b', 'b']))).toEqual([])
  expect(moved(api(kept, ['GET /b', 'b']), api(kept))).toEqual([])
  expect(moved(api(['GET /a', 'a', 'A', 'written']), api(['GET /b', 'b', 'A']))).toEqual([])
})

test('a file that could not be read for a while is compared with its last readable version', () => {
  const broken: readonly OutlinedApi[] = [{ written: 'api.yaml', file: 'api.yaml', groups: [] }]
  expect(moved(api(['GET /a', 'a']), broken)).toEqual([])
  expect(moved(api(['GET /a', 'a']), broken, api(['GET /b', 'b']))).toEqual([{ from: 'a', to: 'b' }])
})

test('a name that is typed with pauses redirects from the URL that readers know, and Undo asks for nothing', () => {
  const pages = new FollowedPages()
  const write = (name: string) => pages.follow(api(['GET /a', name]))
  expect([pages.isEmpty, write('status'), pages.isEmpty]).toEqual([true, [], false])
  expect(write('status-n')).toEqual([{ from: 'status', to: 'status-n' }])
  expect(write('status-now')).toEqual([{ from: 'status', to: 'status-now' }])
  expect(write('status-n')).toEqual([{ from: 'status', to: 'status-n' }])
  expect(write('status')).toEqual([])
  const moved = write('state')
  expect(moved).toEqual([{ from: 'status', to: 'state' }])
  pages.led(moved)
  expect(write('states')).toEqual([{ from: 'state', to: 'states' }])
})

test('an offer of a redirect is accepted once, and only while the page exists', () => {
  const pages = new FollowedPages()
  const write = (name: string) => pages.follow(api(['GET /a', name]))
  write('status')
  const half = write('status-n')
  expect(pages.waiting(half)).toEqual(half)
  const whole = write('status-now')
  expect(pages.waiting(half)).toEqual([])
  expect(pages.waiting(whole)).toEqual(whole)
  pages.led(whole)
  expect(pages.waiting(whole)).toEqual([])
  const undone = write('status-then')
  write('status-now')
  expect(pages.waiting(undone)).toEqual([])
})

test('redirects are added after those of docs.json', () => {
  const added = [
    { from: 'a', to: 'b' },
    { from: 'c', to: 'd' },
  ]
  const rows = [
    { source: '/a', destination: '/b' },
    { source: '/c', destination: '/d' },
  ]
  const write = (value: object) => {
    const text = JSON.stringify(value)
    return JSON.parse(applyEdits(text, redirectEdits(text, added)))
  }
  expect(write({ name: 'N' })).toEqual({ name: 'N', redirects: rows })
  const first = { source: '/x', destination: '/y' }
  expect(write({ redirects: [first] })).toEqual({ redirects: [first, ...rows] })
})
