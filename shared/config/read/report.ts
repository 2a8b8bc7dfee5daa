import type { Message } from '../../messages/message.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Fix, Problem, Severity } from '../../text/problem.ts'
import { type ConfigSources, onlyConfigFile } from '../document/config-document.ts'
import { formatPointer, type JsonPath } from '../json/pointer.ts'
import { CONFIG_FILE } from '../schema/config-file.ts'
import { docsSchema, type Schema } from '../schema/schema.ts'

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
  /** Where it is written, if not where `path` leads; without both, docs.json. */
  readonly file?: string
  readonly message: Message
  readonly hint?: Message | undefined
  readonly fix?: Fix | undefined
}

/** More problems in one file help nobody. */
const MAX = 1000

/** Collects the findings in docs.json and the files that it refers to. */
export class Report {
  readonly text: string
  readonly sources: ConfigSources
  /** Describes the settings of the file: problems name them by its titles. */
  schema: Schema = docsSchema
  readonly #starts = new Map<string, readonly number[]>()
  readonly #problems: Problem[] = []

  constructor(text: string, sources: ConfigSources = onlyConfigFile(text)) {
    this.text = text
    this.sources = sources
  }

  /** What a reading says of its texts. */
  get source(): { readonly text: string; readonly sources: ConfigSources } {
    return { text: this.text, sources: this.sources }
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
    const file = finding.file ?? (path === undefined ? CONFIG_FILE : this.sources.locate(path).file)
    const text = this.sources.text(file)
    const offset = Math.min(Math.max(at.offset, 0), text.length)
    this.#problems.push({
      code,
      severity,
      file,
      offset,
      length: Math.min(Math.max(at.length, 0), text.length - offset),
      ...positionAt(this.#startsOf(file), offset),
      ...(path === undefined ? {} : { pointer: formatPointer(path) }),
      message,
      ...(hint === undefined ? {} : { hint }),
      ...(fix === undefined ? {} : { fix }),
    })
  }

  /** The line of `offset` in docs.json, from 1. */
  lineOf(offset: number): number {
    return positionAt(this.#startsOf(CONFIG_FILE), offset).line
  }

  #startsOf(file: string): readonly number[] {
    const known = this.#starts.get(file)
    const starts = known ?? lineStarts(this.sources.text(file))
    if (!known) this.#starts.set(file, starts)
    return starts
  }

  /** The problems in the order of the files and their texts. */
  get problems(): readonly Problem[] {
    const { files } = this.sources
    const order = new Map(files.map((file, index) => [file, index]))
    const rank = ({ file }: Problem) => order.get(file) ?? files.length
    return this.#problems.toSorted((one, other) => rank(one) - rank(other) || one.offset - other.offset)
  }
}
