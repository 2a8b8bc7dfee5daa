import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../../../shared/text/failure.ts'
import { idOfFolder } from '../base/data-folders.ts'
import { digestOf } from '../base/digest.ts'
import { dropOldest } from '../base/drop-oldest.ts'
import { findProduct } from '../base/product.ts'
import { errno } from '../disk/errors.ts'
import { writeAtomically } from '../disk/write-atomically.ts'

/** The most repositories of which something is kept. */
const MOST_FOLDERS = 20

/** Identifies the program that reads pages: another one may read them differently. Run from its sources, it is another one each time. */
function thisProgram(): string {
  const file = fileURLToPath(import.meta.url)
  const run = file.endsWith('.ts') ? ` ${process.pid} ${performance.timeOrigin}` : ''
  return `${findProduct().version} ${digestOf(readFileSync(file))}${run}`
}

/** A file of Galley, and the repository that it is about. */
export interface KeptPlace {
  /** The folder of such files, one for each repository. */
  readonly folder: string
  /** The repository. */
  readonly root: string
  /** By default, this program. */
  readonly program?: string | undefined
}

/**
 * Keeps a text about a repository until it is opened again, in a file that begins with its digest. A file that is
 * damaged, or of another repository or program, counts as none and is written anew.
 */
export class KeptFile {
  readonly #folder: string
  readonly #file: string
  readonly #head: string
  /** The digest of what the file holds. */
  #digest = ''

  constructor({ folder, root, program = thisProgram() }: KeptPlace) {
    this.#folder = folder
    this.#file = join(folder, `${idOfFolder(root)}.json`)
    this.#head = JSON.stringify({ program, root })
  }

  /** Returns the value that was kept; undefined if there is none. */
  read(): unknown {
    try {
      const whole = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : ''
      const [first, second] = [whole.indexOf('\n'), whole.indexOf('\n', whole.indexOf('\n') + 1)]
      const [digest, text] = [whole.slice(0, first), whole.slice(first + 1)]
      if (whole.slice(first + 1, second) !== this.#head || digestOf(text) !== digest) return undefined
      this.#digest = digest
      return JSON.parse(whole.slice(second + 1))
    } catch {
      return undefined // it may not be read, or is no text
    }
  }

  /** Keeps a value, given as JSON, unless it is kept already. */
  write(json: string): void {
    const text = `${this.#head}\n${json}`
    const digest = digestOf(text)
    if (digest === this.#digest) return
    try {
      writeAtomically(this.#file, `${digest}\n${text}`, this.#file)
      dropOldest(this.#folder, MOST_FOLDERS)
      this.#digest = digest
    } catch (error) {
      // Then everything is read the next time, or older files stay.
      if (!(error instanceof Refusal) && errno(error) === undefined) throw error
    }
  }
}

/** Writes values as a list, one a line, as far as they are short enough each and together. */
export function shortLines(values: readonly unknown[], mostOfOne: number, most: number): string {
  const texts: string[] = []
  let length = 0
  for (const value of values) {
    const text = JSON.stringify(value)
    if (text.length > mostOfOne) continue
    length += text.length
    if (length > most) break
    texts.push(text)
  }
  return `[${texts.join(',\n')}]`
}
