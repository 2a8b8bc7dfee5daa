import { newerPath } from '../../config/equivalents/equivalents.ts'
import { type JsonNode, nodeAt } from '../../config/json/parse.ts'
import type { JsonPath } from '../../config/json/pointer.ts'
import type { ConfigReading } from '../../config/read/read.ts'
import { replaceText } from '../../config/read/repair.ts'
import { Report } from '../../config/read/report.ts'
import { type Message, message } from '../../messages/message.ts'
import type { Fix } from '../../text/problem.ts'
import { defaultSeverity, type RuleId } from '../rules/registry.ts'
import type { CheckContext } from './context.ts'
import type { Suggestion } from './suggest.ts'

/** What a rule reports about one value. */
interface ProblemText {
  readonly message: Message
  readonly hint?: Message | undefined
  readonly fix?: Fix | undefined
}

/** One check of docs.json against everything else; the rules add their problems. */
export class ConfigCheck {
  readonly context: CheckContext
  readonly #reading: ConfigReading
  readonly #report: Report

  constructor(reading: ConfigReading, known: CheckContext) {
    this.context = known
    this.#reading = reading
    this.#report = new Report(reading.text, reading.sources)
  }

  /** Adds the problem that `rule` found in the value at `path`. */
  add(rule: RuleId, path: JsonPath, text: ProblemText): void {
    const written = this.#writtenAt(path)
    const at = this.#nodeAt(written) ?? { offset: 0, length: 0 }
    this.#report.add({ code: rule, severity: defaultSeverity(rule), at, path: written, ...text })
  }

  /** A fix that replaces the string at `path` by `text`. */
  replace(path: JsonPath, text: string): Fix | undefined {
    const node = this.#nodeAt(this.#writtenAt(path))
    return node?.type === 'string'
      ? { label: message('common:changeTo', { text }), edits: replaceText(node, text) }
      : undefined
  }

  /** Like {@link replace}, for the most likely intended path; keeps a leading slash. */
  correct(path: JsonPath, written: string, suggestion: Suggestion | undefined): Fix | undefined {
    if (suggestion === undefined) return undefined
    const fix = this.replace(path, written.startsWith('/') ? `/${suggestion.path}` : suggestion.path)
    return fix && suggestion.reason === 'case' ? { ...fix, safe: true } : fix
  }

  /** Rules know the paths of the older form; in a file of the newer one the value is where its equivalent is. */
  #writtenAt(path: JsonPath): JsonPath {
    return this.#reading.form === 'newer' ? newerPath(path) : path
  }

  #nodeAt(path: JsonPath): JsonNode | undefined {
    const { root } = this.#reading
    return root && nodeAt(root, path)
  }

  get problems() {
    return this.#report.problems
  }
}
