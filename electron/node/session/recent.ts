import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecentFolder } from '../../../shared/project/base/model.ts'
import { makeFolder } from '../base/make-folder.ts'

const MOST = 20

function isRecent(value: unknown): value is RecentFolder {
  if (typeof value !== 'object' || value === null) return false
  const { folder, name, opened } = value as Readonly<Record<string, unknown>>
  return typeof folder === 'string' && typeof name === 'string' && typeof opened === 'number'
}

/** Recently opened folders, newest first, in a file that only this person can read. */
export class Recent {
  readonly #data: string
  readonly #changed: () => void

  /** `changed` is called after the list has changed. */
  constructor(data: string, changed: () => void = () => undefined) {
    this.#data = data
    this.#changed = changed
  }

  /** Those that still exist. */
  list(): readonly RecentFolder[] {
    return this.#read().filter(({ folder }) => existsSync(folder))
  }

  add(folder: string, name: string): void {
    const others = this.#read().filter(entry => entry.folder !== folder)
    this.#write([{ folder, name, opened: Date.now() }, ...others].slice(0, MOST))
  }

  forget(folder: string): void {
    this.#write(this.#read().filter(entry => entry.folder !== folder))
  }

  clear(): void {
    this.#write([])
  }

  get #file(): string {
    return join(this.#data, 'recent.json')
  }

  #read(): readonly RecentFolder[] {
    try {
      const value: unknown = JSON.parse(readFileSync(this.#file, 'utf8'))
      return Array.isArray(value) ? value.filter(isRecent).slice(0, MOST) : []
    } catch {
      return [] // no list yet, or one that was damaged: it is a convenience, not a document
    }
  }

  #write(entries: readonly RecentFolder[]): void {
    const temporary = `${this.#file}.${randomBytes(4).toString('hex')}`
    try {
      makeFolder(this.#data, 0o700)
      writeFileSync(temporary, `${JSON.stringify(entries, undefined, 2)}\n`, { mode: 0o600 })
      renameSync(temporary, this.#file)
    } catch {
      return // a data folder that cannot be written: the list is not stored, everything else works
    }
    this.#changed()
  }
}
