import { existsSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { realPlace, targetFolder } from '../output/target.ts'
import { absoluteFolder } from '../session/discover.ts'
import { checkFree } from './zip.ts'

/** The folder in a repository that sites are usually built into. */
const USUAL = 'site'

/** The absolute path that a person wrote; never one in the repository but the usual folder. */
function absolute(written: string, repository: string): string {
  const path = written.trim()
  if (!isAbsolute(path) && !/^~[/\\]/.test(path))
    throw new Refusal('bad-request', message('build:wholePath'), message('build:wholePathHint'))
  const named = absoluteFolder(path)
  const place = realPlace(named)
  const inside = relative(repository, place)
  const isInside = !inside.startsWith(`..${sep}`) && inside !== '..' && !isAbsolute(inside)
  if (isInside && inside !== '' && place !== join(repository, USUAL))
    throw new Refusal('not-allowed', message('build:inRepository'), message('build:inRepositoryHint'))
  return named
}

/** The folder that a person chose for an export. */
export const exportFolder = (written: string, repository: string): string =>
  targetFolder(absolute(written, repository), repository)

/** The new file that a person chose for an export. */
export function exportZip(written: string, repository: string): string {
  const path = absolute(written, repository)
  if (!/\.zip$/i.test(path))
    throw new Refusal('bad-request', message('build:zipName'), message('build:zipNameHint'))
  const folder = dirname(path)
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Refusal('not-allowed', message('build:notFolder', { out: folder }))
  checkFree(path)
  return path
}
