import { createHash } from 'node:crypto'
import { parseJson, toValue } from '../../../shared/config/json/parse.ts'

/** A value that was stored as a line. */
interface CheckedLine {
  readonly value: unknown
  /** The line is as it was written; otherwise `value` is what could be read of it. */
  readonly isSound: boolean
}

const checksum = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, 16)

/** Returns a value as a line that shows whether it was damaged: its checksum, a space, and the value as JSON. */
export function checkedLine(value: unknown): string {
  const json = JSON.stringify(value)
  return `${checksum(json)} ${json}\n`
}

/** Reads as much of damaged JSON as possible. */
function salvaged(json: string): unknown {
  const { root } = parseJson(json)
  return root && toValue(root)
}

function read(line: string): CheckedLine {
  const space = line.indexOf(' ')
  const json = line.slice(space + 1)
  if (line.slice(0, space) !== checksum(json)) return { value: salvaged(json), isSound: false }
  return { value: JSON.parse(json), isSound: true }
}

/**
 * Returns the lines of a file to which lines were appended. A last line that was still being written when the
 * process ended is left out, unless there is no other.
 */
export function readCheckedLines(content: string): readonly CheckedLine[] {
  const lines = content.split('\n')
  const last = lines.pop() ?? ''
  const whole = lines.map(read)
  if (last === '') return whole
  const rest = read(last)
  return rest.isSound || whole.length === 0 ? [...whole, rest] : whole
}
