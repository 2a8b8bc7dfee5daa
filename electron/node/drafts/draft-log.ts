import { isObject } from '../../../shared/config/json/value.ts'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import { difference } from '../../../shared/text/difference.ts'
import { applyEdits, type TextEdit } from '../../../shared/text/edit.ts'
import { checkedLine, readCheckedLines } from './checked-lines.ts'

/**
 * The file of one draft is a log of lines with checksums (see `checkedLine`). A line holds the whole draft,
 * `{ file, time, base, text }`, or how its text changed since the line before, `{ time, edits }`. Times are
 * milliseconds since 1970. The first line is whole; typing appends lines, so that it costs as much as was typed.
 */
interface ReadDraft {
  /** What the log holds, or what could be read of it. */
  readonly draft: Draft | undefined
  readonly time: number
  /** Some of it could not be read as it was written. */
  readonly isDamaged: boolean
}

const isText = (value: unknown) =>
  value === null || (isObject(value) && typeof value.text === 'string' && typeof value.bom === 'boolean')

/** Whether a value that was read from a file is a draft. */
export const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value.file === 'string' &&
  (value.text === null || typeof value.text === 'string') &&
  isText(value.base)

const isEdit = (value: unknown): value is TextEdit =>
  isObject(value) &&
  typeof value.text === 'string' &&
  Number.isSafeInteger(value.offset) &&
  Number.isSafeInteger(value.length)

/** The line that holds a whole draft. */
export const wholeLine = ({ file, base, text }: Draft, time: number): string =>
  checkedLine({ file, time, base, text })

/** The line that turns the text `before` into `after`. */
export const editLine = (before: string, after: string, time: number): string =>
  checkedLine({ time, edits: difference(before, after) })

function edited(draft: Draft | undefined, value: unknown): Draft | undefined {
  if (!draft || draft.text === null || !isObject(value) || !Array.isArray(value.edits)) return undefined
  const edits: readonly unknown[] = value.edits
  return edits.every(isEdit) ? { ...draft, text: applyEdits(draft.text, edits) } : undefined
}

const timeOf = (value: unknown): number =>
  isObject(value) && typeof value.time === 'number' ? value.time : 0

/** Reads the log of a draft. After a damaged line, changes are left out until the next whole draft. */
export function readDraftLog(content: string): ReadDraft {
  let draft: Draft | undefined
  let time = 0
  let isBroken = false
  let isDamaged = false
  for (const { value, isSound } of readCheckedLines(content)) {
    const whole = isDraft(value) ? value : undefined
    const next: Draft | undefined = whole ?? (isSound && !isBroken ? edited(draft, value) : undefined)
    if (next) draft = { file: next.file, text: next.text, base: next.base }
    if (next) time = Math.max(time, timeOf(value))
    isBroken = whole ? false : isBroken || !next
    isDamaged ||= !isSound || !next
  }
  return { draft, time, isDamaged }
}
