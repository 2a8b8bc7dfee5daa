import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_LIST } from '../disk/built-sites.ts'

/** Far more than the list of any site. */
const LARGEST = 256_000_000

/** The paths in a list; earlier versions wrote more about each. */
function pathsOf(value: unknown): readonly string[] {
  const files: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'files') : undefined
  if (Array.isArray(files)) return files.filter(path => typeof path === 'string')
  return typeof files === 'object' && files !== null ? Object.keys(files) : []
}

/** Reads the list; empty if there is none, or if it can't be read: existing files count as someone else's. */
export function readSiteList(out: string): readonly string[] {
  const file = join(out, SITE_LIST)
  const stat = lstatSync(file, { throwIfNoEntry: false })
  if (stat?.isFile() !== true || stat.size > LARGEST) return []
  try {
    return pathsOf(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}

/** The list as text; the same for the same site, wherever it was built. */
export const siteListText = (paths: Iterable<string>): string =>
  `${JSON.stringify({ about: 'Written by galley build.', files: [...paths].sort() }, undefined, 1)}\n`
