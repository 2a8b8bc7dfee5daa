import type { Text } from '../messages/message.ts'
import type { TextEdits } from './edit.ts'

/** `error`: something is missing for readers. `warning`: something was guessed or ignored. `notice`: worth knowing. */
export type Severity = 'error' | 'warning' | 'notice'

/** One change that makes a problem go away, offered as a button. */
export interface Fix {
  /** What the button says, such as `Rename to “colors”`. */
  readonly label: Text
  /** Edits of the problem's own file. */
  readonly edits: TextEdits
  /** It says the same in a better way, or what was surely meant: it can be made without asking. */
  readonly safe?: boolean
  /** The text that the edits were made for, as `hashText` tells it; absent: the present one. */
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
  /** The same place for people, both from 1. */
  readonly line: number
  readonly column: number
  /** JSON pointer (RFC 6901) of the value concerned, in docs.json or in a page's frontmatter. */
  readonly pointer?: string
  /** One sentence that names the value, in plain words. */
  readonly message: Text
  /** What to do next. */
  readonly hint?: Text
  readonly fix?: Fix
}
