import { difference } from '../../../shared/project/files/difference.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { type Step, typedIn } from './mirror-model.ts'
import { rebased } from './rebase.ts'

interface Held {
  /** The text before it. */
  readonly base: string
  readonly step: Step
}

/** What becomes of held typing once the text is loaded: it is in `text`, or `lost`. */
export type Released =
  | { readonly text: string; readonly shown: TextEdits; readonly step: Step | undefined }
  | { readonly lost: Step }

/** What was typed in texts that are loaded again, until it can be made in the new ones. */
export class HeldTyping {
  readonly #byFile = new Map<string, Held>()

  /** Keeps a step that only types in one file; `before`: the texts before it. */
  keep(step: Step, before: ReadonlyMap<string, string | undefined>): void {
    const file = typedIn(step) ?? ''
    const base = this.#byFile.get(file)?.base ?? before.get(file)
    if (base !== undefined) this.#byFile.set(file, { base, step })
  }

  /** The files in which something was typed that is held. */
  files(): readonly string[] {
    return [...this.#byFile.keys()]
  }

  /** Forgets what was typed in a file; gives the last step. */
  drop(file: string): Step | undefined {
    const held = this.#byFile.get(file)
    this.#byFile.delete(file)
    return held?.step
  }

  /** Makes what was typed in a file, which leads to `now` here, in the text that was loaded. */
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
