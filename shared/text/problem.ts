import type { Message } from '../messages/message.ts'
import type { TextEdits } from './edit.ts'

/** `error`: something is missing for readers. `warning`: something was guessed or ignored. `notice`: worth knowing. */
export type Severity = 'error' | 'warning' | 'notice'

/** A change that fixes a problem, offered as a button. */
export interface Fix {
  /** The text of the button, such as `Rename to “colors”`. */
  readonly label: Message
  /** Edits of the problem's own file. */
  readonly edits: TextEdits
  /** The meaning stays the same or is beyond doubt, so the fix can be applied without asking. */
  readonly safe?: boolean
  /** Hash of the text that the edits apply to, from `hashText`; absent: the current text. */
  readonly textHash?: number
}

/** Something wrong in a file of the repository. A value: never thrown. */
export interface Problem {
  /** Area and name, such as `config/unknown-key`. Stable: people filter and silence by it. */
  readonly code: `${string}/${string}`
  readonly severity: Severity
  /** Path inside the repository, with `/`. */
  readonly file: string
  /** Where, in UTF-16 units of the file's text. */
  readonly offset: number
  readonly length: number
  /** The same location for people, both from 1. */
  readonly line: number
  readonly column: number
  /** JSON pointer (RFC 6901) of the value concerned, in docs.json or in a page's frontmatter. */
  readonly pointer?: string
  /** One sentence that names the value, in plain words. */
  readonly message: Message
  /** What to do next. */
  readonly hint?: Message
  readonly fix?: Fix
}
