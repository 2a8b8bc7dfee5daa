import { expect, test } from 'vitest'
import { redirectEnds, straightened } from './redirectChains.ts'

const to = (source: string, destination: string) => ({ source, destination })

test('chains and loops are told from redirects that lead straight there', () => {
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

test('a chain made straight ends where it ended', () => {
  const items = [to('/a', '/b'), to('/b', '/c#part'), to('/c', '/d'), to('/old/:slug', '/new/:slug')]
  expect(straightened(items)).toEqual([
    to('/a', '/d'),
    to('/b', '/d'),
    to('/c', '/d'),
    to('/old/:slug', '/new/:slug'),
  ])
  expect(straightened(straightened(items))).toEqual(straightened(items))
})

test('what leads into a loop is one, and never takes for ever', () => {
  expect(redirectEnds([to('/in', '/a'), to('/a', '/b'), to('/b', '/a')]).map(({ state }) => state)).toEqual([
    'loop',
    'loop',
    'loop',
  ])
})
