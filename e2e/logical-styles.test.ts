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

/** Declarations whose side is the same in every language, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  'features/page/tables/Grid.module.css text-align: left': 'a column of a table says `left` in its source',
  'features/page/tables/Grid.module.css text-align: right': 'a column of a table says `right` in its source',
  'site/styles/code.css text-align: left': 'code runs left to right',
}

const physicalIn = (css: string): readonly string[] => {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?:var|calc|env|min|max|clamp)\([^;}]*?\)(?=[\s;}])/g, 'x')
  const named = [...plain.matchAll(PHYSICAL)].map(([, found = '']) => found)
  const sides = [...plain.matchAll(FOUR)]
    .filter(match => match[3] !== match[5])
    .map(([, found = '']) => found)
  return [...named, ...sides].map(found => found.replace(/\s+/g, ' ').trim())
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
})
