import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The beginning of a bill of materials, in the CycloneDX format. */
interface Bill {
  readonly metadata: { readonly component: { readonly name: string } }
}

/** Lists every package in the lockfile, with its version, license and hash. */
export function billOfMaterials(): Bill {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const printed = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  })
  const bill: Bill = JSON.parse(printed)
  // npm calls the product after the folder that it happens to be in.
  const { name }: { readonly name: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  return { ...bill, metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } } }
}

/** Writes the list to where the installers take it from. */
export function writeBillOfMaterials(): void {
  mkdirSync(`${root}dist`, { recursive: true })
  writeFileSync(`${root}dist/galley.cdx.json`, `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
}
