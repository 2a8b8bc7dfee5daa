import { randomBytes } from 'node:crypto'
import { open, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { idOfFolder } from '../base/data-folders.ts'
import { makeFolder } from '../base/make-folder.ts'

async function writeOnce(file: string, bytes: Uint8Array): Promise<void> {
  makeFolder(dirname(file), 0o700)
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Copies of files of one repository in Galley's own data folder. */
export class SafetyCopies {
  readonly #interrupted: string
  readonly #trash: string

  constructor(data: string, root: string) {
    this.#interrupted = join(data, 'interrupted', idOfFolder(root))
    this.#trash = join(data, 'trash')
  }

  /** Keeps bytes until the returned function is called. */
  async keep(path: string, bytes: Uint8Array): Promise<() => Promise<void>> {
    const file = join(this.#interrupted, `${randomBytes(6).toString('hex')}-${basename(path)}`)
    await writeOnce(file, bytes)
    return () => rm(file, { force: true })
  }

  /** Stores a file's bytes where the person can find them. */
  async discard(path: string, bytes: Uint8Array): Promise<void> {
    const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
    await writeOnce(join(this.#trash, `${day} ${randomBytes(3).toString('hex')}`, path), bytes)
  }

  /** Copies that a killed process left: what a file held before the interrupted save. */
  async leftovers(): Promise<readonly string[]> {
    const names = await readdir(this.#interrupted).catch((): string[] => [])
    return names.map(name => join(this.#interrupted, name))
  }
}
