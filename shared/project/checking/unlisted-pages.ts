import { message } from '../../messages/message.ts'
import { dirname } from '../../text/path.ts'
import type { Problem } from '../../text/problem.ts'

const RULE = 'navigation/unreachable'

/** Up to this number, each unlisted page of a folder is reported on its own. */
const SINGLE = 3

/** Follows the pages that nobody finds, by folder, so that many of one folder are reported as one problem. */
export class UnlistedPages {
  readonly #byFolder = new Map<string, Set<string>>()

  /** Takes in the problems of a file; returns the files of its folder that are reported differently now. */
  note(file: string, problems: readonly Problem[]): readonly string[] {
    const folder = dirname(file)
    const files = this.#byFolder.get(folder) ?? new Set<string>()
    const isUnlisted = problems.some(({ code }) => code === RULE)
    if (files.has(file) === isUnlisted) return []
    if (isUnlisted) files.add(file)
    else files.delete(file)
    if (files.size > 0) this.#byFolder.set(folder, files)
    else this.#byFolder.delete(folder)
    return files.size >= SINGLE ? [...files] : []
  }

  /** Returns the problems of a file as they are reported: the first page of a folder speaks for the others. */
  reported(file: string, problems: readonly Problem[]): readonly Problem[] {
    const folder = dirname(file)
    const files = this.#byFolder.get(folder)
    if (files === undefined || files.size <= SINGLE || !files.has(file)) return problems
    const [first] = [...files].sort()
    if (file !== first) return problems.filter(({ code }) => code !== RULE)
    const text = {
      message: message('checks:field.orphans', {
        count: files.size,
        folder: folder === '' ? '/' : `${folder}/`,
      }),
      hint: message('checks:field.orphansHint'),
    }
    return problems.map(problem => (problem.code === RULE ? { ...problem, ...text } : problem))
  }
}
