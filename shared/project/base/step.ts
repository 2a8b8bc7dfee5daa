import type { Text } from '../../messages/message.ts'
import { difference } from '../../text/difference.ts'
import { applyEdits, invertEdits, type TextEdits } from '../../text/edit.ts'
import type { FileStep, Step } from '../../text/history.ts'
import type { Focus } from './model.ts'

/** What happened to one file; `undefined`: the file did not, or does not, exist. */
export interface TextChange {
  readonly file: string
  readonly before: string | undefined
  readonly after: string | undefined
  /** How the text changed, if known; otherwise found by comparing. */
  readonly edits?: TextEdits
}

/** What names a step. */
export interface StepName {
  readonly label: Text
  readonly merge?: string
  readonly focus?: Focus
}

function fileStep({ file, before, after, edits }: TextChange): readonly FileStep[] {
  if (before === undefined || after === undefined) return []
  const forth = edits ?? difference(before, after)
  return [{ file, edits: forth, inverse: invertEdits(before, forth) }]
}

/** Returns the step that stores `changes` in both directions. */
export function stepOf({ label, merge, focus }: StepName, changes: readonly TextChange[]): Step<Focus> {
  return {
    label,
    ...(merge !== undefined && { merge }),
    ...(focus && { focus }),
    edits: changes.flatMap(fileStep),
    created: changes.flatMap(({ file, before, after }) =>
      before === undefined && after !== undefined ? [{ file, text: after }] : [],
    ),
    removed: changes.flatMap(({ file, before, after }) =>
      before !== undefined && after === undefined ? [{ file, text: before }] : [],
    ),
  }
}

/** Every file that a step touches. */
export const filesOf = ({ edits, created = [], removed = [] }: Step<Focus>): readonly string[] =>
  [...edits, ...created, ...removed].map(({ file }) => file)

/** Returns what undoing or redoing `step` changes in the texts that `held` gives. */
export function changesOf(
  step: Step<Focus>,
  way: 'undo' | 'redo',
  held: (file: string) => string | undefined,
): readonly TextChange[] {
  const [appearing, going] = way === 'undo' ? [step.removed, step.created] : [step.created, step.removed]
  return [
    ...step.edits.map(({ file, edits, inverse }) => {
      const before = held(file)
      return { file, before, after: applyEdits(before ?? '', way === 'undo' ? inverse : edits) }
    }),
    ...(appearing ?? []).map(({ file, text }) => ({ file, before: held(file), after: text })),
    ...(going ?? []).map(({ file }) => ({ file, before: held(file), after: undefined })),
  ]
}

/**
 * Returns where a person goes on after an undo or redo of `step`: behind the words that it put into a line. Changes of
 * whole lines are shown from their start.
 */
export function focusAfter({ focus, edits }: Step<Focus>, way: 'undo' | 'redo'): Focus | undefined {
  if (focus?.offset === undefined) return focus
  const changed = edits.find(({ file }) => file === focus.file)
  let shift = 0
  for (const { offset, length, text } of (way === 'undo' ? changed?.inverse : changed?.edits) ?? []) {
    const start = offset + shift
    const isHere = start <= focus.offset && focus.offset <= start + Math.max(length, text.length)
    if (isHere && !text.includes('\n')) return { ...focus, offset: start + text.length }
    shift += text.length - length
  }
  return focus
}
