import { difference } from '../../../shared/text/difference.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { type Step, typedIn } from './mirror-model.ts'
import { rebased } from './rebase.ts'

interface Held {
  /** The text before the typing. */
  readonly base: string
  readonly step: Step
}

/** The result of replaying held typing on the loaded text: it is in `text`, or `lost`. */
type Released =
  | { readonly text: string; readonly shown: TextEdits; readonly step: Step | undefined }
  | { readonly lost: Step }

/** Typing in texts that are being reloaded, held until it can be applied to the new texts. */
export class HeldTyping {
  readonly #byFile = new Map<string, Held>()

  /** Holds a step that only types in one file; `before`: the texts before the step. */
  keep(step: Step, before: ReadonlyMap<string, string | undefined>): void {
    const file = typedIn(step) ?? ''
    const base = this.#byFile.get(file)?.base ?? before.get(file)
    if (base !== undefined) this.#byFile.set(file, { base, step })
  }

  /** The files with held typing. */
  files(): readonly string[] {
    return [...this.#byFile.keys()]
  }

  /** Forgets the held typing of a file and returns its last step. */
  drop(file: string): Step | undefined {
    const held = this.#byFile.get(file)
    this.#byFile.delete(file)
    return held?.step
  }

  /** Replays the held typing of a file, whose text here is `now`, on the loaded text. */
  release(file: string, now: string | undefined, loaded: string): Released | undefined {
    const held = this.#byFile.get(file)
    if (!held || now === undefined) return undefined
    this.#byFile.delete(file)
    const text = rebased(held.base, now, loaded)
    if (text === undefined) return { lost: held.step }
    const edits = difference(loaded, text)
    const step = edits.length === 0 ? undefined : { label: held.step.label, edits: [{ file, edits }] }
    return { text, shown: difference(now, text), step }
  }

  clear(): void {
    this.#byFile.clear()
  }
}
