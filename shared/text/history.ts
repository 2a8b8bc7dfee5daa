import type { Text } from '../messages/message.ts'
import { composeEdits } from './compose.ts'
import type { TextEdits } from './edit.ts'

/** What one step does to the text of one file, and its inverse. */
export interface FileStep {
  readonly file: string
  /** From the text before the step to the text after it. */
  readonly edits: TextEdits
  /** From the text after the step to the text before it, as `invertEdits` gives it. */
  readonly inverse: TextEdits
}

/** A file that a step created or deleted, with its text. */
interface WholeFile {
  readonly file: string
  readonly text: string
}

/** What a person would call one change; `Focus` is where it happened and means nothing here. */
export interface Step<Focus> {
  readonly label: Text
  /**
   * Unique among the steps of a history, where its owner assigns ids; stays when later steps are merged into
   * it.
   */
  readonly id?: number
  /** Consecutive steps with the same value become one. */
  readonly merge?: string
  readonly focus?: Focus
  /** One entry per file. */
  readonly edits: readonly FileStep[]
  /** Created after the edits; undo deletes them first. */
  readonly created?: readonly WholeFile[]
  /** Deleted after the edits; undo restores them first. */
  readonly removed?: readonly WholeFile[]
}

/** The steps that can be undone and redone. Immutable: every function here returns another history. */
export interface History<Focus> {
  readonly past: readonly Step<Focus>[]
  /** The next one to redo is the last. */
  readonly future: readonly Step<Focus>[]
  /** The next step may become part of the last one. */
  readonly open: boolean
}

/** A step to undo or redo, and the history afterwards. */
export interface Move<Focus> {
  readonly step: Step<Focus>
  readonly history: History<Focus>
}

/** Returns a history without steps. */
export const emptyHistory = <Focus>(): History<Focus> => ({ past: [], future: [], open: false })

/** Drops replacements that change nothing; edits and inverse are pairs, and equal texts shift no offsets. */
function withoutNoOps({ file, edits, inverse }: FileStep): FileStep {
  const changes = (_: unknown, index: number) => edits[index]?.text !== inverse[index]?.text
  return { file, edits: edits.filter(changes), inverse: inverse.filter(changes) }
}

function joined(first: FileStep | undefined, second: FileStep | undefined): readonly FileStep[] {
  if (!first || !second) return [first ?? second].filter(step => step !== undefined)
  return [
    {
      file: first.file,
      edits: composeEdits(first.edits, second.edits),
      inverse: composeEdits(second.inverse, first.inverse),
    },
  ]
}

function merged<Focus>(first: Step<Focus>, second: Step<Focus>): Step<Focus> {
  const files = new Set([...first.edits, ...second.edits].map(({ file }) => file))
  const of = (step: Step<Focus>, file: string) => step.edits.find(edit => edit.file === file)
  const edits = [...files]
    .flatMap(file => joined(of(first, file), of(second, file)))
    .map(withoutNoOps)
    .filter(step => step.edits.length > 0)
  return { ...first, edits }
}

const isPlain = <Focus>(step: Step<Focus>): boolean => !step.created?.length && !step.removed?.length

function mayMerge<Focus>(history: History<Focus>, step: Step<Focus>): boolean {
  const last = history.past.at(-1)
  return (
    history.open && last?.merge !== undefined && last.merge === step.merge && isPlain(last) && isPlain(step)
  )
}

/**
 * Adds a new step and clears the redo list. It becomes part of the last step if both have the same `merge`
 * and only edit texts; the merged step is as small as its result, and vanishes if it leads back to the start.
 */
export function pushStep<Focus>(history: History<Focus>, step: Step<Focus>): History<Focus> {
  const last = history.past.at(-1)
  if (!last || !mayMerge(history, step)) return { past: [...history.past, step], future: [], open: true }
  const one = merged(last, step)
  const before = history.past.slice(0, -1)
  return one.edits.length > 0
    ? { past: [...before, one], future: [], open: true }
    : { past: before, future: [], open: false }
}

/** Ends merging: the next step stays separate, as after a pause, a change of field or a save. */
export const sealHistory = <Focus>(history: History<Focus>): History<Focus> => ({ ...history, open: false })

/** Returns the step to undo (its `inverse`s), if there is one. */
export function undoStep<Focus>({ past, future }: History<Focus>): Move<Focus> | undefined {
  const step = past.at(-1)
  return step && { step, history: { past: past.slice(0, -1), future: [...future, step], open: false } }
}

/** Returns the step to redo (its `edits`), if there is one. */
export function redoStep<Focus>({ past, future }: History<Focus>): Move<Focus> | undefined {
  const step = future.at(-1)
  return step && { step, history: { past: [...past, step], future: future.slice(0, -1), open: false } }
}
