import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { writeBillOfMaterials } from './bill-of-materials.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const lock: { packages: Readonly<Record<string, { readonly version?: string }>> } = JSON.parse(
  readFileSync(`${root}package-lock.json`, 'utf8'),
)

const FILE = 'dist/galley.cdx.json'

interface Component {
  readonly name: string
  readonly group?: string
  readonly version: string
}

// Covers S04
test('an installer comes with a bill of materials that names every package of the lockfile', () => {
  writeBillOfMaterials()
  const bill = JSON.parse(readFileSync(`${root}${FILE}`, 'utf8'))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'galley' } } })
  const components: readonly Component[] = bill.components
  const named = new Set(
    components.map(({ name, group, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  )
  const locked = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)
  expect(locked.filter(name => !named.has(name))).toEqual([])
  const { extraResources } = parse(readFileSync(`${root}electron-builder.yml`, 'utf8'))
  expect(extraResources).toContainEqual({ from: FILE, to: 'galley.cdx.json' })
  expect(scripts.dist).toContain('npm run bom')
})
