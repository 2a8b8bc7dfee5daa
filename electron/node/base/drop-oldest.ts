import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Removes the files of a folder that were written longest ago, so that at most `kept` stay. */
export function dropOldest(folder: string, kept: number): void {
  const names = readdirSync(folder)
  if (names.length <= kept) return
  const byAge = names
    .map(name => ({ name, time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of byAge.slice(kept)) rmSync(join(folder, name), { force: true })
}
