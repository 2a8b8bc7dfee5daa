import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, parse, resolve, sep } from 'node:path'
import { type Message, message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { SITE_LIST } from '../disk/built-sites.ts'
import { refusalOf } from '../disk/errors.ts'

/** An unfinished site, perhaps of a build that was killed. */
export const STAGING = /^\.galley-staging-[\da-f]{12}$/

const isWithin = (folder: string, other: string): boolean =>
  other === folder || other.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** The real path that a folder has, or will have once it is created. */
export function realPlace(folder: string): string {
  return existsSync(folder) ? realpathSync.native(folder) : join(realPlace(dirname(folder)), basename(folder))
}

function refuse(why: Message): never {
  throw new Refusal('not-allowed', why, message('build:chooseFolder'))
}

function checkContent(out: string): void {
  const stat = lstatSync(out, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isSymbolicLink()) refuse(message('build:isLink', { out }))
  if (!stat.isDirectory()) refuse(message('build:notFolder', { out }))
  const names = readdirSync(out).filter(name => !STAGING.test(name))
  if (names.length > 0 && !names.includes(SITE_LIST)) refuse(message('build:otherFiles', { out }))
}

/** The real path of a folder in which there is nothing but a site. */
function placeOf(out: string): string {
  try {
    checkContent(out)
    return realPlace(out)
  } catch (error) {
    throw refusalOf(error, out, 'open')
  }
}

/**
 * The folder that a site may be written to: new, empty or built before, and never one that holds the
 * repository, a person's home or a whole disk.
 */
export function targetFolder(named: string, repository: string): string {
  const out = resolve(named)
  const real = placeOf(out)
  if (parse(real).root === real) refuse(message('build:wholeDisk'))
  if (isWithin(real, realPlace(homedir()))) refuse(message('build:homeFolder'))
  if (isWithin(real, repository)) refuse(message('build:ownRepository'))
  return real
}
