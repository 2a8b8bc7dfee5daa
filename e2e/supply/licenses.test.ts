import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Entry {
  readonly license?: string
}

const lock: { packages: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(`${root}package-lock.json`, 'utf8'),
)
const entries = Object.entries(lock.packages).filter(([path]) => path !== '')

/** Licenses that allow what Galley does: bundling the code, and selling what is made with it. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'MPL-2.0'],
  // Allows the use under the later version as well.
  'MPL-1.1',
  ...['Python-2.0', 'PSF-2.0', 'Unlicense', 'WTFPL', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1'],
])

/** Packages whose description names no license: the file that has it, and its first line. */
const IN_FILES: Readonly<Record<string, readonly [string, string]>> = {
  'node_modules/khroma': ['license', 'The MIT License (MIT)'],
}

/** Whether one of the licenses of an expression such as “(MIT OR GPL-3.0)” can be used, and all that it requires. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(license => ALLOWED.has(license)))

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND OFL-1.1)', true],
  ['(MIT AND GPL-3.0)', false],
  ['GPL-3.0', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN FILE', false],
  ['', false],
])('%j is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed)
})

// Covers S05
test('every package has a license of the list', () => {
  const others = entries.filter(([path, { license = '' }]) => !isAllowed(license) && !(path in IN_FILES))
  expect(others.map(([path, { license }]) => `${path}: ${license ?? 'none'}`)).toEqual([])
})

// Covers S05
test('packages that name their license in a file still have it there', () => {
  for (const [path, [file, line]] of Object.entries(IN_FILES)) {
    expect(lock.packages[path]?.license, path).toBeUndefined()
    expect(existsSync(`${root}${path}/${file}`), path).toBe(true)
    expect(readFileSync(`${root}${path}/${file}`, 'utf8').split('\n')[0]).toBe(line)
  }
})
