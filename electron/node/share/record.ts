import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { SharingChoices, StepKind } from '../../../shared/project/share/facts.ts'
import { idOfFolder } from '../base/data-folders.ts'
import { writeAtomically } from '../disk/write-atomically.ts'

/** A commit, and the branch on which it is if there is one. */
export interface Place {
  readonly commit: string
  readonly branch?: string
}

/** A step that replaced texts in the folder, with what is needed to take it back. */
export interface StepRecord {
  readonly kind: StepKind | 'undo'
  /** It was not seen to end. */
  readonly isUnfinished: boolean
  /** `tree`: the files on disk. */
  readonly before: Place & { readonly tree: string }
  readonly after: Place & { readonly tree: string }
  /** Where the branch of `after` was before; missing if the step created it. */
  readonly branchBefore?: string
}

/** What Galley remembers of how one folder is shared. */
export interface SharingRecord {
  readonly choices: SharingChoices
  readonly lastStep?: StepRecord
}

const NOTHING: SharingRecord = { choices: { direct: false, watch: false } }

const isId = (value: unknown): boolean => typeof value === 'string' && /^[\da-f]{40,64}$/.test(value)
const isOptionalText = (value: unknown): boolean => value === undefined || typeof value === 'string'

function isPlace(value: unknown): boolean {
  const { commit, branch, tree } = Object(value)
  return isId(commit) && isId(tree) && isOptionalText(branch)
}

function isStep(value: unknown): value is StepRecord {
  const { kind, isUnfinished, before, after } = Object(value)
  return typeof kind === 'string' && typeof isUnfinished === 'boolean' && isPlace(before) && isPlace(after)
}

/** The record of one folder, in Galley’s own folder: what comes with a repository cannot pretend to be one. */
export class SharingStore {
  readonly #file: string

  constructor(data: string, root: string) {
    this.#file = join(data, 'sharing', `${idOfFolder(root)}.json`)
  }

  read(): SharingRecord {
    try {
      const { choices, lastStep } = Object(JSON.parse(readFileSync(this.#file, 'utf8')))
      const { direct, watch } = Object(choices)
      return {
        choices: { direct: direct === true, watch: watch === true },
        ...(isStep(lastStep) && { lastStep }),
      }
    } catch {
      return NOTHING // nothing yet, or damaged: what git holds does not depend on it
    }
  }

  /** Stores what was chosen; refuses if the disk does. */
  choose(choices: SharingChoices): void {
    this.#write({ ...this.read(), choices })
  }

  /** Stores the last step, or that there is none; refuses if the disk does. */
  setStep(lastStep: StepRecord | undefined): void {
    const { choices } = this.read()
    this.#write({ choices, ...(lastStep && { lastStep }) })
  }

  #write(record: SharingRecord): void {
    writeAtomically(this.#file, JSON.stringify(record), message('disk:names.sharing'))
  }
}
