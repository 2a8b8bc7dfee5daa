import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_LIST } from '../disk/built-sites.ts'
import { stampOf } from '../disk/stamp.ts'
import type { FileRow, Manifest } from './manifest.ts'
import { siteListText } from './site-list.ts'
import { STAGING } from './target.ts'

function isUntouched(file: string, { size, stamp }: FileRow): boolean {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  return stat?.isFile() === true && stat.size === size && stampOf(stat) === stamp
}

function hasList(out: string, paths: Iterable<string>): boolean {
  const file = join(out, SITE_LIST)
  const stat = lstatSync(file, { throwIfNoEntry: false })
  return stat?.isFile() === true && readFileSync(file, 'utf8') === siteListText(paths)
}

/** Whether a folder holds exactly what a build wrote, and nobody has touched a file of it since. */
export function isInPlace(out: string, { files }: Manifest): boolean {
  return (
    hasList(out, files.keys()) &&
    !readdirSync(out).some(name => STAGING.test(name)) &&
    [...files].every(([path, row]) => isUntouched(join(out, path), row))
  )
}
