import type { HistoryStep } from './protocol.ts'

/** Something that is typed, or a key with a meaning in a text. */
export interface Input {
  readonly inputType: string
  readonly text: string
  /** What it applies to, if that is not the selection. */
  readonly range: AbstractRange | undefined
  /** Its text is taken away elsewhere. */
  readonly isMove?: boolean
}

/** What an input applies to, if that is not the selection: the browser says of a caret behind a mark that it is in it. */
export function targetOf(event: InputEvent): AbstractRange | undefined {
  const [range] = event.getTargetRanges()
  return event.inputType === 'insertText' && range?.collapsed ? undefined : range
}

/** Inputs that ask for a step of the history. */
export const STEPS: ReadonlyMap<string, HistoryStep> = new Map([
  ['historyUndo', 'undo'],
  ['historyRedo', 'redo'],
])

/** Whether an input asks for a step of the history. */
export const isStep = ({ inputType }: Input): boolean => STEPS.has(inputType)

const CHORDS: ReadonlyMap<string, string> = new Map([
  ['Mod+Z', 'historyUndo'],
  ['Mod+Shift+Z', 'historyRedo'],
  ['Mod+Y', 'historyRedo'],
])

/** The input of a chord that asks for a step of the history. */
export const stepOfChord = (chord: string): string | undefined => CHORDS.get(chord)
