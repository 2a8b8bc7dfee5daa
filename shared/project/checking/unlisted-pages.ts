import { message } from '../../messages/message.ts'
import { dirname } from '../../text/path.ts'
import type { Problem } from '../../text/problem.ts'

const RULE = 'navigation/unreachable'

/** Up to this number, each unlisted page of a folder is reported on its own. */
const SINGLE = 3

/** The unlisted pages of one folder. */
class Folder {
  readonly files = new Set<string>()
  /** The first in order; `undefined` if it has to be looked for. */
  #first: string | undefined
  /** The page that spoke for the others when they were reported last; `undefined` if each was reported on its own. */
  #speaker: string | undefined

  add(file: string): void {
    if (this.files.size === 0 || (this.#first !== undefined && file < this.#first)) this.#first = file
    this.files.add(file)
  }

  delete(file: string): void {
    this.files.delete(file)
    if (file === this.#first) this.#first = undefined
  }

  /** The page that speaks for all; `undefined` if each is reported on its own. */
  get speaker(): string | undefined {
    if (this.files.size <= SINGLE) return undefined
    this.#first ??= [...this.files].sort()[0]
    return this.#first
  }

  /** Returns the files that are reported differently than when it was last called. */
  takeChanged(): Iterable<string> {
    const [before, now] = [this.#speaker, this.speaker]
    this.#speaker = now
    if (before === undefined && now === undefined) return []
    if (before === undefined) return this.files
    return now === undefined ? [before, ...this.files] : [before, now]
  }
}

/** Follows the pages that nobody finds, by folder, so that many of one folder are reported as one problem. */
export class UnlistedPages {
  readonly #byFolder = new Map<string, Folder>()
  readonly #changed = new Set<string>()

  /** Takes in the problems of a file. */
  note(file: string, problems: readonly Problem[]): void {
    const name = dirname(file)
    const folder = this.#byFolder.get(name) ?? new Folder()
    const isUnlisted = problems.some(({ code }) => code === RULE)
    if (folder.files.has(file) === isUnlisted) return
    if (isUnlisted) folder.add(file)
    else folder.delete(file)
    this.#byFolder.set(name, folder)
    this.#changed.add(name)
  }

  /** Returns the files that are reported differently because of what was noted since it was last called. */
  takeChanged(): readonly string[] {
    const changed = [...this.#changed].flatMap(name => {
      const folder = this.#byFolder.get(name)
      if (folder?.files.size === 0) this.#byFolder.delete(name)
      return folder ? [...folder.takeChanged()] : []
    })
    this.#changed.clear()
    return changed
  }

  /** Returns the problems of a file as they are reported: the first page of a folder speaks for the others. */
  reported(file: string, problems: readonly Problem[]): readonly Problem[] {
    const name = dirname(file)
    const folder = this.#byFolder.get(name)
    const speaker = folder?.speaker
    if (folder === undefined || speaker === undefined || !folder.files.has(file)) return problems
    if (file !== speaker) return problems.filter(({ code }) => code !== RULE)
    const text = {
      message: message('checks:field.orphans', {
        count: folder.files.size,
        folder: name === '' ? '/' : `${name}/`,
      }),
      hint: message('checks:field.orphansHint'),
    }
    return problems.map(problem => (problem.code === RULE ? { ...problem, ...text } : problem))
  }
}
