import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}

const lock: { packages: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
)
const entries = Object.entries(lock.packages).filter(([path]) => path !== '')

test('the lockfile has the packages of every platform, which a clean install requires', () => {
  const known = new Set(entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const named = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}))
  expect(named.filter(name => !known.has(name))).toEqual([])
})

// Covers S01
test('every package has an integrity hash and comes from a registry', () => {
  const loose = entries.filter(([, entry]) => !entry.optional && !entry.integrity?.startsWith('sha512-'))
  const elsewhere = entries.filter(
    ([, { resolved }]) => resolved !== undefined && !/^https:\/\//.test(resolved),
  )
  expect(loose.map(([path]) => path)).toEqual([])
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

// Covers S02
test('no package runs a script when it is installed', () => {
  const { allowScripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const scripted = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(13))
  expect(scripted.filter(name => allowScripts[name] !== false)).toEqual([])
  // Older versions of npm know only this switch.
  expect(readFileSync(new URL('../.npmrc', import.meta.url), 'utf8')).toContain('ignore-scripts=true')
})
