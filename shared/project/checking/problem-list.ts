import { detached } from '../../text/detached.ts'
import type { Problem } from '../../text/problem.ts'
import type { HostEvents } from '../base/events.ts'
import { UnlistedPages } from './unlisted-pages.ts'

const NONE: readonly Problem[] = []

const isSame = (a: readonly Problem[], b: readonly Problem[]): boolean =>
  a.length === b.length && (a.length === 0 || JSON.stringify(a) === JSON.stringify(b))

/** The problems of every file, and those that the window does not know yet. */
export class ProblemList {
  readonly #emit: Pick<HostEvents, 'problems'>
  readonly #byFile = new Map<string, readonly Problem[]>()
  readonly #unlisted = new UnlistedPages()
  readonly #unreported = new Set<string>()
  readonly #groups = new Map<string, readonly string[]>()

  constructor(emit: Pick<HostEvents, 'problems'>) {
    this.#emit = emit
  }

  /** Replaces the problems of a file. */
  set(file: string, problems: readonly Problem[]): void {
    if (isSame(this.#byFile.get(file) ?? NONE, problems)) return
    if (problems.length > 0) this.#byFile.set(file, detached(problems))
    else this.#byFile.delete(file)
    this.#unreported.add(file)
    this.#unlisted.note(file, problems)
  }

  /** The problems of a file, as they were set. */
  of(file: string): readonly Problem[] {
    return this.#byFile.get(file) ?? NONE
  }

  /** Replaces the problems of files that are checked together; a file that is no longer among them has none. */
  setGroup(group: 'config' | 'sheets', found: ReadonlyMap<string, readonly Problem[]>): void {
    for (const file of this.#groups.get(group) ?? []) if (!found.has(file)) this.set(file, NONE)
    for (const [file, problems] of found) this.set(file, problems)
    this.#groups.set(group, [...found.keys()])
  }

  /** Sends what changed since the last report to the window, as one event. */
  report(): void {
    if (this.#unreported.size === 0) return
    for (const file of this.#unlisted.takeChanged()) this.#unreported.add(file)
    const files = [...this.#unreported].sort()
    this.#unreported.clear()
    this.#emit.problems({ files, problems: files.flatMap(file => this.#reported(file)) })
  }

  /** All problems, in order of file and position. */
  all(): readonly Problem[] {
    return [...this.#byFile.keys()].sort().flatMap(file => this.#reported(file))
  }

  #reported(file: string): readonly Problem[] {
    return this.#unlisted.reported(file, this.#byFile.get(file) ?? NONE)
  }
}
