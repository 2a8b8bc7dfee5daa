import { readFileSync } from 'node:fs'
import 'culori/css'
import { wcagContrast } from 'culori/fn'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const colors = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\);/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
)

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const [a, b] = [colors.get(one)?.[theme], colors.get(other)?.[theme]]
  if (!a || !b) throw new Error(`No token ${one} or ${other}`)
  return wcagContrast(a, b)
}

const PLANES = ['plane-sunken', 'plane-base', 'plane', 'plane-raised']
const ON_PLANES = [
  'text',
  'text-soft',
  'text-faint',
  'accent-text',
  'danger-text',
  'warning-text',
  'success-text',
]
const PAIRS = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ...['accent', 'danger', 'warning', 'success'].flatMap(tone => [
    [`${tone}-text`, `${tone}-soft`],
    ['text', `${tone}-soft`],
  ]),
  ...ON_PLANES.flatMap(text => PLANES.map(plane => [text, plane])),
]

test.each(['light', 'dark'] as const)('text is readable everywhere in the %s theme', theme => {
  const poor = PAIRS.filter(([a = '', b = '']) => contrast(a, b, theme) < 4.5)
  expect(poor).toEqual([])
})

test.each(['light', 'dark'] as const)('controls and focus stand out in the %s theme', theme => {
  const marks = ['line-control', 'focus', 'accent']
  const planes = PLANES.filter(plane => plane !== 'plane-sunken') // it has no inputs
  const poor = marks.flatMap(mark =>
    planes.filter(plane => contrast(mark, plane, theme) < 3).map(p => [mark, p]),
  )
  expect(poor).toEqual([])
})
