import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'galley-bench')

/** Returns the folder of a package from the registry, which is installed once into the cache of the benchmarks. */
export function packageFolder(name: string, version: string): string {
  const home = join(cache, `${name.replace(/\W+/g, '-')}-${version}`)
  const folder = join(home, 'node_modules', name)
  if (existsSync(folder)) return folder
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{"private":true}\n')
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`]
  const { status, stderr } = spawnSync('npm', args, { cwd: home, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name} could not be installed: ${stderr}`)
  return folder
}
