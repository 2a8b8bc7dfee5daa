import { existsSync, rmSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { dataFolders } from './data-folders.ts'
import { findProduct } from './product.ts'

/**
 * How much bytecode a function runs before the engine optimizes it, in bytes: several times the default. Most of a
 * short command would otherwise be spent on optimizing what runs only once more; long work notices no difference.
 */
const BUDGET = 1_000_000

/**
 * By how many percent the memory in use grows until the engine collects garbage: by default, much more garbage waits
 * than there is memory in use.
 */
const GROWTH = 80

/** The first version of the engine for which these were not measured: an unknown flag would be reported. */
const UNMEASURED = 14

/** Compiled code of another version of Galley is never used again. */
function removeOlder(folder: string, current: string): void {
  if (existsSync(current)) return
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    return // a folder that cannot be written to: nothing is stored there either
  }
}

/** Makes what is loaded from now on start sooner: less optimizing, less garbage, and compiled code from the last run where Node stores it. */
export function startQuickly(): void {
  if (Number.parseInt(process.versions.v8, 10) < UNMEASURED) {
    setFlagsFromString(`--interrupt-budget=${BUDGET}`)
    setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
  }
  const enableCache: unknown = Reflect.get(module, 'enableCompileCache')
  if (typeof enableCache !== 'function') return // Node 20
  const folder = join(dataFolders().data, 'compiled')
  const current = join(folder, findProduct().version)
  removeOlder(folder, current)
  enableCache(current)
}
