import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../renderer', import.meta.url))

/** Declarations that name a side of the screen, which is the wrong one in languages that run right to left. */
const PHYSICAL =
  /(?:^|[;{\s])((?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\s*:[^;}]*|(?:text-align|float|clear)\s*:\s*(?:left|right)[^;}]*)/g

/** Declarations with four values; only where the second and fourth differ do they name a side. */
const FOUR =
  /(?:^|[;{\s])((?:margin|padding|inset)\s*:\s*([^\s;}]+)\s+([^\s;}]+)\s+([^\s;}]+)\s+([^\s;}]+))\s*[;}]/g

/** Shadows, each with what it has before its first length. */
const SHADOW = /(?:^|[;{\s])(box-shadow\s*:[^;}]*)/g

/** A distance along the line that is not zero: it goes to the same side in every language. */
const ASIDE = /(?:box-shadow\s*:|,)\s*(?:inset\s+)?-?(?:[1-9]|0?\.\d*[1-9])/

/** Movements and gradients along the line. */
const ALONG =
  /((?:translate\s*:\s*|translateX\(\s*|translate\(\s*)-?(?:[1-9]|0?\.\d*[1-9])[^;}]*|\bto (?:left|right)\b|gradient\(\s*-?(?:90|270)deg)/g

/** Declarations whose side is the same in every language, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  'features/page/tables/Grid.module.css text-align: left': 'a column of a table says `left` in its source',
  'features/page/tables/Grid.module.css text-align: right': 'a column of a table says `right` in its source',
  'site/styles/code.css text-align: left': 'code runs left to right',
  'site/newer/background.css gradient(90deg': 'lines of a grid look the same from both sides',
  'site/styles/scroll.css to left': 'the other side of `to right`',
  'site/styles/scroll.css to right': 'a rule for right-to-left pages follows',
  'site/styles/sidebar.css translate: -102% 0': 'a rule for right-to-left pages follows',
  'site/styles/sidebar.css translate: 102% 0': 'the other side of `-102%`',
  'site/styles/tooltip.css translate: -50%': 'a rule for right-to-left pages follows',
  'site/styles/tooltip.css translate: 50%': 'the other side of `-50%`',
}

const physicalIn = (css: string): readonly string[] => {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?:var|calc|env|min|max|clamp)\([^;}]*?\)(?=[\s;}])/g, 'x')
  const named = [...plain.matchAll(PHYSICAL)].map(([, found = '']) => found)
  const sides = [...plain.matchAll(FOUR)]
    .filter(match => match[3] !== match[5])
    .map(([, found = '']) => found)
  const shadows = [...plain.matchAll(SHADOW)]
    .map(([, found = '']) => found)
    .filter(found => ASIDE.test(found.replace(/\([^)]*\)/g, '')))
  const along = [...plain.matchAll(ALONG)].map(([, found = '']) => found)
  return [...named, ...sides, ...shadows, ...along].map(found => found.replace(/\s+/g, ' ').trim())
}

test('styles name no side of the screen', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.css'))
  const found = files.flatMap(path =>
    physicalIn(readFileSync(join(root, path), 'utf8')).map(one => `${path} ${one}`),
  )
  expect(found.filter(one => !(one in EXEMPT))).toEqual([])
  expect(Object.keys(EXEMPT).filter(one => !found.includes(one))).toEqual([])
})

test('a side that is named is found', () => {
  expect(physicalIn('.a { margin-left: 1px; left: 0 }')).toHaveLength(2)
  expect(physicalIn('.a { padding: 1px 2px 3px 4px; }')).toHaveLength(1)
  expect(physicalIn('.a { margin-inline-start: 1px; padding: 1px 2px 3px 2px }')).toEqual([])
  expect(
    physicalIn('.a { box-shadow: 0 1px #000, inset 2px 0 red; transform: translateX(-1px) }'),
  ).toHaveLength(2)
  expect(
    physicalIn('.a { translate: 0.5rem; background: linear-gradient(to right, #000, #fff) }'),
  ).toHaveLength(2)
  expect(physicalIn('.a { box-shadow: inset calc(var(--toward) * 2px) 0 red; translate: 0 2px }')).toEqual([])
})
