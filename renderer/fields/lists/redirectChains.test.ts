import { expect, test } from 'vitest'
import { redirectEnds, straightened } from './redirectChains.ts'

const to = (source: string, destination: string) => ({ source, destination })

test('chains and loops are distinguished from direct redirects', () => {
  const items = [to('/a', '/b'), to('/b', '/c'), to('/x', '/y'), to('/y', '/x'), to('/self', '/self/'), {}]
  expect(redirectEnds(items).map(({ state }) => state)).toEqual([
    'chain',
    'straight',
    'loop',
    'loop',
    'loop',
    'straight',
  ])
})

test('a straightened chain has the same end', () => {
  const items = [to('/a', '/b'), to('/b', '/c#part'), to('/c', '/d'), to('/old/:slug', '/new/:slug')]
  const straight = straightened(items, redirectEnds(items))
  expect(straight).toEqual([to('/a', '/d'), to('/b', '/d'), to('/c', '/d'), to('/old/:slug', '/new/:slug')])
  expect(redirectEnds(straight).map(({ state }) => state)).toEqual(items.map(() => 'straight'))
})

test('a redirect into a loop counts as a loop, and following it ends', () => {
  expect(redirectEnds([to('/in', '/a'), to('/a', '/b'), to('/b', '/a')]).map(({ state }) => state)).toEqual([
    'loop',
    'loop',
    'loop',
  ])
})

test('paths are compared in normal form, and other sites are not followed', () => {
  const items = [to('a/', './b/../c?x=1'), to('//c//', 'https://example.com/a'), to('/d', '//example.com/c')]
  expect(redirectEnds([to('/a', '/b'), to('b', '/x//y/'), to('/x/y', '/z')]).map(({ end }) => end)).toEqual([
    '/z',
    '/z',
    '/z',
  ])
  expect(redirectEnds(items).map(({ state }) => state)).toEqual(['chain', 'straight', 'straight'])
})

test('a long chain is followed once, not once for each of its redirects', () => {
  const count = 50_000
  const items = Array.from({ length: count }, (_, at) => to(`/${at}`, `/${at + 1}`))
  const ends = redirectEnds(items)
  expect(ends.at(0)).toEqual({ state: 'chain', end: `/${count}` })
  expect(ends.at(-1)?.state).toBe('straight')
})
