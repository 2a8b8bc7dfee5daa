import { lstatSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { isSiteFile } from '../../../shared/project/files/kinds.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { errno, refusalOf } from './errors.ts'
import { isPlain } from './names.ts'

/** The real location of a path of the repository. */
export interface ConfinedPath {
  /** The requested path, for messages. */
  readonly path: string
  /** A real folder at or below the root, free of links. */
  readonly folder: string
  /** Missing folders below it, then the file's own name. */
  readonly names: readonly string[]
}

const inside = (root: string, real: string): boolean =>
  real === root || real.startsWith(root.endsWith(sep) ? root : root + sep)

const outside = (path: string): Refusal => new Refusal('not-allowed', message('disk:outside', { path }))

const pointsOutside = (path: string): Refusal =>
  new Refusal('not-allowed', message('disk:linkOut', { path }), message('disk:linkOutHint'))

/** The real path, or undefined if nothing exists there; a broken link is refused. */
function real(absolute: string, path = absolute): string | undefined {
  try {
    return realpathSync.native(absolute)
  } catch (error) {
    if (errno(error) !== 'ENOENT') throw error
  }
  if (lstatSync(absolute, { throwIfNoEntry: false })) {
    throw new Refusal('not-allowed', message('disk:linkNowhere', { path }), message('disk:linkNowhereHint'))
  }
  return undefined
}

/** Confines paths to one folder: by their text, and then by where links really lead. */
export class Root {
  /** The folder's real path. */
  readonly folder: string

  /** Throws if there is no such folder. */
  constructor(folder: string) {
    this.folder = realpathSync.native(resolve(folder))
  }

  /** Throws while the folder is gone, or is behind a link now. */
  check(): void {
    if (real(this.folder) === this.folder) return
    throw new Refusal('not-found', message('disk:folderGone'), message('disk:folderGoneHint'))
  }

  /** Finds the real location of `path`; follows links inside the folder and refuses everything that leaves it. */
  locate(path: string): ConfinedPath {
    if (!isPlain(path) || !isSiteFile(path)) throw outside(path)
    try {
      this.check()
      return this.#nearest(path)
    } catch (error) {
      throw refusalOf(error, path, 'read')
    }
  }

  #nearest(path: string): ConfinedPath {
    const names = path.split('/')
    for (let depth = names.length; depth >= 0; depth--) {
      const found = real(join(this.folder, ...names.slice(0, depth)), path)
      if (found === undefined) continue
      const rest = names.slice(depth)
      if (!inside(this.folder, found)) throw pointsOutside(path)
      if (!this.#shown(found, rest)) throw outside(path)
      if (found === this.folder && rest.length === 0) throw outside(path)
      if (rest.length > 0) return { path, folder: found, names: rest }
      return { path, folder: resolve(found, '..'), names: [relative(resolve(found, '..'), found)] }
    }
    throw outside(path)
  }

  #shown(found: string, rest: readonly string[]): boolean {
    const way = relative(this.folder, found)
    return isSiteFile([...(way ? way.split(sep) : []), ...rest].join('/'))
  }
}
