import { existsSync, rmSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { dataFolders } from './data-folders.ts'
import { findProduct } from './product.ts'

/**
 * How often functions run before the engine optimizes them: about fifteen times as often as by default. Most of a short
 * command would otherwise be spent on optimizing what runs only once more; long work notices no difference.
 */
const RARE_OPTIMIZING = {
  11: ['--interrupt-budget=1000000'],
  12: ['--invocation-count-for-turbofan=45000', '--invocation-count-for-maglev=4000'],
}

/**
 * By how many percent the memory in use grows until the engine collects garbage: by default, much more garbage waits
 * than there is memory in use.
 */
const GROWTH = '--heap-growing-percent=80'

/** Settings of the engine by its version. Another version has none: an unknown one would be reported on the terminal. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  11: [...RARE_OPTIMIZING[11], GROWTH], // Node 20
  12: [...RARE_OPTIMIZING[12], GROWTH], // Node 22
  13: [...RARE_OPTIMIZING[12], GROWTH], // Node 24
}

/** The settings with which a version of the engine starts and ends short work sooner. */
export const engineSettings = (version: string): readonly string[] =>
  SETTINGS[Number.parseInt(version, 10)] ?? []

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
  for (const setting of engineSettings(process.versions.v8)) setFlagsFromString(setting)
  const enableCache: unknown = Reflect.get(module, 'enableCompileCache')
  if (typeof enableCache !== 'function') return // Node 20
  const folder = join(dataFolders().data, 'compiled')
  const current = join(folder, findProduct().version)
  removeOlder(folder, current)
  enableCache(current)
}
