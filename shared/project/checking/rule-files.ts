import { stampFixes } from '../../check/base/fixes.ts'
import { readSettings } from '../../check/settings/file.ts'
import { type CheckSettings, defaultSettings } from '../../check/settings/read.ts'
import { switchesOf } from '../../check/settings/rules-file.ts'
import { SETTINGS_FILE } from '../../check/settings/settings-file.ts'
import type { Problem } from '../../text/problem.ts'
import type { Task } from '../base/background.ts'
import type { Buffers } from '../base/buffers.ts'
import { currentText } from '../base/current-text.ts'
import type { Files } from '../files/files.ts'

/** Where the texts of the files come from. */
interface RuleTexts {
  readonly view: Files
  readonly buffers: Buffers
}

/** The files of a repository that set which rules hold, as last read. Reading them is a task of its own: a report needs them before anything is checked. */
export class RuleFiles implements Task {
  readonly #parts: RuleTexts
  readonly #pending = new Set<string>()
  readonly #texts = new Map<string, string>()
  #problems: ReadonlyMap<string, readonly Problem[]> = new Map()
  #settings: CheckSettings = defaultSettings
  #isChanged = false

  constructor(parts: RuleTexts) {
    this.#parts = parts
  }

  get isPending(): boolean {
    return this.#pending.size > 0
  }

  get settings(): CheckSettings {
    return this.#settings
  }

  /** What these files hold, in their order. */
  get texts(): readonly (readonly [file: string, text: string])[] {
    return [...this.#texts].sort(([a], [b]) => (a < b ? -1 : 1))
  }

  /** The problems of each of these files. */
  problems(): ReadonlyMap<string, readonly Problem[]> {
    return this.#problems
  }

  /** Notes that a file changed, was added or was removed. */
  touch(file: string): void {
    this.#pending.add(file)
  }

  /** Returns whether other rules hold since this was called last. */
  takeChange(): boolean {
    const isChanged = this.#isChanged
    this.#isChanged = false
    return isChanged
  }

  /** Reads pending files. */
  async next(): Promise<boolean> {
    if (!this.isPending) return false
    let changed = false
    for (const file of this.#pending) {
      this.#pending.delete(file)
      const text = await currentText(this.#parts, file)
      if (text === this.#texts.get(file)) continue
      changed = true
      if (text === undefined) this.#texts.delete(file)
      else this.#texts.set(file, text)
    }
    if (changed) this.#take()
    return true
  }

  #take(): void {
    this.#isChanged = true
    const text = this.#texts.get(SETTINGS_FILE)
    const { rules, terms, problems } =
      text === undefined ? { ...defaultSettings, problems: [] } : readSettings(text)
    const others = this.texts.filter(([file]) => file !== SETTINGS_FILE)
    this.#settings = { rules, terms, switches: switchesOf(others.map(([, written]) => written)) }
    this.#problems = new Map([[SETTINGS_FILE, stampFixes(problems, text ?? '')]])
  }
}
