import { type MessageKey, message } from '../../messages/message.ts'
import { type Bounded, boundedBySize, type Excess, unlessTooCostly } from '../../text/budget.ts'
import { type Finding, readText } from './read.ts'

const REASONS: Readonly<Record<Excess, MessageKey>> = {
  time: 'openapi:tooCostly.time',
  depth: 'openapi:tooCostly.depth',
  memory: 'openapi:tooCostly.memory',
}

/** Why an API description that takes too much is not used. */
export const costlyApi = (excess: Excess): Finding => ({
  message: message(REASONS[excess]),
  hint: message('openapi:tooCostly.hint'),
  offset: 0,
})

/** How many refused texts are remembered. */
const MOST_REFUSED = 20

/** Reads the texts of API descriptions within a budget. A text that exceeds it is refused from then on, at once. */
export class ApiBudget {
  readonly bounded: Bounded
  readonly #refused = new Map<string, Finding>()

  constructor(bounded: Bounded = boundedBySize) {
    this.bounded = bounded
  }

  /** Reads a text like `readText`; the finding says if it takes too much. Never fails. */
  read(text: string): ReturnType<typeof readText> {
    const finding = this.#refused.size > 0 ? this.#refused.get(text) : undefined
    if (finding) return { value: undefined, finding }
    return unlessTooCostly(
      this.bounded,
      () => readText(text),
      excess => ({ value: undefined, finding: this.refuse(text, excess) }),
      text,
    )
  }

  /** Refuses a text from now on, as work with it takes too much; returns why. */
  refuse(text: string, excess: Excess): Finding {
    const finding = costlyApi(excess)
    this.#refused.set(text, finding)
    const [oldest] = this.#refused.keys()
    if (oldest !== undefined && this.#refused.size > MOST_REFUSED) this.#refused.delete(oldest)
    return finding
  }
}
