import type { Text } from '../../messages/message.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Fix, Problem, Severity } from '../../text/problem.ts'
import { formatPointer, type JsonPath } from '../json/pointer.ts'
import { CONFIG_FILE } from '../schema/config-file.ts'

/** A range of the text. */
interface TextRange {
  readonly offset: number
  readonly length: number
}

/** What a rule found in docs.json; {@link Report} turns it into a problem. */
export interface Finding {
  readonly code: Problem['code']
  readonly severity: Severity
  readonly at: TextRange
  readonly path?: JsonPath
  readonly message: Text
  readonly hint?: Text | undefined
  readonly fix?: Fix | undefined
}

/** More problems in one file help nobody. */
const MAX = 1000

/** Collects the findings in one text of docs.json. */
export class Report {
  readonly text: string
  readonly #starts: readonly number[]
  readonly #problems: Problem[] = []

  constructor(text: string) {
    this.text = text
    this.#starts = lineStarts(text)
  }

  /** How many problems there are so far. */
  get count(): number {
    return this.#problems.length
  }

  /** Nothing more is added. */
  get isFull(): boolean {
    return this.#problems.length >= MAX
  }

  /** There are so few problems that each may take its time. */
  get isShort(): boolean {
    return this.#problems.length < 20
  }

  /** Adds a problem; ignored beyond a thousand. */
  add(finding: Finding): void {
    if (this.isFull) return
    const { code, severity, at, path, message, hint, fix } = finding
    const offset = Math.min(Math.max(at.offset, 0), this.text.length)
    this.#problems.push({
      code,
      severity,
      file: CONFIG_FILE,
      offset,
      length: Math.min(Math.max(at.length, 0), this.text.length - offset),
      ...positionAt(this.#starts, offset),
      ...(path === undefined ? {} : { pointer: formatPointer(path) }),
      message,
      ...(hint === undefined ? {} : { hint }),
      ...(fix === undefined ? {} : { fix }),
    })
  }

  /** The line of `offset`, from 1. */
  lineOf(offset: number): number {
    return positionAt(this.#starts, offset).line
  }

  /** The problems in the order of the text. */
  get problems(): readonly Problem[] {
    return this.#problems.toSorted((one, other) => one.offset - other.offset)
  }
}
