import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

/** Where Galley stores its own data, and where it creates new sites. */
interface DataFolders {
  readonly data: string
  readonly documents: string
}

function dataFolder(): string {
  const { APPDATA, XDG_DATA_HOME } = process.env
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Galley')
  if (process.platform === 'win32') return join(APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Galley')
  const base = XDG_DATA_HOME && isAbsolute(XDG_DATA_HOME) ? XDG_DATA_HOME : join(homedir(), '.local', 'share')
  return join(base, 'galley')
}

/** Linux names the documents folder in the person's language. */
function documentsFolder(): string {
  try {
    const text = readFileSync(join(homedir(), '.config', 'user-dirs.dirs'), 'utf8')
    const named = /^XDG_DOCUMENTS_DIR="\$HOME\/(.+)"$/m.exec(text)?.[1]
    if (named) return join(homedir(), named)
  } catch {
    return join(homedir(), 'Documents') // no such list: the default name
  }
  return join(homedir(), 'Documents')
}

/** The folders of this person on this system; `GALLEY_DATA` moves all of them to one folder. */
export function dataFolders(): DataFolders {
  const own = process.env.GALLEY_DATA
  return own
    ? { data: own, documents: join(own, 'documents') }
    : { data: dataFolder(), documents: documentsFolder() }
}

/** The name under which Galley's own data has what belongs to one folder, such as a repository: the same for the same path. */
export const idOfFolder = (folder: string): string =>
  createHash('sha256').update(folder).digest('hex').slice(0, 16)
